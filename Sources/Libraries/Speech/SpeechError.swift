/// A failure of PocketSphinx or espeak-ng, or of a file that they need.
package struct SpeechError: Error, Hashable {
    /// The C function or the step that failed.
    package var operation: String
    /// The library's status; 0 where it gives none.
    package var code: Int32
    /// What went wrong, and the remedy where there is one; never words that somebody spoke.
    package var message: String

    package init(_ operation: String, code: Int32 = 0, _ message: String) {
        self.operation = operation
        self.code = code
        self.message = message
    }
}

extension SpeechError: CustomStringConvertible {
    package var description: String { "\(operation): \(message)" }
}
