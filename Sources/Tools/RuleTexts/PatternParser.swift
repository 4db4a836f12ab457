internal import MealReader

/// Reads patterns: `x:(, {the a} <number> ~sizes) @kind ||`.
struct PatternParser {
    /// What is wrong, without its place.
    struct Fault: Error {
        let message: String

        init(_ message: String) { self.message = message }
    }

    /// The word sets and the patterns that a name stands for.
    let sets: [String: [String]]
    let patterns: [String: Pattern]
    private var rest: Substring

    init(_ text: String, sets: [String: [String]], patterns: [String: Pattern]) {
        rest = Substring(text)
        (self.sets, self.patterns) = (sets, patterns)
    }

    /// The whole text as one pattern.
    mutating func whole() throws(Fault) -> Pattern {
        let pattern = try choices(until: nil)
        guard rest.isEmpty else { throw Fault("“\(rest)” closes nothing") }
        return pattern
    }

    private mutating func choices(until end: Character?) throws(Fault) -> Pattern {
        var choices: [[Pattern]] = [[]]
        var both: [[Pattern]] = []
        while true {
            skipSpace()
            guard let next = rest.first else {
                guard end == nil else { throw Fault("a “(” is not closed") }
                break
            }
            if next == end { break }
            if next == ")" { break }
            if next == "/" {
                rest.removeFirst()
                choices.append([])
            } else if rest.hasPrefix("&&") {
                rest.removeFirst(2)
                both.append(choices.removeLast())
                choices.append([])
            } else {
                let item = try item()
                choices[choices.count - 1].append(item)
            }
        }
        if let first = both.first {
            guard both.count == 1, choices.count == 1 else {
                throw Fault("“&&” stands between two things in a bracket of their own")
            }
            return .choice([.sequence(first + choices[0]), .sequence(choices[0] + first)])
        }
        return choices.count == 1
            ? .sequence(choices[0]) : .choice(choices.map { .sequence($0) })
    }

    private mutating func item() throws(Fault) -> Pattern {
        if take("||") { return .gap(.clause) }
        if take(",?") { return .gap(.loose) }
        if take(",") { return .gap(.comma) }
        if take("|") { return .gap(.apart) }
        if take("_-") { return .gap(.hyphen) }
        if take("_.") { return .gap(.sentence) }
        if take("_") { return .gap(.space) }
        if take("^") { return .start }
        if take("$") { return .end }
        if take("@") { return .anchor(try item()) }
        if take("&") { return .look(try item(), isAbsent: false) }
        if take("!") { return .look(try item(), isAbsent: true) }
        if let name = captured() { return .capture(name, try item()) }
        return try repeated(try atom())
    }

    /// `name:` in front of what it names.
    private mutating func captured() -> String? {
        let name = rest.prefix { $0.isLetter }
        guard !name.isEmpty, rest.dropFirst(name.count).first == ":" else { return nil }
        rest = rest.dropFirst(name.count + 1)
        skipSpace()
        return String(name)
    }

    private mutating func repeated(_ atom: Pattern) throws(Fault) -> Pattern {
        if take("?") { return .times(atom, 0, 1) }
        if take("*") { return .times(atom, 0, 255) }
        if take("+") { return .times(atom, 1, 255) }
        guard rest.first == "{", rest.dropFirst().first?.isNumber == true else { return atom }
        rest.removeFirst()
        let bounds = rest.prefix { $0 != "}" }.split(separator: ",").compactMap { Int32($0) }
        rest = rest.drop { $0 != "}" }.dropFirst()
        guard bounds.count == 2 else { throw Fault("how often is written {0,3}") }
        return .times(atom, bounds[0], bounds[1])
    }

    private mutating func atom() throws(Fault) -> Pattern {
        if take("(") {
            let pattern = try choices(until: ")")
            guard take(")") else { throw Fault("a “(” is not closed") }
            return pattern
        }
        if take("{") {
            guard let end = rest.firstIndex(of: "}") else { throw Fault("a “{” is not closed") }
            let words = try RuleWords.words(rest[..<end], sets: sets)
            rest = rest[end...].dropFirst()
            return .set(words)
        }
        if take("<") {
            guard let end = rest.firstIndex(of: ">") else { throw Fault("a “<” is not closed") }
            let inside = rest[..<end]
            rest = rest[end...].dropFirst()
            return try named(inside)
        }
        if take("[") {
            guard let end = rest.firstIndex(of: "]") else { throw Fault("a “[” is not closed") }
            let names = rest[..<end].split(separator: " ").map(String.init)
            rest = rest[end...].dropFirst()
            for name in names where RuleBook.role(name) == nil {
                throw Fault("nobody knows the role [\(name)]; docs/rules.md names them")
            }
            return .roles(names)
        }
        if take("~") {
            let name = word()
            if let pattern = patterns[name] { return pattern }
            guard let words = sets[name] else {
                throw Fault("no words or pattern called ~\(name); “words \(name) = …” makes some")
            }
            return .set(words)
        }
        if take("=") { return .same(word()) }
        if take("%") { return .form(word()) }
        if take(".") { return .any }
        let word = word()
        guard !word.isEmpty else { throw Fault("“\(rest.prefix(8))” is no part of a pattern") }
        return .set([word])
    }

    /// `<number 1..12 whole>`, `<unit>`.
    private func named(_ text: Substring) throws(Fault) -> Pattern {
        let parts = text.split(separator: " ").map(String.init)
        guard let first = parts.first else { throw Fault("nothing stands in <>") }
        if first == "people" { return .several(.people) }
        guard let single = RuleBook.Single.allCases.first(where: { "\($0)" == first }) else {
            let singles = RuleBook.Single.allCases.filter { !$0.isOfTalk }
            let all = singles.map { "<\($0)>" } + ["<people>"]
            throw Fault("no class called <\(first)>; there are \(all.joined(separator: " "))")
        }
        var bounds = Pattern.Bounds()
        var place = 1
        while place < parts.count {
            let part = parts[place]
            place += 1
            if part == "whole" {
                bounds.isWhole = true
            } else if part == "over" || part == "under", place < parts.count {
                guard let value = Self.thousandths(parts[place]) else {
                    guard part == "over" else { throw Fault("“under” goes before a number") }
                    return .above(parts[place])
                }
                place += 1
                if part == "over" {
                    (bounds.low, bounds.isAboveLow) = (value, true)
                } else {
                    (bounds.high, bounds.isBelowHigh) = (value, true)
                }
            } else if let dots = part.firstRange(of: "..") {
                let (low, high) = (part[..<dots.lowerBound], part[dots.upperBound...])
                if !low.isEmpty {
                    guard let value = Self.thousandths(low) else {
                        throw Fault("“\(low)” is no number")
                    }
                    bounds.low = value
                }
                if !high.isEmpty {
                    guard let value = Self.thousandths(high) else {
                        throw Fault("“\(high)” is no number")
                    }
                    bounds.high = value
                }
            } else {
                throw Fault("“\(part)” says nothing of <\(first)>")
            }
        }
        return .single(single, bounds)
    }

    static func thousandths(_ text: some StringProtocol) -> Int32? {
        Double(String(text)).map { Int32(($0 * 1000).rounded()) }
    }

    private mutating func take(_ sign: String) -> Bool {
        guard rest.hasPrefix(sign) else { return false }
        rest = rest.dropFirst(sign.count)
        return true
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == " " }
    }
}

/// Lists of words.
enum RuleWords {
    /// Words and, behind `~`, sets of them.
    static func words(
        _ text: some StringProtocol, sets: [String: [String]]
    ) throws(PatternParser.Fault) -> [String] {
        var words: [String] = []
        for part in text.split(separator: " ") {
            if part.first == "~" {
                let name = String(part.dropFirst())
                guard let set = sets[name] else {
                    throw PatternParser.Fault(
                        "no words called ~\(name); “words \(name) = …” makes some")
                }
                words += set.filter { !words.contains($0) }
            } else if !words.contains(String(part)) {
                words.append(String(part))
            }
        }
        guard !words.isEmpty else { throw PatternParser.Fault("a set without a word") }
        return words
    }
}
