internal import Glibc

/// A call of the system's that failed; without it nothing can be waited for.
package struct WakingError: Error, Hashable, CustomStringConvertible {
    package enum Operation: String, Sendable, Hashable {
        case createAlarm = "create an alarm"
        case watchFiles = "watch files"
    }

    /// The system's error number.
    package let code: Int32
    package let operation: Operation

    /// What the system says of its error number.
    package var message: String {
        // The text is the C library's and is copied at once.
        unsafe String(cString: strerror(code))
    }

    package var description: String { "cannot \(operation.rawValue): \(message)" }

    static func last(_ operation: Operation) -> WakingError {
        WakingError(code: errno, operation: operation)
    }
}
