/// Why a JSGF grammar cannot be used.
package struct GrammarError: Error, Hashable {
    /// The grammar's file, as it was named to the parser.
    package var file: String
    /// From 1; 0 when the fault has no single place.
    package var line: Int
    package var reason: String

    package init(file: String, line: Int, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}

extension GrammarError: CustomStringConvertible {
    package var description: String {
        line > 0 ? "\(file):\(line): \(reason)" : "\(file): \(reason)"
    }
}
