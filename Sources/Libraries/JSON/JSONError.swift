/// Why a text is no acceptable JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, without any part of the text: "duplicate object key".
    package var reason: String
    /// 1-based place in the text.
    package var line: Int
    package var column: Int

    package init(reason: String, line: Int, column: Int) {
        self.reason = reason
        self.line = line
        self.column = column
    }

    package var description: String { "line \(line), column \(column): \(reason)" }
}
