/// A scripted conversation: what a person says, and between the lines what is answered.
///
/// In its file a conversation begins with `== title`; a line with `> ` is said, and one with `> @` does
/// something to the daemon: `@new` connects anew, `@restart` ends it and starts it, `@wait SECONDS` lets
/// time pass, `@ask WORDS|QUESTION|CHOICE…` logs words whose reading asks something, and a program's
/// requests are `@log WORDS` and `@edit ENTRY WORDS`.
package struct Dialogue: Sendable {
    package let title: String
    package let lines: [String]

    /// The conversations of a file, in order.
    package static func all(in text: String) -> [Dialogue] {
        var found: [Dialogue] = []
        var title = ""
        var lines: [String] = []
        func end() {
            if !lines.isEmpty { found.append(Dialogue(title: title, lines: lines)) }
            lines = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            if line.hasPrefix("== ") {
                end()
                title = String(line.dropFirst(3))
            } else if line.hasPrefix("> ") {
                lines.append(String(line.dropFirst(2)))
            }
        }
        end()
        return found
    }

    /// Whether a live daemon can be made to do all of it.
    package var isSpoken: Bool { !lines.contains { $0.hasPrefix("@wait") || $0.hasPrefix("@ask") } }

    /// As it stands in its file, with the answers.
    package func text(_ answers: [[String]]) -> String {
        var text = "== \(title)\n"
        for (line, answer) in zip(lines, answers) {
            text += "> \(line)\n" + answer.map { $0 + "\n" }.joined()
        }
        return text
    }
}
