/// The words that steps in Swift look for, as `reading/steps` has them: a file for each of the reader's source files.
///
/// A file names the type that they belong to (`of TurnPass`) and then what it looks for: `words NAME = …` is a set,
/// `lines NAME` with indented lines behind it is a text of which the step makes what it needs, `figures NAME` are rows of
/// words with a figure at the end, and `singles …` are words that are looked for one by one, each by a name of its own.
package struct StepTexts: Sendable {
    fileprivate enum Kind: String { case words, lines, singles, figures }

    fileprivate struct Entry: Sendable {
        var type: String
        var name: String
        var comment: [String]
        var lines: [String]
        var kind: Kind
        var id: String { "\(type).\(name)" }
    }

    private var entries: [Entry] = []

    /// - Parameter files: names and texts.
    /// - Throws: the first fault, with its place and a remedy.
    package init(_ files: [(name: String, text: String)]) throws(RuleTextError) {
        for file in files.sorted(by: { $0.name < $1.name }) {
            try read(file.text, file: "steps/\(file.name)")
        }
        var names: Set<String> = []
        for entry in entries where !names.insert(entry.id).inserted {
            throw RuleTextError(
                file: "steps", line: 0,
                message: "\(entry.id) stands there twice; one of them needs another name")
        }
    }

    private mutating func read(_ text: String, file: String) throws(RuleTextError) {
        var type = ""
        var comment: [String] = []
        var isOpen = false
        for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            func fault(_ message: String) -> RuleTextError {
                RuleTextError(file: file, line: number + 1, message: message)
            }
            let line = raw.trimmingSpaces()
            if line.hasPrefix("#") {
                comment.append(line.dropFirst().trimmingSpaces())
                isOpen = false
            } else if line.isEmpty {
                comment = []
                isOpen = false
            } else if raw.first == " " {
                guard isOpen, let last = entries.indices.last else {
                    throw fault("this belongs to nothing; “lines NAME” or “words NAME = …” begins")
                }
                entries[last].add(line)
            } else {
                let first = String(line.prefix { $0 != " " })
                let rest = line.dropFirst(first.count).trimmingSpaces()
                switch first {
                case "of": type = rest
                case "words" where rest.contains("="), "lines" where !rest.isEmpty,
                    "figures" where !rest.isEmpty, "singles":
                    guard !type.isEmpty else { throw fault("“of TYPE” has to stand above it") }
                    let kind = Kind(rawValue: first) ?? .lines
                    let name = kind == .singles ? first : rest.prefix { $0 != "=" }.trimmingSpaces()
                    var entry = Entry(
                        type: type, name: name, comment: comment, lines: [], kind: kind)
                    if kind == .words || kind == .singles {
                        entry.lines = [""]
                        let words =
                            kind == .singles ? rest[...] : rest.drop { $0 != "=" }.dropFirst()
                        entry.add(words.trimmingSpaces())
                    }
                    entries.append(entry)
                    isOpen = true
                default:
                    throw fault(
                        "“of TYPE”, “words NAME = …”, “lines NAME” and “singles …” are what stands here"
                    )
                }
            }
        }
    }

    /// What is looked for, by type and name, for a trial without a build.
    package var words: [String: String] {
        Dictionary(entries.map { ($0.id, $0.lines.joined(separator: "\n")) }) { $1 }
    }

    /// The sets of a type by their names.
    func sets(of type: String) -> [String: [String]] {
        let sets = entries.filter { $0.type == type && $0.kind == .words }
        let words = sets.map { ($0.name, $0.lines[0].split(separator: " ").map(String.init)) }
        return Dictionary(words) { $1 }
    }

    package var count: Int { entries.count }

    /// All of them as a Swift file.
    package var source: String {
        var source = """
            // swift-format-ignore-file
            // Written by `make rules` from reading/steps; see docs/rules.md.

            internal import FoodCatalog

            """
        var type = ""
        for entry in entries {
            if entry.type != type {
                source += (type.isEmpty ? "" : "}\n") + "\nextension \(entry.type) {\n"
                type = entry.type
            }
            for line in entry.comment { source += line.isEmpty ? "    ///\n" : "    /// \(line)\n" }
            source += entry.declarations
        }
        return source + "}\n"
    }
}

extension StepTexts.Entry {
    /// Takes in one more line: of a set its words, of a text the line as it stands; "|" is an empty one.
    fileprivate mutating func add(_ line: String) {
        guard kind == .words || kind == .singles else {
            return lines.append(line == "|" ? "" : line)
        }
        let words = line.split { $0 == " " || $0 == "\\" }
        lines[0] += (lines[0].isEmpty || words.isEmpty ? "" : " ") + words.joined(separator: " ")
    }

    /// It as Swift.
    fileprivate var declarations: String {
        switch kind {
        case .words:
            return "    static let \(name) = WordSet(StepWords.text(\"\(id)\", \"\(lines[0])\"))\n"
        case .lines, .figures:
            let text = lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined()
            let words = "StepWords.text(\"\(id)\", \"\"\"\n\(text)        \"\"\")"
            return
                "    static let \(name) = \(kind == .lines ? words : "WordTable(figures: \(words))")\n"
        case .singles:
            return lines[0].split(separator: " ")
                .map { "    static var `\($0)`: WordHash { \"\($0)\" }\n" }.joined()
        }
    }
}
