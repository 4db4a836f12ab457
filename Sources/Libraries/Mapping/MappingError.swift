internal import Glibc
package import Host

/// A file that the system refused to map.
package struct MappingError: Error, Hashable, CustomStringConvertible {
    /// The system's error number (`errno`).
    package var code: Int32
    package var operation: String
    /// What is wrong with what lies there, when it was not the system that refused it.
    package var fault: FileFault?

    package init(code: Int32, operation: String, fault: FileFault? = nil) {
        self.code = code
        self.operation = operation
        self.fault = fault
    }

    init(_ fault: FileFault) {
        if case .system(let code, _) = fault {
            self.init(code: code, operation: "open")
        } else {
            self.init(code: fault.code, operation: "open", fault: fault)
        }
    }

    package var description: String {
        // strerror returns a terminated text that is copied at once.
        unsafe "cannot \(operation) the file: \(String(cString: strerror(code)))"
    }
}
