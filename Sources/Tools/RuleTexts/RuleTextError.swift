/// What is wrong in a text of rules, and where.
package struct RuleTextError: Error, Sendable, Equatable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let message: String

    package var description: String { "reading/\(file):\(line): \(message)" }
}
