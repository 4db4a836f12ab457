internal import Glibc

/// A file that the system refused to map.
package struct MappingError: Error, Hashable, CustomStringConvertible {
    /// The system's error number (`errno`).
    package var code: Int32
    package var operation: String

    package init(code: Int32, operation: String) {
        self.code = code
        self.operation = operation
    }

    package var description: String {
        // strerror returns a terminated text that is copied at once.
        unsafe "cannot \(operation) the file: \(String(cString: strerror(code)))"
    }
}
