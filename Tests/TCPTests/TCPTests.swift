import Glibc
import Testing

@testable import TCP

/// Connections between two ends in this process, and addresses.
struct TCPTests {
    private func port(of listener: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(listener, $0, &size)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    private func connect(to port: UInt16) -> Int32 {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = Glibc.connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return client
    }

    @Test func `a listener is known by where it listens`() throws {
        let listener = try TCPListener.open(address: "127.0.0.1", port: 0, isIPv6: false)
        defer { close(listener) }
        let port = port(of: listener)
        #expect(TCPListener.listens(listener, at: "127.0.0.1", port: port, isIPv6: false))
        #expect(!TCPListener.listens(listener, at: "127.0.0.2", port: port, isIPv6: false))
        #expect(!TCPListener.listens(listener, at: "127.0.0.1", port: port &+ 1, isIPv6: false))
        #expect(!TCPListener.listens(listener, at: "::1", port: port, isIPv6: true))
        let client = connect(to: port)
        defer { close(client) }
        #expect(!TCPListener.listens(client, at: "127.0.0.1", port: port, isIPv6: false))
        let six = try TCPListener.open(address: "::1", port: 0, isIPv6: true)
        defer { close(six) }
        #expect(
            TCPListener.listens(six, at: "0:0:0:0:0:0:0:1", port: self.port(of: six), isIPv6: true))
    }

    @Test func `what is sent arrives, and the end shows`() throws {
        let listener = try TCPListener.open(address: "127.0.0.1", port: 0, isIPv6: false)
        defer { close(listener) }
        let client = connect(to: port(of: listener))
        guard let stream = try TCPListener.accept(at: listener) else { throw TCPError(code: 0) }
        #expect(stream.host.isLoopback)
        _ = write(client, "egg", 3)
        var buffer = [UInt8](repeating: 0, count: 8)
        let count = try stream.receive(into: &buffer, until: .now + .seconds(5))
        #expect(Array(buffer[..<count]) == Array("egg".utf8))
        try stream.send(Array("toast".utf8), until: .now + .seconds(5))
        #expect(read(client, &buffer, 8) == 5)
        close(client)
        #expect(try stream.receive(into: &buffer, until: .now + .seconds(5)) == 0)
    }

    @Test func `whoever takes nothing, or says nothing, is not waited for`() throws {
        let listener = try TCPListener.open(address: "127.0.0.1", port: 0, isIPv6: false)
        defer { close(listener) }
        let client = connect(to: port(of: listener))
        defer { close(client) }
        guard let stream = try TCPListener.accept(at: listener) else { throw TCPError(code: 0) }
        var buffer = [UInt8](repeating: 0, count: 8)
        do throws(TCPError) {
            let count = try stream.receive(into: &buffer, until: .now + .milliseconds(10))
            Issue.record("\(count) bytes came")
        } catch { #expect(error.code == ETIMEDOUT) }
        do throws(TCPError) {
            try stream.send([UInt8](repeating: 0, count: 64 << 20), until: .now + .milliseconds(50))
            Issue.record("all of it was taken")
        } catch { #expect(error.code == ETIMEDOUT) }
    }

    @Test(
        arguments: [
            ("127.0.0.1", true), ("127.8.0.1", true), ("::1", true), ("::ffff:127.0.0.1", true),
            ("192.168.1.20", false), ("2001:db8::1", false), ("::", false), ("0.0.0.0", false),
        ])
    func `an address says whether it is this machine`(text: String, isLoopback: Bool) throws {
        #expect(try #require(TCPHost(text)).isLoopback == isLoopback)
    }

    @Test func `one host has one value, however it is written`() {
        #expect(TCPHost("192.0.2.1") == TCPHost("::ffff:192.0.2.1"))
        #expect(TCPHost("2001:db8::1") == TCPHost("2001:0DB8:0:0::1"))
        #expect(TCPHost("192.0.2.1") != TCPHost("192.0.2.2"))
    }

    @Test(arguments: ["", "localhost", "192.168.1", "192.168.1.1:80", "[::1]", "1.2.3.4 "])
    func `what is no address in numbers is none`(text: String) {
        #expect(TCPHost(text) == nil)
    }
}
