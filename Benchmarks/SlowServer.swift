import Foundation
import Glibc
import Locking

/// A model's server on loopback that takes a fixed time for each answer: one thread a connection.
final class SlowServer: Sendable {
    /// When a request was complete and when its answer began, in seconds of one clock.
    struct Served {
        var arrived: Double
        var answered: Double
    }

    private let listener: Int32
    private let pause: UInt32
    private let state = Mutex<[Served]>([])
    let port: UInt16

    var served: [Served] { state.withLock { $0 } }
    var address: String { "http://127.0.0.1:\(port)/v1" }

    /// - Parameters:
    ///   - port: 0 for a free one.
    ///   - milliseconds: what the "model" takes for an answer.
    init(port: UInt16 = 0, milliseconds: UInt32) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        listener = socket
        pause = milliseconds * 1000
        var one: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = port.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                let bound = bind(socket, $0, size)
                _ = getsockname(socket, $0, &size)
                return bound
            }
        }
        guard result == 0, listen(socket, 64) == 0 else {
            throw BenchmarkError("the model's server cannot listen")
        }
        self.port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static let answer: [UInt8] = {
        let content =
            #"{\"food_items\":[{\"name\":\"dish\",\"quantity\":1,\"calories\":100,"#
            + #"\"confidence\":0.9}],\"clarification_needed\":false}"#
        let body =
            #"{"choices":[{"message":{"role":"assistant","content":"\#(content)"},"#
            + #""finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":9}}"#
        return Array(
            ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)").utf8)
    }()

    private func serve(_ connection: Int32) {
        var one: Int32 = 1
        setsockopt(
            connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one,
            socklen_t(MemoryLayout<Int32>.size))
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = recv(connection, &chunk, chunk.count, 0), count > 0 {
            buffer += chunk[..<count]
            guard Self.isComplete(buffer) else { continue }
            buffer = []
            let arrived = Self.now()
            usleep(pause)
            state.withLock { $0.append(Served(arrived: arrived, answered: Self.now())) }
            send(connection, Self.answer, Self.answer.count, Int32(MSG_NOSIGNAL))
        }
        close(connection)
    }

    /// Whether the head and the whole body are there; one request at a time.
    private static func isComplete(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return false }
        let length = text[..<end.lowerBound].components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
        return text[end.upperBound...].utf8.count >= length ?? 0
    }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
