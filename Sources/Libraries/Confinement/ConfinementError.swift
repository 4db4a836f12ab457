/// Why a process could not give its rights away.
package struct ConfinementError: Error, Hashable {
    package var operation: String
    /// The system's error number.
    package var code: Int32

    package init(_ operation: String, code: Int32) {
        self.operation = operation
        self.code = code
    }
}
