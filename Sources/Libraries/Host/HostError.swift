internal import Glibc

/// A request that the operating system refused.
package struct HostError: Error, Hashable, CustomStringConvertible {
    /// The system's error number (`errno`).
    package var code: Int32
    /// What the system says of it: "Permission denied".
    package var message: String
    /// What was attempted: "send to the service manager".
    package var operation: String

    package init(code: Int32, operation: String) {
        self.code = code
        // strerror returns a terminated text that is copied at once.
        message = unsafe String(cString: strerror(code))
        self.operation = operation
    }

    package var description: String { "cannot \(operation): \(message)" }
}
