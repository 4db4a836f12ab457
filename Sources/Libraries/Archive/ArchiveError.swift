/// A file that libarchive cannot read, with its code, its message and what was being done.
package struct ArchiveError: Error, Hashable, CustomStringConvertible {
    /// The system's error number, or one of libarchive's own; 0 when it names none.
    package let code: Int32
    /// libarchive's own words: "truncated gzip input".
    package let message: String
    /// What was being done: `open`, `find the next file`, `read`.
    package let operation: String

    package init(code: Int32, message: String, operation: String) {
        self.code = code
        self.message = message
        self.operation = operation
    }

    package var description: String { "cannot \(operation): \(message)" }
}
