internal import FoodCatalog
internal import Nutrition

/// Listens while one line is read, and writes down which rules changed something.
///
/// Nobody pays for it but who asks: the passes hold an optional one, and look at it once a rule.
final class ReadingTrace {
    private(set) var rules: [SpokenRule] = []
    private let source: [UInt8]
    /// The letters of the words that the line has, for those that a rule says elsewhere.
    private var said: WordMap<String>

    init(_ text: String) {
        source = Array(text.utf8)
        said = WordMap(minimumCapacity: 64)
        for token in TextScanner.words(of: text) where !token.isNumber {
            said[token.surface] = slice(token.start, token.end)
        }
    }

    /// Writes down what a rule says of words.
    func tell(_ rule: String, _ words: some Collection<SentenceWord>, _ change: String) {
        rules.append(SpokenRule(rule: rule, words: text(of: words), change: change))
    }

    /// Writes down what a rule of turns did, if it did anything.
    func hear(_ rule: String, _ before: TurnPass, _ after: TurnPass) {
        hear(rule, before.tokens, after.tokens)
        for part in after.parts where !before.parts.contains(part) { tell(rule, part) }
        for part in after.told where !before.told.contains(part) { tell(rule, part) }
        for part in after.counted where !before.counted.contains(part) { tell(rule, part) }
    }

    /// Writes down how words were changed, if they were.
    func hear(_ rule: String, _ before: [Token], _ after: [Token]) {
        func isSame(_ left: Token, _ right: Token) -> Bool {
            left.surface == right.surface && left.value == right.value && left.gap == right.gap
        }
        var start = zip(before, after).prefix { isSame($0, $1) }.count
        let room = min(before.count, after.count) - start
        var rest = zip(before.reversed(), after.reversed()).prefix(room)
            .prefix { isSame($0, $1) }.count
        guard start + rest < max(before.count, after.count) else { return }
        // A word beside it tells where something came in or went out.
        if start + rest == min(before.count, after.count) {
            if start > 0 { start -= 1 } else if rest > 0 { rest -= 1 }
        }
        let (old, new) = (before[start..<before.count - rest], after[start..<after.count - rest])
        rules.append(
            SpokenRule(
                rule: rule, words: text(of: old),
                change: new.isEmpty ? "left out" : "read as “\(text(of: new))”"))
    }

    /// Writes down which foods were taken as parts of others, or as other foods.
    func hear(
        _ rule: String, _ before: [MatchedSpan], _ after: [MatchedSpan],
        of sentence: FinishedSentence, _ catalog: FoodCatalog
    ) {
        for match in before {
            let words = sentence.words[match.span.start..<match.span.end]
            guard let kept = after.first(where: { overlaps($0.span, match.span) }) else {
                tell(rule, words, Self.part)
                continue
            }
            let (old, new) = (match.candidates[0].food, kept.candidates[0].food)
            if old != new {
                tell(rule, words, "taken for \(catalog.foods[Int(new)].name)")
            } else if kept.span != match.span {
                let all = sentence.words[kept.span.start..<kept.span.end]
                tell(rule, words, "one food with “\(text(of: all))”")
            }
        }
    }

    private func overlaps(_ one: Span, _ other: Span) -> Bool {
        one.start < other.end && other.start < one.end
    }

    private func tell(_ rule: String, _ part: TurnPass.Part) {
        let share = (part.share * 1000).rounded() / 1000
        rules.append(
            SpokenRule(
                rule: rule, words: slice(part.bytes.lowerBound, part.bytes.upperBound),
                change: "\(share) of it"))
    }

    private func slice(_ start: Int32, _ end: Int32) -> String {
        let range = Int(max(0, start))..<min(Int(max(start, end)), source.count)
        return String(decoding: source[range], as: UTF8.self)
    }

    /// The words of a line as they stand there, from the first to the last.
    func text(of words: some Collection<SentenceWord>) -> String {
        let starts = words.map(\.token.start)
        guard let first = starts.min(), let last = words.map(\.token.end).max() else { return "" }
        return slice(first, last)
    }

    /// Words as a rule reads them, with the signs between them.
    private func text(of tokens: some Collection<Token>) -> String {
        tokens.enumerated().reduce(into: "") { text, next in
            let (place, token) = next
            text += place == 0 ? "" : sign(before: token)
            text += spelling(of: token)
        }
    }

    private func sign(before token: Token) -> String {
        if token.gap.contains(.sentence) { return ". " }
        if token.gap.contains(.opening) { return " (" }
        if token.gap.contains(.closing) { return ") " }
        if token.gap.contains(.comma) { return ", " }
        if token.gap.contains(.and) { return " & " }
        if token.gap.contains(.slash) { return "/" }
        if token.gap.contains(.hyphen) { return "-" }
        return token.gap.contains(.none) ? "" : " "
    }

    private func spelling(of token: Token) -> String {
        if token.isNumber, token.start == token.end || slice(token.start, token.end).isEmpty {
            return token.value == token.value.rounded() ? "\(Int(token.value))" : "\(token.value)"
        }
        if let word = said[token.surface] { return word }
        if let word = Self.known[token.surface] { return word }
        return token.start < token.end ? slice(token.start, token.end) : "…"
    }

    /// The words that rules say of their own; made when somebody asks for the first time.
    private static let known: WordMap<String> = {
        let lists =
            LexiconWords.numbers.map(\.words) + nameRows(of: LexiconWords.units).map(\.words) + [
                LexiconWords.containers, LexiconWords.sizes, LexiconWords.connectors,
                LexiconWords.fillers, LexiconWords.meals, LexiconWords.eating,
                LexiconWords.modifiers, LexiconWords.descriptors, LexiconWords.preparations,
                LexiconWords.staples, LexiconWords.dishes, LexiconWords.companions,
                LexiconWords.articles, "of the",
            ]
        var known = WordMap<String>(minimumCapacity: 2048)
        for list in lists {
            for word in list.split(whereSeparator: \.isWhitespace) {
                known[WordHash(String(word))] = String(word)
            }
        }
        return known
    }()
}
