import HTTP
import Testing

struct HTTPAddressTests {
    @Test(arguments: [
        ("http://localhost:11434/v1", false, true), ("http://127.0.0.1:8080/v1", false, true),
        ("http://[::1]/v1", false, true), ("https://api.example.org/v1", true, false),
        ("http://127.0.0.1.example.org", false, false), ("http://192.168.1.2/v1", false, false),
        ("HTTP://LocalHost/v1", false, true), ("http://127.1", false, true),
    ])
    func `an address says who could listen`(text: String, encrypted: Bool, loopback: Bool) throws {
        let address = try HTTPAddress(text)
        #expect(address.isEncrypted == encrypted)
        #expect(address.isLoopback == loopback)
    }

    static let form = "must begin with https:// or http:// and name a host"

    @Test func `slashes at the end do not count`() throws {
        #expect(
            try HTTPAddress("https://api.example.org/v1//").text == "https://api.example.org/v1")
    }

    @Test func `a query is part of an address that is no base of others`() throws {
        let text = "https://example.org/hook?key=a%20b&to=me"
        #expect(try HTTPAddress(text, mayHaveQuery: true).text == text)
        #expect(throws: HTTPError.self) { try HTTPAddress(text + "#x", mayHaveQuery: true) }
    }

    @Test(arguments: [
        ("", Self.form), ("http://", Self.form),
        ("localhost:80", Self.form),
        ("ftp://example.org", Self.form),
        ("https://me:secret@example.org", "must not hold a name or a password"),
        ("https://me@example.org", "must not hold a name or a password"),
        ("https://example.org/v1?key=secret", "must not have a query"),
        ("https://example.org/v1#part", "must not have a fragment"),
    ])
    func `what is no plain address is refused without repeating it`(text: String, why: String) {
        #expect(throws: HTTPError(kind: .request, code: 3, message: why, operation: "address")) {
            try HTTPAddress(text)
        }
    }
}
