/// A word of JSGF with the line that it stands on.
struct GrammarToken {
    enum Kind: Hashable, CustomStringConvertible {
        case word(String)
        case rule(String)
        case weight(Double)
        /// One of `; = | ( ) [ ] * +`.
        case mark(Character)

        var description: String {
            switch self {
            case .word(let word): word
            case .rule(let name): "<\(name)>"
            case .weight(let weight): "/\(weight)/"
            case .mark(let mark): "\"\(mark)\""
            }
        }
    }

    var kind: Kind
    var line: Int

    static func tokens(of text: String, file: String) throws(GrammarError) -> [GrammarToken] {
        var tokens: [GrammarToken] = []
        var line = 0
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            if line == 1 {
                guard row.hasPrefix("#JSGF") else {
                    throw GrammarError(file: file, line: 1, reason: "does not start with #JSGF")
                }
                continue
            }
            var rest = row[...]
            while let first = rest.first {
                if first.isWhitespace {
                    rest.removeFirst()
                } else if rest.hasPrefix("//") {
                    break
                } else if first == "<" || first == "/" {
                    let close: Character = first == "<" ? ">" : "/"
                    guard let end = rest.dropFirst().firstIndex(of: close) else {
                        throw GrammarError(
                            file: file, line: line, reason: "\"\(first)\" is not closed")
                    }
                    let body = String(rest[rest.index(after: rest.startIndex)..<end])
                    if first == "<" {
                        tokens.append(GrammarToken(kind: .rule(body), line: line))
                    } else {
                        guard let weight = Double(body), weight >= 0 else {
                            throw GrammarError(
                                file: file, line: line, reason: "/\(body)/ is no weight")
                        }
                        tokens.append(GrammarToken(kind: .weight(weight), line: line))
                    }
                    rest = rest[rest.index(after: end)...]
                } else if ";=|()[]*+".contains(first) {
                    tokens.append(GrammarToken(kind: .mark(first), line: line))
                    rest.removeFirst()
                } else {
                    let end = rest.firstIndex { $0.isWhitespace || ";=|()[]*+</".contains($0) }
                    let word = rest[..<(end ?? rest.endIndex)]
                    tokens.append(GrammarToken(kind: .word(String(word)), line: line))
                    rest = rest[word.endIndex...]
                }
            }
        }
        return tokens
    }
}
