/// The words that steps in Swift look for, as `reading/steps` has them: a file for each of the reader's source files.
///
/// A file names the type that they belong to (`of TurnPass`) and then what it looks for: `words NAME = …` is a set,
/// `lines NAME` with indented lines behind it is a text of which the step makes what it needs, `figures NAME` are rows of
/// words with a figure at the end, `ends NAME = …` are Chinese names or the ends of such by their characters, `names NAME TYPE` such rows behind a name that the type knows ("lunch: lunch lunchtime"),
/// `singles …` are words that are looked for one by one, each by a name of its own, and `says NAME = …` is a sentence that
/// the reader says itself.
package struct StepTexts: Sendable {
    fileprivate enum Kind: String { case words, lines, singles, figures, names, says, ends }

    fileprivate struct Entry: Sendable {
        var type: String
        var name: String
        var comment: [String]
        var lines: [String]
        var kind: Kind
        /// What the names of rows are names of.
        var value = ""
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
                case "words" where rest.contains("="), "says" where rest.contains("="),
                    "ends" where rest.contains("="),
                    "names" where rest.contains(" "), "lines" where !rest.isEmpty,
                    "figures" where !rest.isEmpty, "singles":
                    guard !type.isEmpty else { throw fault("“of TYPE” has to stand above it") }
                    let kind = Kind(rawValue: first) ?? .lines
                    entries.append(Entry(kind, of: type, rest, comment: comment))
                    isOpen = kind != .says
                default:
                    throw fault(
                        "“of TYPE”, “words NAME = …”, “lines NAME”, “figures NAME”, “names NAME TYPE”, “ends NAME = …”, "
                            + "“says NAME = …” and “singles …” are what stands here")
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
            internal import Nutrition

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
    /// - Parameter head: what stands behind the kind in its first line.
    fileprivate init(
        _ kind: StepTexts.Kind, of type: String, _ head: String, comment: [String]
    ) {
        (self.type, self.kind, self.comment, lines) = (type, kind, comment, [])
        let said = head.drop { $0 != "=" }.dropFirst().trimmingSpaces()
        name = kind == .singles ? "singles" : head.prefix { $0 != "=" }.trimmingSpaces()
        switch kind {
        case .words, .ends, .singles:
            lines = [""]
            add(kind == .singles ? head : said)
        case .says: lines = [said]
        case .names:
            value = name.drop { $0 != " " }.trimmingSpaces()
            name = String(name.prefix { $0 != " " })
        case .lines, .figures: break
        }
    }

    /// Takes in one more line: of a set its words, of a text the line as it stands; "|" is an empty one, and a line behind one
    /// that ends with "\" goes on with it.
    fileprivate mutating func add(_ line: String) {
        guard [.words, .ends, .singles].contains(kind) else {
            guard let last = lines.last, last.hasSuffix("\\") else {
                return lines.append(line == "|" ? "" : line)
            }
            lines[lines.count - 1] = String(last.dropLast()) + line
            return
        }
        let words = line.split { $0 == " " || $0 == "\\" }
        lines[0] += (lines[0].isEmpty || words.isEmpty ? "" : " ") + words.joined(separator: " ")
    }

    /// It as Swift.
    fileprivate var declarations: String {
        switch kind {
        case .words:
            return "    static let \(name) = WordSet(StepWords.text(\"\(id)\", \"\(lines[0])\"))\n"
        case .ends:
            return
                "    static let \(name) = HanText.words(StepWords.text(\"\(id)\", \"\(lines[0])\"))\n"
        case .says: return "    static let \(name) = StepWords.text(\"\(id)\", \"\(lines[0])\")\n"
        case .lines: return "    static let \(name) = \(text)\n"
        case .figures: return "    static let \(name) = WordTable(figures: \(text))\n"
        case .names: return "    static let \(name) = WordTable<\(value)>(names: \(text))\n"
        case .singles:
            return lines[0].split(separator: " ")
                .map { "    static var `\($0)`: WordHash { \"\($0)\" }\n" }.joined()
        }
    }

    private var text: String {
        let text = lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined()
        return "StepWords.text(\"\(id)\", \"\"\"\n\(text)        \"\"\")"
    }
}
