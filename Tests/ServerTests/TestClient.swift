import Dispatch
import JSON
import UnixSocket
import Wire

/// A client on a thread of its own, so that its waiting holds up no test.
actor TestClient {
    private let queue = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
    private var client: SocketClient

    /// - Parameter patience: Ends tests that would never end; no test passes because of it.
    init(_ path: String, patience: Duration = .seconds(60)) throws {
        client = try SocketClient(connectingTo: path, patience: patience)
    }

    func send(_ text: String) throws { try client.send(Array(text.utf8)) }

    func send(bytes: [UInt8]) throws { try client.send(bytes) }

    func finish() { client.finishSending() }

    /// The lines of one text reply.
    func text() throws -> [String] { try client.receiveText() }

    /// One line; `nil` at the end of the connection.
    func line() throws -> String? { try client.receiveLine() }

    /// Everything up to the end of the connection.
    func rest() throws -> [String] {
        var lines: [String] = []
        while let line = try client.receiveLine() { lines.append(line) }
        return lines
    }

    /// Sends a text line and returns its reply.
    func say(_ line: String) throws -> [String] {
        try client.send(line: line)
        return try client.receiveText()
    }

    /// Sends a line of JSON and returns the line that comes back.
    func ask(_ json: String) throws -> String? {
        try client.send(line: json)
        return try client.receiveLine()
    }

    func event() throws -> EventMessage? {
        guard let line = try client.receiveLine() else { return nil }
        guard case .event(let event) = try RPCIncoming(json: JSONValue(parsing: line)) else {
            return nil
        }
        return event
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "test client")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
