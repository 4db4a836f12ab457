/// A failure of a sound file, a stream or a device.
package struct AudioError: Error, Hashable {
    /// The call or the step that failed.
    package var operation: String
    /// The system's or the library's status; 0 where there is none.
    package var code: Int32
    /// What is wrong and, where there is one, the remedy.
    package var message: String

    package init(_ operation: String, code: Int32 = 0, _ message: String) {
        self.operation = operation
        self.code = code
        self.message = message
    }
}

extension AudioError: CustomStringConvertible {
    package var description: String { message }
}
