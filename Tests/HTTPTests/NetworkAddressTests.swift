import ModelServer
import Testing

@testable import HTTP

struct NetworkAddressTests {
    /// The bytes that an address has in an IPv6 socket's structure, given as eight hexadecimal groups.
    private func bytes(_ address: String) -> [UInt8] {
        if address.contains(":") {
            return address.split(separator: ":").flatMap { group in
                let value = UInt16(group, radix: 16) ?? 0
                return [UInt8(value >> 8), UInt8(value & 0xFF)]
            }
        }
        return address.split(separator: ".").compactMap { UInt8($0) }
    }

    @Test(arguments: [
        "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1",
        "255.255.255.255",
        "0:0:0:0:0:0:0:0", "0:0:0:0:0:0:0:1", "fc00:0:0:0:0:0:0:1", "fdff:1:2:3:4:5:6:7",
        "fe80:0:0:0:0:0:0:1", "ff02:0:0:0:0:0:0:1", "0:0:0:0:0:ffff:7f00:1",
        "0:0:0:0:0:ffff:a01:203", "64:ff9b:0:0:0:0:c0a8:101", "2002:7f00:1:0:0:0:0:1",
        "2001:0:1:2:3:4:5:6", "2001:db8:0:0:0:0:0:1",
    ])
    func `addresses of one's own are private`(address: String) {
        #expect(NetworkAddress.isPrivate(bytes(address)))
    }

    @Test(arguments: [
        "1.1.1.1", "9.255.255.255", "11.0.0.0", "126.255.255.255", "128.0.0.1", "172.15.255.255",
        "172.32.0.0", "192.167.255.255", "192.169.0.0", "100.63.255.255", "100.128.0.0",
        "223.255.255.255", "2606:4700:0:0:0:0:0:1111", "2001:4860:0:0:0:0:0:8888",
        "0:0:0:0:0:ffff:101:101", "64:ff9b:0:0:0:0:101:101", "2002:101:101:0:0:0:0:1",
    ])
    func `addresses of the public network are not`(address: String) {
        #expect(!NetworkAddress.isPrivate(bytes(address)))
    }

    @Test func `what is no address of the internet is private`() {
        #expect(NetworkAddress.isPrivate([]))
        #expect(NetworkAddress.isPrivate([1, 1, 1]))
    }

    @Test(arguments: ["localhost", "127.0.0.1", "0x7f.1", "2130706433", "127.1", "0.0.0.0"])
    func `nothing is sent to this machine when only the public network may be reached`(
        host: String
    ) async throws {
        let server = try ModelServer { _ in .json("{}") }
        var settings = HTTPSettings()
        settings.isPublicOnly = true
        let client = HTTPClient(settings: settings)
        await #expect(throws: HTTPError.privateAddress) {
            try await client.send(HTTPRequest(url: "http://\(host):\(server.port)/"))
        }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        ("https://a.example/b/c?d=1", "/e", "https://a.example/e"),
        ("https://a.example/b/c", "d#part", "https://a.example/b/d"),
        ("https://a.example/b/", "../x?y=2", "https://a.example/x?y=2"),
        ("https://a.example/b", "//c.example/d", "https://c.example/d"),
        ("https://a.example/b", "http://c.example:81/", "http://c.example:81"),
    ])
    func `a location is taken as browsers take it`(from: String, location: String, to: String)
        throws
    {
        let address = try HTTPAddress(from, mayHaveQuery: true).following(location)
        #expect(address.text == to)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", "http://name:word@a.example/"])
    func `a location of another kind is refused`(location: String) throws {
        let address = try HTTPAddress("https://a.example/")
        #expect(throws: HTTPError.self) { try address.following(location) }
    }
}
