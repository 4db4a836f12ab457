import Configuration
import Testing

struct EndpointTests {
    @Test(
        arguments: [
            ("127.0.0.1:7377", "127.0.0.1", true, false), ("127.8.9.1:1", "127.8.9.1", true, false),
            ("[::1]:7377", "[::1]", true, false), ("0.0.0.0:443", "0.0.0.0", false, true),
            ("[::]:443", "[::]", false, true), ("192.168.1.7:80", "192.168.1.7", false, false),
            ("[fe80::1]:80", "[fe80::1]", false, false),
        ] as [(String, String, Bool, Bool)])
    func `an address of this machine and its port`(
        text: String, host: String, isLoopback: Bool, isAny: Bool
    ) throws {
        let endpoint = try #require(Endpoint(text))
        #expect(endpoint.host == host)
        #expect(endpoint.isLoopback == isLoopback)
        #expect(endpoint.isAny == isAny)
    }

    @Test(arguments: [
        "", "127.0.0.1", ":80", "localhost:80", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:x",
        "1.2.3:80", "1.2.3.256:80", "::1:80", "[::1:80", "[x]:80", "http://127.0.0.1:80",
        "1.2.3.+4:80",
    ])
    func `what is none is refused`(text: String) { #expect(Endpoint(text) == nil) }

    @Test(
        arguments: [
            ("listen = \"0.0.0.0:80\"", "listen"), ("listen = \"[::]:80\"", "listen"),
            ("listen = \"192.168.1.7:80\"", "listen"), ("key = \"/a\"", "key"),
            ("certificate = \"/a\"", "certificate"),
        ])
    func `what others could read along with is refused`(text: String, key: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try load("[web]\n\(text)") }
        #expect(error?.key == "web.\(key)")
        #expect(error?.description.contains("\"web.\(key)\" needs ") == true)
    }

    @Test(
        arguments: [
            ("listen = \"0.0.0.0:10700\"", "listen"), ("listen = \"[::]:10700\"", "listen"),
            ("listen = \"127.0.0.1:10700\"\nallow = [\"log\", \"correct\"]", "allow"),
            ("allow = [\"erase\"]", "allow"), ("announce = true", "announce"),
            ("listen = \"127.0.0.1:10700\"\nannounce = true", "announce"),
            ("listen = \"[::1]:10700\"\npeers = [\"10.0.0.2\"]\nannounce = true", "announce"),
        ])
    func `rooms of nobody in particular, or that are told too much, are refused`(
        text: String, key: String
    ) throws {
        let error = #expect(throws: ConfigurationError.self) { try load("[wyoming]\n\(text)") }
        #expect(error?.key == "wyoming.\(key)")
        #expect(error?.description.contains("\"wyoming.\(key)\" needs ") == true)
    }

    @Test(
        arguments: [
            "listen = \"[::1]:10700\"", "allow = []", "allow = [\"log\"]",
            "listen = \"[::1]:10700\"\nannounce = false",
            "listen = \"10.0.0.1:10700\"\npeers = [\"10.0.0.2\"]\nannounce = true",
        ])
    func `rooms of this computer need no more`(text: String) throws {
        _ = try load("[wyoming]\n\(text)")
    }
}
