internal import MealReader

/// Makes the tables of a book of rules as they are written.
struct RuleCompiler {
    private(set) var book = RuleBook()
    private var setNumbers: [String: Int32] = [:]
    private var wordNumbers: [String: Int32] = [:]
    private var captures: [String: Int32] = [:]

    /// What stands in a row that needs no such value.
    private static let free: Int32 = 0

    mutating func add(_ rule: WrittenRule, family: String) throws(PatternParser.Fault) {
        captures = [:]
        let flat = Self.flattened(rule.pattern)
        collect(.sequence(flat))
        for asking in rule.askings { collect(asking) }
        let gates = gates(of: rule, flat)
        guard !gates.isEmpty || rule.stage.isTalk else {
            throw PatternParser.Fault(
                "every line would be searched; a rule needs a word that must stand in the line")
        }
        let isFromStart = rule.stage.isTalk && flat.first == .start
        let anchor = isFromStart ? 0 : try anchor(of: flat, isTalk: rule.stage.isTalk)
        let start = try layOut(flat)
        let firstStep = Int32(book.steps.count / RuleBook.stepWidth)
        for asking in rule.askings { try add(asking) }
        for (deed, only) in rule.deeds {
            if let only {
                step(.if, [])
                try add(only)
            }
            try add(deed)
        }
        let steps = Int32(book.steps.count / RuleBook.stepWidth) - firstStep
        book.names.append("\(family)/\(rule.name)")
        book.rules += [
            rule.stage.rawValue, Self.flags(of: rule) | (isFromStart ? 4 : 0), start,
            Int32(flat.count), start + anchor, firstStep, steps, Int32(captures.count),
            Int32(book.gates.count), Int32(gates.count),
        ]
        book.gates += gates
    }

    private static func flags(of rule: WrittenRule) -> Int32 {
        (rule.isFromRight ? 1 : 0) | (rule.isEvery ? 2 : 0) | (rule.verdict?.rawValue ?? 0) << 3
            | rule.within << 5
    }

    // MARK: Gates and anchors

    /// The three rarest sets of which a line must have a word.
    private mutating func gates(of rule: WrittenRule, _ flat: [Pattern]) -> [Int32] {
        var sets = flat.compactMap(Self.obligatory)
        for asking in rule.askings {
            switch asking {
            case .find(_, _, _, let patterns) where patterns.count == 1:
                sets += Self.flattened(patterns[0]).compactMap(Self.obligatory)
            case .has(_, let pattern, isAbsent: false), .at(_, let pattern, _):
                sets += Self.flattened(pattern).compactMap(Self.obligatory)
            default: break
            }
        }
        let smallest = sets.sorted { (Self.weight($0), $0[0]) < (Self.weight($1), $1[0]) }.prefix(3)
        var numbers: [Int32] = []
        for words in smallest {
            let number = number(ofSet: words)
            if !numbers.contains(number) { numbers.append(number) }
        }
        for roles in flat.compactMap(Self.obligatoryRoles) {
            let number = -1 - number(ofRoles: roles)
            if !numbers.contains(number) { numbers.append(number) }
        }
        return numbers
    }

    /// The roles of which one stands where a place of a pattern does.
    private static func obligatoryRoles(_ pattern: Pattern) -> [String]? {
        switch pattern {
        case .roles(let names): names
        case .anchor(let inside), .look(let inside, isAbsent: false): obligatoryRoles(inside)
        case .times(let inside, let low, _): low > 0 ? obligatoryRoles(inside) : nil
        case .sequence(let parts): parts.count == 1 ? obligatoryRoles(parts[0]) : nil
        default: nil
        }
    }

    /// The words of which one stands where a pattern does; `nil` where it may do without.
    private static func obligatory(_ pattern: Pattern) -> [String]? {
        switch pattern {
        case .set(let words): words
        case .anchor(let inside), .capture(_, let inside): obligatory(inside)
        case .times(let inside, let low, _): low > 0 ? obligatory(inside) : nil
        case .sequence(let parts): parts.compactMap(obligatory).min { weight($0) < weight($1) }
        case .choice(let choices):
            choices.map(obligatory).reduce([]) { all, words in
                guard let all, let words else { return nil }
                return all + words.filter { !all.contains($0) }
            }
        default: nil
        }
    }

    /// Where the pattern is laid on from: the place that says so, or the smallest set.
    private func anchor(
        of flat: [Pattern], isTalk: Bool
    ) throws(PatternParser.Fault) -> Int32 {
        if let said = flat.firstIndex(where: { if case .anchor = $0 { true } else { false } }) {
            return Int32(said)
        }
        let sets = flat.indices.filter { if case .set = flat[$0] { true } else { false } }
        let rarest = sets.min { Self.count(flat[$0]) < Self.count(flat[$1]) }
        guard let rarest else {
            // A clause is short, and few ask it.
            if isTalk { return 0 }
            throw PatternParser.Fault(
                "no word or set outside of brackets begins the search; mark one by “@”")
        }
        return Int32(rarest)
    }

    private static func count(_ pattern: Pattern) -> Int {
        if case .set(let words) = pattern { weight(words) } else { .max }
    }

    /// How often a line has a word of a set, roughly.
    private static func weight(_ words: [String]) -> Int {
        words.reduce(0) { $0 + (common.contains($1) ? 50 : 1) }
    }

    /// What stands in every second line.
    private static let common: Set = [
        "a", "an", "the", "my", "i", "of", "on", "in", "and", "with", "w", "but", "had", "ate",
        "for", "some", "it",
        "slice", "slices",
    ]

    // MARK: Patterns

    /// The places of a pattern beside one another, captures as their begin and end.
    private static func flattened(_ pattern: Pattern) -> [Pattern] {
        switch pattern {
        case .sequence(let parts): parts.flatMap(flattened)
        case .capture(let name, let inside):
            [.capture("(" + name, .any)] + flattened(inside) + [.capture(")" + name, .any)]
        case .anchor(.sequence(let parts)) where parts.count == 1: [.anchor(parts[0])]
        default: [pattern]
        }
    }

    private mutating func collect(_ pattern: Pattern) {
        switch pattern {
        case .capture(let name, let inside):
            let plain = name.first == "(" || name.first == ")" ? String(name.dropFirst()) : name
            if captures[plain] == nil { captures[plain] = Int32(captures.count) }
            collect(inside)
        case .sequence(let parts), .choice(let parts): for part in parts { collect(part) }
        case .times(let inside, _, _), .look(let inside, _), .anchor(let inside): collect(inside)
        default: break
        }
    }

    private mutating func collect(_ asking: Asking) {
        switch asking {
        case .bind(let name, _), .find(let name, _, _, _):
            if captures[name] == nil { captures[name] = Int32(captures.count) }
            if case .find(_, _, _, let patterns) = asking {
                for pattern in patterns { collect(pattern) }
            }
        case .has(_, let pattern, _), .at(_, let pattern, _): collect(pattern)
        default: break
        }
    }

    /// Writes nodes side by side, and before them what they hold; where the first of them stands.
    private mutating func layOut(_ parts: [Pattern]) throws(PatternParser.Fault) -> Int32 {
        var rows: [[Int32]] = []
        for part in parts { rows.append(try row(of: part)) }
        let start = Int32(book.nodes.count / RuleBook.nodeWidth)
        book.nodes += rows.flatMap(\.self)
        return start
    }

    private mutating func row(of pattern: Pattern) throws(PatternParser.Fault) -> [Int32] {
        func row(
            _ kind: RuleBook.Kind, _ a: Int32 = 0, _ b: Int32 = 0, _ low: Int32 = 0,
            _ high: Int32 = 0
        ) -> [Int32] { [kind.rawValue, a, b, low, high] }
        switch pattern {
        case .set(let words): return row(.set, number(ofSet: words))
        case .form(let word): return row(.form, number(ofWord: word))
        case .single(let single, let bounds):
            return row(.single, single.rawValue, bounds.flags, bounds.low, bounds.high)
        case .above(let name): return row(.above, try number(ofCapture: name))
        case .several(let several): return row(.several, several.rawValue)
        case .roles(let names): return row(.roles, number(ofRoles: names))
        case .any: return row(.any)
        case .same(let name): return row(.same, try number(ofCapture: name))
        case .gap(let gap): return row(.gap, gap.rawValue)
        case .start: return row(.start)
        case .end: return row(.end)
        case .anchor(let inside): return try self.row(of: inside)
        case .capture(let name, _):
            let plain = try number(ofCapture: String(name.dropFirst()))
            return row(name.first == "(" ? .open : .close, plain)
        case .sequence:
            let parts = Self.flattened(pattern)
            return row(.sequence, try layOut(parts), Int32(parts.count))
        case .choice(let choices):
            var rows: [[Int32]] = []
            for choice in choices { rows.append(try self.row(of: .sequence([choice]))) }
            let start = Int32(book.nodes.count / RuleBook.nodeWidth)
            book.nodes += rows.flatMap(\.self)
            return row(.choice, start, Int32(choices.count))
        case .times(let inside, let low, let high):
            let parts = Self.flattened(inside)
            return row(.repeat, try layOut(parts), Int32(parts.count), low, high)
        case .look(let inside, let isAbsent):
            let parts = Self.flattened(inside)
            return row(.look, try layOut(parts), Int32(parts.count), isAbsent ? 1 : 0)
        }
    }

    // MARK: What is asked and done

    private mutating func add(_ asking: Asking) throws(PatternParser.Fault) {
        switch asking {
        case .bind(let name, let stretch):
            step(.bind, [try number(ofCapture: name)] + (try values(stretch)))
        case .find(let name, let isLast, let stretch, let patterns):
            for (place, pattern) in patterns.enumerated() {
                let isFinal = place == patterns.count - 1
                let nodes = Self.flattened(pattern)
                step(
                    .find,
                    [try number(ofCapture: name)] + (try values(stretch))
                        + [
                            try layOut(nodes), Int32(nodes.count), isLast ? 1 : 0,
                            (isFinal ? 0 : 1) | (place > 0 ? 2 : 0),
                        ])
            }
        case .has(let stretch, let pattern, let isAbsent):
            let nodes = Self.flattened(pattern)
            step(
                .has,
                [Self.free] + (try values(stretch))
                    + [try layOut(nodes), Int32(nodes.count), isAbsent ? 1 : 0])
        case .hasName(let stretch, let isAbsent):
            step(.hasName, [Self.free] + (try values(stretch)) + [0, 0, isAbsent ? 1 : 0])
        case .at(let stretch, let pattern, let isBehind):
            let nodes = Self.flattened(pattern)
            step(
                .at,
                [isBehind ? 1 : 0] + (try values(stretch)) + [
                    try layOut(nodes), Int32(nodes.count),
                ])
        case .compare(let left, let relation, let right):
            step(.compare, [relation] + (try values(left)) + (try values(right)))
        }
    }

    private mutating func add(_ deed: Deed) throws(PatternParser.Fault) {
        switch deed {
        case .drop(let name, let mode): step(.drop, [try number(ofCapture: name), mode])
        case .move(let name, let before):
            step(.move, [try number(ofCapture: name), try number(ofCapture: before)])
        case .call(let name, let word):
            step(.call, [try number(ofCapture: name), number(ofWord: word)])
        case .set(let name, let left, let right):
            step(.set, [try number(ofCapture: name)] + (try values(left)) + (try values(right)))
        case .eaten(let name, let left, let right):
            step(.eaten, [try number(ofCapture: name)] + (try values(left)) + (try values(right)))
        case .gap(let name, let mode): step(.gap, [try number(ofCapture: name), mode])
        case .say(let parts, let name, let mode):
            let first = Int32(book.said.count)
            for part in parts {
                switch part {
                case .word(let word): book.said.append(number(ofWord: word))
                case .capture(let name): book.said.append(-1 - (try number(ofCapture: name)))
                }
            }
            step(.say, [try number(ofCapture: name), first, Int32(parts.count), mode])
        }
    }

    private mutating func step(_ kind: RuleBook.Step, _ values: [Int32]) {
        let rest = Array(repeating: Int32(0), count: RuleBook.stepWidth - 1 - values.count)
        book.steps += [kind.rawValue] + values + rest
    }

    private func values(_ stretch: Stretch) throws(PatternParser.Fault) -> [Int32] {
        let capture = try stretch.capture.map { name throws(PatternParser.Fault) in
            try number(ofCapture: name)
        }
        return [stretch.kind.rawValue, capture ?? 0, stretch.count]
    }

    private func values(_ term: Term) throws(PatternParser.Fault) -> [Int32] {
        switch term {
        case .capture(let name): [try number(ofCapture: name), 0]
        case .number(let value): [-1, value]
        }
    }

    private func number(ofCapture name: String) throws(PatternParser.Fault) -> Int32 {
        guard let number = captures[name] else {
            throw PatternParser.Fault(
                "nothing is called “\(name)”; “\(name):…” or “let \(name) = …” does so")
        }
        return number
    }

    private mutating func number(ofRoles names: [String]) -> Int32 {
        let mask = names.reduce(UInt64(0)) { $0 | (RuleBook.role($1) ?? 0) }
        if let number = book.roles.firstIndex(of: mask) { return Int32(number) }
        book.roles.append(mask)
        return Int32(book.roles.count - 1)
    }

    private mutating func number(ofSet words: [String]) -> Int32 {
        let text = words.joined(separator: " ")
        if let number = setNumbers[text] { return number }
        let number = Int32(book.sets.count)
        setNumbers[text] = number
        book.sets.append(text)
        return number
    }

    private mutating func number(ofWord word: String) -> Int32 {
        if let number = wordNumbers[word] { return number }
        let number = Int32(book.words.count)
        wordNumbers[word] = number
        book.words.append(word)
        return number
    }
}
