import Glibc
import JSON

/// The daemon that started this program: the other end of descriptor 3.
struct Supervisor: Sendable {
    private static let descriptor: Int32 = 3

    func tell(ready address: String, confinement: String) {
        send(
            [
                "kind": "ready", "address": .string(address), "confinement": .string(confinement),
            ])
    }

    func tell(error sentence: String) { send(["kind": "error", "message": .string(sentence)]) }

    private func send(_ message: JSONValue) {
        let line = Array("\(message.text)\n".utf8)
        _ = Glibc.send(Self.descriptor, line, line.count, Int32(MSG_NOSIGNAL))
    }

    /// Returns when the daemon does not need this program any more, or is gone.
    func wait() {
        var byte: UInt8 = 0
        while true {
            let count = read(Self.descriptor, &byte, 1)
            if count == 0 || count < 0 && errno != EINTR { return }
        }
    }
}
