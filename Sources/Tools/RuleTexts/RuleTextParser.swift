internal import MealReader

/// Reads one file of rules.
struct RuleTextParser {
    let file: String
    private(set) var rules: [WrittenRule] = []
    private var sets: [String: [String]]
    private var patterns: [String: Pattern]
    private var stage: RuleBook.Stage
    private let isTalk: Bool
    private var lineNumber = 0

    private typealias Fault = PatternParser.Fault

    /// - Parameter shared: the words of `reading/words`.
    init(_ text: String, file: String, shared: SharedWords) throws(RuleTextError) {
        (self.file, sets, patterns) = (file, shared.sets, shared.patterns)
        isTalk = file.hasPrefix("talk/")
        stage = isTalk ? .asked : .several
        var pending = ""
        var (begun, isIndented) = (0, false)
        for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = raw.trimmingSpaces()
            if line.isEmpty || line.hasPrefix("#") { continue }
            // A line that ends with "\" goes on in the next.
            if pending.isEmpty { (begun, isIndented) = (number + 1, raw.first == " ") }
            if line.hasSuffix("\\") {
                pending += line.dropLast().trimmingSpaces() + " "
                continue
            }
            lineNumber = begun
            let whole = pending + line
            pending = ""
            do {
                try read(whole, isIndented: isIndented)
            } catch {
                throw RuleTextError(file: file, line: lineNumber, message: error.message)
            }
        }
        for rule in rules {
            guard isTalk || !rule.deeds.isEmpty else {
                throw RuleTextError(
                    file: file, line: rule.line,
                    message: "rule “\(rule.name)” does nothing; write “then …”")
            }
            guard rule.examples.contains(where: { $0.isSpoken }) else {
                throw RuleTextError(
                    file: file, line: rule.line,
                    message:
                        "rule “\(rule.name)” has no example; write one as "
                        + (isTalk ? "“\"…\" is talk”" : "“\"…\" reads as \"…\"”")
                )
            }
        }
    }

    /// The word sets of a file that holds nothing else.
    static func words(
        of text: String, file: String, besides: SharedWords = SharedWords()
    ) throws(RuleTextError) -> SharedWords {
        let parser = try RuleTextParser(text, file: file, shared: besides)
        return SharedWords(sets: parser.sets, patterns: parser.patterns)
    }

    private mutating func read(_ line: String, isIndented: Bool) throws(Fault) {
        let first = String(line.prefix { $0 != " " })
        let rest = line.dropFirst(first.count).trimmingSpaces()
        guard isIndented else { return try readHead(first, rest) }
        guard !rules.isEmpty else { throw Fault("this belongs to no rule; “rule NAME” begins one") }
        let last = rules.count - 1
        switch first {
        case "let": rules[last].askings += try binding(rest)
        case "where":
            for part in rest.split(separator: ";") {
                let asking = try asking(part.trimmingSpaces())
                rules[last].askings.append(asking)
            }
        case "then":
            for part in rest.split(separator: ";") {
                let deed = try deed(part.trimmingSpaces())
                rules[last].deeds.append(deed)
            }
        case _ where line.first == "\"": try readExample(line)
        default:
            guard rules[last].pattern == .sequence([]) else {
                throw Fault(
                    "a rule has one pattern, and behind it “let”, “where”, “then” and examples; "
                        + "a longer one ends its line with “\\”")
            }
            rules[last].pattern = try pattern(line)
        }
    }

    private mutating func readHead(_ first: String, _ rest: String) throws(Fault) {
        switch first {
        case "stage":
            let stages = RuleBook.Stage.allCases.filter { $0.isTalk == isTalk }
            guard let stage = stages.first(where: { "\($0)" == rest }) else {
                let all = stages.map { "\($0)" }.joined(separator: ", ")
                throw Fault("no stage called “\(rest)”; there are \(all)")
            }
            self.stage = stage
        case "words", "pattern":
            guard let equal = rest.firstIndex(of: "=") else {
                throw Fault("“\(first) NAME = …” is how it is written")
            }
            let name = rest[..<equal].trimmingSpaces()
            let text = rest[equal...].dropFirst().trimmingSpaces()
            guard sets[name] == nil, patterns[name] == nil else {
                throw Fault("~\(name) means something already")
            }
            if first == "words" {
                sets[name] = try RuleWords.words(text, sets: sets)
            } else {
                patterns[name] = try pattern(text)
            }
        case "talk" where isTalk: try readTalk(rest)
        case "rule" where !isTalk:
            let parts = rest.split(separator: ",").map { $0.trimmingSpaces() }
            guard let name = parts.first, !name.isEmpty, !name.contains(" ") else {
                throw Fault("a rule's name is one word with hyphens")
            }
            var rule = WrittenRule(name: name, line: lineNumber, stage: stage)
            for part in parts.dropFirst() {
                switch part {
                case "from the right": rule.isFromRight = true
                case "everywhere": rule.isEvery = true
                default: throw Fault("a rule is “from the right” or “everywhere”, not “\(part)”")
                }
            }
            rules.append(rule)
        default:
            throw Fault(
                "“\(first)” begins nothing; “\(isTalk ? "talk" : "rule")”, “words”, “pattern” and “stage” do"
            )
        }
    }

    /// `no-lunch: uneaten, from the right`
    private mutating func readTalk(_ text: String) throws(Fault) {
        let parts = text.split(separator: ",").map { $0.trimmingSpaces() }
        let said = (parts.first ?? "").split(separator: ":").map { $0.trimmingSpaces() }
        guard let name = said.first, !name.isEmpty, !name.contains(" "), said.count < 3 else {
            throw Fault("“talk NAME: VERDICT” is how it is written")
        }
        var rule = WrittenRule(name: name, line: lineNumber, stage: stage)
        for part in parts.dropFirst() {
            let within = part.split(separator: " ").last.flatMap { Int32($0) }
            if part == "from the right" {
                rule.isFromRight = true
            } else if let within, part == "in the first \(within)" {
                rule.within = within
            } else {
                throw Fault("talk is sought “from the right” or “in the first 8”, not “\(part)”")
            }
        }
        if said.count == 2 {
            guard let verdict = RuleBook.Verdict.allCases.first(where: { "\($0)" == said[1] })
            else {
                let all = RuleBook.Verdict.allCases.map { "\($0)" }.joined(separator: ", ")
                throw Fault("no verdict called “\(said[1])”; there are \(all)")
            }
            rule.verdict = verdict
        }
        rules.append(rule)
    }

    private mutating func readExample(_ line: String) throws(Fault) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            .map { $0.trimmingSpaces() }
        let outcome: RuleExample.Outcome
        if parts.count == 3, parts[2] == "stays" {
            outcome = .stays
        } else if parts.count == 3, isTalk,
            let said = ["is talk": .isTalk, "is a meal": .isMeal, "speaks": .speaks][parts[2]]
                as RuleExample.Outcome?
        {
            outcome = said
        } else if isTalk {
            throw Fault(
                "an example is “\"…\" is talk”, “\"…\" is a meal”, “\"…\" speaks” or “\"…\" stays”")
        } else if parts.count == 5, parts[2] == "reads as", parts[4].isEmpty {
            outcome = .readsAs(parts[3])
        } else if parts.count == 5, parts[2] == "becomes", parts[4].isEmpty {
            outcome = .becomes(parts[3])
        } else {
            throw Fault(
                "an example is “\"…\" reads as \"…\"”, “\"…\" becomes \"…\"” or “\"…\" stays”")
        }
        let last = rules.count - 1
        rules[last].examples.append(
            RuleExample(
                rule: rules[last].name, text: parts[1], outcome: outcome, file: file,
                line: lineNumber, isSpoken: rules[last].speaks(where: outcome)))
    }

    private func pattern(_ text: String) throws(Fault) -> Pattern {
        var parser = PatternParser(text, sets: sets, patterns: patterns)
        return try parser.whole()
    }

    /// `foods = stretch before x`, `p = first in foods of <container> or <name>`.
    private func binding(_ text: String) throws(Fault) -> [Asking] {
        guard let equal = text.firstIndex(of: "=") else {
            throw Fault("“let NAME = …” is how it is written")
        }
        let name = text[..<equal].trimmingSpaces()
        let value = text[equal...].dropFirst().trimmingSpaces()
        for (word, isLast) in [("first in ", false), ("last in ", true)] where value.hasPrefix(word)
        {
            let rest = value.dropFirst(word.count)
            guard let of = rest.firstRange(of: " of ") else {
                throw Fault("“\(word)X of PATTERN” is how it is written")
            }
            let stretch = try stretch(rest[..<of.lowerBound].trimmingSpaces())
            let ways = String(rest[of.upperBound...]).components(by: " or ")
            var patterns: [Pattern] = []
            for way in ways { patterns.append(try pattern(way)) }
            return [.find(name, isLast: isLast, stretch, patterns)]
        }
        return [.bind(name, try stretch(value))]
    }

    private func stretch(_ text: String) throws(Fault) -> Stretch {
        let parts = text.split(separator: " ").map(String.init)
        switch parts.count {
        case 1 where parts[0] == "line": return Stretch(kind: .line)
        case 1 where parts[0] == "clause" && isTalk: return Stretch(kind: .whole)
        case 3 where text == "line before clause": return Stretch(kind: .beforeClause)
        case 3 where text == "line behind clause": return Stretch(kind: .behindClause)
        case 1: return Stretch(kind: .capture, capture: parts[0])
        case 3:
            let kinds: [String: RuleBook.Stretch] = [
                "foods before": .foods, "clause before": .clause, "line before": .lineBefore,
                "line behind": .lineBehind, "clause behind": .clauseBehind,
            ]
            if let kind = kinds["\(parts[0]) \(parts[1])"] {
                return Stretch(kind: kind, capture: parts[2])
            }
            if let count = Int32(parts[0]), parts[1] == "behind" || parts[1] == "before" {
                return Stretch(
                    kind: parts[1] == "behind" ? .behind : .before, capture: parts[2], count: count)
            }
        default: break
        }
        throw Fault(
            "“\(text)” is no stretch; a capture, “3 behind x”, “foods before x”, “clause before x”, "
                + "“line before x”, “line behind x” and “line” are")
    }

    private func asking(_ text: String) throws(Fault) -> Asking {
        for (word, isAbsent) in [(" has ", false), (" lacks ", true)] {
            guard let place = text.firstRange(of: word) else { continue }
            let stretch = try stretch(text[..<place.lowerBound].trimmingSpaces())
            let what = text[place.upperBound...].trimmingSpaces()
            if what == "<name>" { return .hasName(stretch, isAbsent: isAbsent) }
            return .has(stretch, try pattern(what), isAbsent: isAbsent)
        }
        for (word, isBehind) in [("at ", false), ("behind ", true)] where text.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            let name = rest.prefix { $0 != " " }
            return .at(
                Stretch(kind: .capture, capture: String(name)),
                try pattern(rest.dropFirst(name.count).trimmingSpaces()), isBehind: isBehind)
        }
        let relations = [" < ", " <= ", " > ", " >= ", " = "]
        for (number, relation) in relations.enumerated() {
            guard let place = text.firstRange(of: relation) else { continue }
            return .compare(
                term(text[..<place.lowerBound].trimmingSpaces()), Int32(number),
                term(text[place.upperBound...].trimmingSpaces()))
        }
        throw Fault(
            "“\(text)” asks nothing; “X has …”, “X lacks …”, “at X …”, “behind X …” and “a < b” do")
    }

    private func term(_ text: String) -> Term {
        PatternParser.thousandths(text).map { .number($0) } ?? .capture(text)
    }

    private func deed(_ text: String) throws(Fault) -> (Deed, only: Asking?) {
        if let place = text.firstRange(of: " if ") {
            let asking = try asking(text[place.upperBound...].trimmingSpaces())
            return (try plainDeed(text[..<place.lowerBound].trimmingSpaces()), asking)
        }
        return (try plainDeed(text), nil)
    }

    private func plainDeed(_ text: String) throws(Fault) -> Deed {
        let parts = text.split(separator: " ").map(String.init)
        func tail(_ count: Int) -> String { parts.dropFirst(count).joined(separator: " ") }
        switch (parts.first ?? "", parts.count) {
        case ("drop", 2): return .drop(parts[1], 0)
        case ("drop", 5) where tail(2) == "keeping its gap": return .drop(parts[1], 1)
        case ("drop", 5) where tail(2) == "with its brackets": return .drop(parts[1], 2)
        case ("move", 4) where parts[2] == "before": return .move(parts[1], before: parts[3])
        case ("call", 3): return .call(parts[1], parts[2].unquoted)
        case ("set", 4...), ("eaten", 4...):
            guard parts[2] == "=", parts.count == 4 || parts.count == 6 && parts[4] == "-" else {
                break
            }
            let (left, right) = (term(parts[3]), parts.count == 6 ? term(parts[5]) : .number(0))
            return parts[0] == "set" ? .set(parts[1], left, right) : .eaten(parts[1], left, right)
        case ("comma", 3) where parts[1] == "before": return .gap(parts[2], 0)
        case ("just", 4) where parts[1] == "comma": return .gap(parts[3], 1)
        case ("nothing", 3) where parts[1] == "before": return .gap(parts[2], 2)
        case ("something", 3) where parts[1] == "before": return .gap(parts[2], 3)
        case ("say", 4...):
            let modes = ["before", "behind", "for"]
            guard let mode = modes.firstIndex(of: parts[parts.count - 2]) else { break }
            return .say(
                said(parts[1..<parts.count - 2].joined(separator: " ")), at: parts[parts.count - 1],
                Int32(mode))
        default: break
        }
        throw Fault(
            "“\(text)” does nothing; “drop X”, “move X before Y”, “say \"…\" before X”, “call X \"…\"”, "
                + "“set X = n”, “eaten X = 0.5” and “comma before X” do")
    }

    /// `e "slice of"`: captures and words in quotes.
    private func said(_ text: String) -> [Said] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
            place, part -> [Said] in
            part.split(separator: " ").map {
                place % 2 == 0 ? .capture(String($0)) : .word(String($0))
            }
        }
    }
}

/// Word sets and patterns by the names that rules know them by.
struct SharedWords {
    var sets: [String: [String]] = [:]
    var patterns: [String: Pattern] = [:]
}

extension WrittenRule {
    /// Whether an example wants the rule to speak.
    fileprivate func speaks(where outcome: RuleExample.Outcome) -> Bool {
        switch outcome {
        case .becomes, .readsAs, .speaks: true
        case .stays: false
        case .isTalk: verdict != .meal
        case .isMeal: verdict == .meal
        }
    }
}

extension StringProtocol {
    func trimmingSpaces() -> String {
        let start = drop { $0 == " " }
        guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
        return String(start[...last])
    }

    fileprivate var unquoted: String { String(filter { $0 != "\"" }) }

    fileprivate func components(by sign: String) -> [String] {
        var (parts, rest) = ([String](), String(self))
        while let place = rest.firstRange(of: sign) {
            parts.append(String(rest[..<place.lowerBound]))
            rest = String(rest[place.upperBound...])
        }
        return parts + [rest]
    }
}
