import Foundation
import Glibc
import JSON

/// The page of a daemon of its own, and a browser's cookie for it.
final class PageStage {
    let daemon: LiveDaemon
    let port: UInt16
    let cookie: String

    /// - Parameter folder: a journal that is there already; else an empty one.
    init(folder: String? = nil) throws {
        port = try freePort()
        daemon = try LiveDaemon(
            folder: folder,
            environment: [
                "DEMETER_WEB_ENABLED": "true", "DEMETER_WEB_LISTEN": "127.0.0.1:\(port)",
                "TZ": "UTC",
            ])
        var client = try daemon.connect()
        while try call(&client, "status")["web"]?["state"] != "serving" { usleep(10_000) }
        let token = try Self.linkToken(of: daemon)
        let peer = try HTTPPeer(port: port)
        let answer = try peer.send(
            "POST", "/login", headers: ["Origin": "http://127.0.0.1:\(port)"],
            body: "link=\(token)")
        guard answer.status == 303, let cookie = answer.headers["set-cookie"] else {
            throw BenchmarkError("the page lets nobody in: \(answer.status)")
        }
        self.cookie = String(cookie.prefix { $0 != ";" })
    }

    /// The process that serves the page.
    func process() throws -> Int {
        var client = try daemon.connect()
        guard let process = try call(&client, "status")["web"]?["process"]?.integer else {
            throw BenchmarkError("nothing serves the page")
        }
        return process
    }

    /// A link that nobody has used, as `demeter web` prints it.
    static func linkToken(of daemon: LiveDaemon) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ".build/release/demeter")
        process.arguments = [
            "web", "--data-dir", daemon.folder, "--socket", daemon.socket, "--config", "/dev/null",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let mark = text.range(of: "link=") else {
            throw BenchmarkError("there is no link: \(text)")
        }
        return text[mark.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// A connection that speaks HTTP/1.1 and is kept.
final class HTTPPeer {
    struct Answer {
        var status: Int
        var headers: [String: String]
        var body: [UInt8]
    }

    let descriptor: Int32
    private let host: String
    private var buffer: [UInt8] = []

    init(port: UInt16) throws {
        host = "127.0.0.1:\(port)"
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = localAddress(port)
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size)
            }
        }
        var one: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one,
            socklen_t(MemoryLayout<Int32>.size))
        guard result == 0 else { throw BenchmarkError("nobody listens at \(host)") }
    }

    deinit { close(descriptor) }

    /// Sends a request and returns when its whole answer is there.
    func send(
        _ verb: String, _ path: String, headers: [String: String] = [:], body: String = ""
    ) throws -> Answer {
        var text = "\(verb) \(path) HTTP/1.1\r\nHost: \(host)\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        if verb == "POST" {
            text += "Content-Length: \(body.utf8.count)\r\n"
            if headers["Content-Type"] == nil {
                text += "Content-Type: application/x-www-form-urlencoded\r\n"
            }
        }
        try write(Array((text + "\r\n" + body).utf8))
        var answer = try head()
        let length = answer.headers["content-length"].flatMap { Int($0) } ?? 0
        while buffer.count < length { try fill() }
        answer.body = Array(buffer[..<length])
        buffer.removeFirst(length)
        return answer
    }

    /// Asks for something that does not end, and returns when its head is there.
    func begin(_ path: String, headers: [String: String]) throws -> Answer {
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        try write(Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(lines)\r\n".utf8))
        return try head()
    }

    /// Returns when bytes have come that hold a text; what came before is forgotten.
    func wait(for text: String) throws {
        let wanted = Array(text.utf8)
        while true {
            if let place = buffer.firstRange(of: wanted) {
                buffer.removeFirst(place.upperBound)
                return
            }
            try fill()
        }
    }

    private func head() throws -> Answer {
        let end = Array("\r\n\r\n".utf8)
        var found = buffer.firstRange(of: end)
        while found == nil {
            try fill()
            found = buffer.firstRange(of: end)
        }
        guard let place = found else { throw BenchmarkError("\(host) hung up") }
        let lines = String(decoding: buffer[..<place.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        buffer.removeFirst(place.upperBound)
        let words = lines[0].split(separator: " ")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let mark = line.firstIndex(of: ":") else { continue }
            headers[line[..<mark].lowercased()] =
                line[line.index(after: mark)...].trimmingCharacters(in: .whitespaces)
        }
        return Answer(
            status: words.count > 1 ? Int(words[1]) ?? 0 : 0, headers: headers, body: [])
    }

    private func write(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw BenchmarkError("\(host) hung up") }
            sent += count
        }
    }

    private func fill() throws {
        let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { bytes in
            let count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
            if count > 0 { buffer += UnsafeRawBufferPointer(bytes)[..<count] }
            return count
        }
        guard count > 0 else { throw BenchmarkError("\(host) hung up") }
    }
}

private func localAddress(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = port.bigEndian
    return address
}

/// A port of loopback at which nobody listens just now.
func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = localAddress(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, size) == 0 ? getsockname(descriptor, $0, &size) : -1
        }
    }
    guard result == 0 else { throw BenchmarkError("there is no free port") }
    return UInt16(bigEndian: address.sin_port)
}
