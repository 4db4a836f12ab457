internal import Glibc
internal import Host
package import JSON
internal import Threads

/// For a program of ours: the daemon that started it, at the other end of descriptor 3.
package struct Supervisor: Sendable {
    private static let descriptor: Int32 = 3

    package init() {}

    /// Readable once the program is to end; to be waited at with `poll`.
    package var pollable: Int32 { Self.descriptor }

    package func tell(ready address: String, confinement: String) {
        send(
            [
                "kind": "ready", "address": .string(address), "confinement": .string(confinement),
            ])
    }

    package func tell(error sentence: String) {
        send(["kind": "error", "message": .string(sentence)])
    }

    /// What was carried, and what waits.
    package func tell(carried status: JSONValue) { send(["kind": "carried", "status": status]) }

    /// A code that was read.
    package func tell(code: String) { send(["kind": "code", "code": .string(code)]) }

    private func send(_ message: JSONValue) {
        let line = Array("\(message.text)\n".utf8)
        _ = Glibc.send(Self.descriptor, line, line.count, Int32(MSG_NOSIGNAL))
    }

    /// Returns when the daemon does not need this program any more, or is gone.
    private func wait() {
        var byte: UInt8 = 0
        while true {
            let count = read(Self.descriptor, &byte, 1)
            if count == 0 || count < 0 && errno != EINTR { return }
        }
    }

    /// Returns when the program is to end: by a signal, or by its supervisor if it has one.
    ///
    /// The main thread only waits: a task on it would bring Dispatch's threads to life.
    package static func waitForEnd(under supervisor: Supervisor?) {
        let ended = Mailbox<Void>()
        let signals = Signal.stream(of: [.terminate, .interrupt])
        Task.detached(executorPreference: WorkerPool.shared) {
            for await _ in signals { break }
            ended.post(())
        }
        if let supervisor {
            _ = OwnThread.start("supervisor") {
                supervisor.wait()
                ended.post(())
            }
        }
        _ = ended.take()
    }
}
