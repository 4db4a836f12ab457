internal import Glibc

/// What the system refused, and at which step.
package struct SocketError: Error, Hashable, CustomStringConvertible {
    /// The system's number, such as `ECONNREFUSED`.
    package var code: Int32
    package var operation: Operation

    package enum Operation: String, Sendable, Hashable {
        case adopt
        case accept
        case bind
        case connect
        case createFolder = "create folder"
        case listen
        case lockFolder = "lock folder"
        case open
        case peer
        case poll
        case read
        case startThread = "start thread"
        case write
    }

    package init(code: Int32, operation: Operation) {
        self.code = code
        self.operation = operation
    }

    /// The error that the last call of this thread left behind.
    static func last(_ operation: Operation) -> SocketError {
        SocketError(code: errno, operation: operation)
    }

    /// The process or the system has no descriptor left.
    package var isOutOfDescriptors: Bool { code == EMFILE || code == ENFILE }

    /// The system's words for the code.
    package var message: String {
        // glibc keeps the texts of known codes; only an unknown one is written into a buffer of the
        // calling thread.
        unsafe strerror(code).map { unsafe String(cString: $0) } ?? ""
    }

    package var description: String { "\(operation.rawValue): \(message) (\(code))" }
}
