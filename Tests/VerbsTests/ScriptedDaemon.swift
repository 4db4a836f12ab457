import Dispatch
import Glibc
import JSON
import Locking
import TestSupport

/// Listens on a socket and answers each line as a test says.
final class ScriptedDaemon: Sendable {
    /// What to do with a request.
    enum Answer {
        /// A JSON-RPC result.
        case result(JSONValue)
        /// A JSON-RPC error.
        case error(code: Int, String)
        /// A result, and lines that follow it.
        case lines(JSONValue, [String])
        /// As `lines`, and then the connection is closed.
        case last(JSONValue, [String])
        /// Any text.
        case raw(String)
        case hangUp
    }

    let path: String
    private let folder: TemporaryFolder
    private let listener: Int32
    private let received = Mutex<[JSONValue]>([])
    private let isOver = DispatchSemaphore(value: 0)
    private let served = DispatchGroup()

    /// - Parameters:
    ///   - beforeReading: Called for each connection with how many came before it.
    ///   - answer: Called with each request and how many came before it.
    init(
        beforeReading: @escaping @Sendable (Int) -> Void = { _ in },
        _ answer: @escaping @Sendable (JSONValue, Int) -> Answer
    ) throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/demeter.sock"
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        listen(listener, 8)
        DispatchQueue(label: "scripted daemon").async { [self] in
            var count = 0
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                let number = count
                count += 1
                // Each has a queue of its own: those of a common one wait for a free thread.
                DispatchQueue(label: "connection").async(group: served) { [self] in
                    beforeReading(number)
                    serve(connection, answer)
                    // What other tests start meanwhile may hold the descriptor too.
                    shutdown(connection, Int32(SHUT_RDWR))
                    close(connection)
                }
            }
            served.wait()
            isOver.signal()
        }
    }

    /// One that gives the same result to every request.
    convenience init(always result: JSONValue) throws {
        try self.init { _, _ in .result(result) }
    }

    /// Ends the daemon and returns the requests that came, without their ids.
    func requests() -> [JSONValue] {
        shutdown(listener, Int32(SHUT_RDWR))
        isOver.wait()
        close(listener)
        return received.withLock { $0 }
    }

    private func serve(_ connection: Int32, _ answer: (JSONValue, Int) -> Answer) {
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let request = (try? JSONValue(parsing: buffer[..<end])) ?? .null
                buffer.removeFirst(end + 1)
                let number = received.withLock { requests in
                    var bare = request.object ?? JSONObject()
                    bare["jsonrpc"] = nil
                    bare["id"] = nil
                    requests.append(.object(bare))
                    return requests.count - 1
                }
                let answer = answer(request, number)
                guard let reply = Self.reply(to: request, answer) else { return }
                let bytes = Array(reply.utf8)
                send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                if case .last = answer { return }
            }
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return }
            buffer += chunk[..<count]
        }
    }

    private static func reply(to request: JSONValue, _ answer: Answer) -> String? {
        let id = request["id"] ?? .null
        switch answer {
        case .result(let result):
            let reply: JSONValue = ["jsonrpc": "2.0", "id": id, "result": result]
            return reply.text + "\n"
        case .error(let code, let message):
            let error: JSONValue = ["code": .integer(code), "message": .string(message)]
            let reply: JSONValue = ["jsonrpc": "2.0", "id": id, "error": error]
            return reply.text + "\n"
        case .lines(let result, let lines), .last(let result, let lines):
            let reply: JSONValue = ["jsonrpc": "2.0", "id": id, "result": result]
            return ([reply.text] + lines).joined(separator: "\n") + "\n"
        case .raw(let text): return text
        case .hangUp: return nil
        }
    }
}
