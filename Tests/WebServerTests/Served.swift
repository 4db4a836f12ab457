import Foundation
import Glibc
import TCP

@testable import WebServer

/// A server on a port of its own, that the kernel deals out.
final class Served {
    let port: UInt16
    private let server: WebServer

    init(
        _ settings: WebServerSettings = WebServerSettings(), certificate: WebCertificate? = nil,
        _ handler: @escaping @Sendable (WebRequest) -> WebResponse
    ) throws {
        let listener = try TCPListener.open(address: "127.0.0.1", port: 0, isIPv6: false)
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(listener, $0, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        server = try WebServer(
            listener: listener, certificate: certificate, settings: settings, handler: handler)
    }

    func stop() { server.stop() }
}

/// A socket that sends what it is told.
final class BareClient {
    struct Refused: Error {}

    private var socket: Int32

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close()
            throw Refused()
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close() }

    func close() {
        if socket >= 0 { Glibc.close(socket) }
        socket = -1
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    func isReadable(within limit: Duration) -> Bool {
        var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, Int32(limit / .milliseconds(1))) > 0
    }

    /// Whether the other side has hung up, or does so meanwhile.
    func isClosed(after limit: Duration) -> Bool {
        guard isReadable(within: limit) else { return false }
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, 0) <= 0
    }

    func readAll() -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &chunk, chunk.count, 0)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk[..<count]
        }
    }

    /// Reads until this has come, or nothing more comes.
    func read(until end: String) -> String {
        var text = ""
        var chunk = [UInt8](repeating: 0, count: 4096)
        while !text.contains(end) {
            let count = recv(socket, &chunk, chunk.count, 0)
            guard count > 0 else { break }
            text += String(decoding: chunk[..<count], as: UTF8.self)
        }
        return text
    }
}
