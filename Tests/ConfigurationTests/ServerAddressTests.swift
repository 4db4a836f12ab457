import Configuration
import Testing

struct ServerAddressTests {
    @Test(
        arguments: [
            ("mqtt://localhost", "mqtt", "localhost", nil),
            ("mqtts://a.example.org:8883", "mqtts", "a.example.org", 8883),
            ("tcp://127.0.0.1:10300/", "tcp", "127.0.0.1", 10300),
            ("mqtt://[::1]:1883", "mqtt", "::1", 1883),
            ("mqtt://[fe80::1]", "mqtt", "fe80::1", nil),
        ] as [(String, String, String, UInt16?)])
    func `an address has a scheme, a host and perhaps a port`(
        text: String, scheme: String, host: String, port: UInt16?
    ) throws {
        let address = try #require(ServerAddress(text))
        #expect(address.scheme == scheme)
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test(
        arguments: [
            "", "localhost", "://x", "mqtt://", "mqtt://:1883", "mqtt://a:0", "mqtt://a:70000",
            "mqtt://a:b", "mqtt://[::1", "mqtt://a b", "mqtt://a/b", "mqtt://u@a", "mqtt://[::1]x",
        ])
    func `what has not is none`(text: String) { #expect(ServerAddress(text) == nil) }
}
