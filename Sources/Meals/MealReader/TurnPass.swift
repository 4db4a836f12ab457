internal import FoodCatalog

/// Takes out of a line what says how much of a food was eaten ("a pizza, ate half", "shared a curry with Sam")
/// and what takes back something said before ("two, no, three eggs").
///
/// It reads bare words, before an absence is one word: "no three" lacks nothing. A line without any of
/// its words costs one look at each of them.
struct TurnPass {
    /// So much of the foods in a stretch of the text was eaten.
    struct Part: Equatable {
        /// UTF-8 offsets.
        var bytes: Range<Int32>
        /// 0 to 1, or how often all of it was had.
        var share: Double
        /// Whether others had the rest: of what nobody counted the usual amount is one person's already.
        var isShared: Bool
        /// Whether it is counted by the pieces that the whole was cut into.
        var isCut = false
    }

    var tokens: [Token] { didSet { areMarksStale = true } }
    var parts: [Part] = []
    /// Stretches of which less was eaten than was told of: their amounts are those of what was eaten already, their figures are not.
    var told: [Part] = []
    /// Stretches in which so many of so many were counted: what is told of all of them is of these in proportion.
    var counted: [Part] = []
    /// Which steps the line opens: as it was said, and as rules have said it since.
    private var stepMarks: TurnGates.Marks
    /// Which rules' words stand in the line, and whether they were looked for since it last changed.
    private var marks: RuleTable.Marks
    private var areMarksStale = false
    let index: FoodIndex

    /// Reads the turns of a line; `nil` when it has none.
    ///
    /// - Parameters:
    ///   - phases: the steps; others than all of them are for tests.
    ///   - table: the rules that are asked between them.
    ///   - isAlways: whether a line is one too where none has anything to say.
    ///   - trace: told of each rule that changed something.
    init?(
        _ line: [Token], index: FoodIndex, phases: [TurnPhase] = Self.phases,
        table: RuleTable = .compiled, isAlways: Bool = false, trace: ReadingTrace? = nil
    ) {
        let frame = Self.framed(line)
        tokens = frame == line.indices ? line : Array(line[frame])
        marks = table.marks(of: tokens)
        stepMarks = TurnGates.marks(of: tokens)
        self.index = index
        guard isAlways || stepMarks != .zero || table.isOpen(to: marks) else { return nil }
        for phase in phases {
            for step in phase.steps where step.isOpen(to: stepMarks) {
                if let stage = step.stage {
                    ask(stage, of: table, trace)
                } else {
                    hear(step.name, trace) { step.apply(&$0) }
                }
            }
        }
        if frame != line.indices {
            tokens.insert(contentsOf: line[..<frame.lowerBound], at: 0)
            tokens.append(contentsOf: line[frame.upperBound...])
        }
    }

    /// Asks the rules of a stage whose words stand in the line, as it is when their turn comes; what they say opens later steps.
    private mutating func ask(
        _ stage: RuleBook.Stage, of table: RuleTable, _ trace: ReadingTrace?
    ) {
        var isReworded = false
        for place in table.stages[Int(stage.rawValue)] {
            if areMarksStale {
                marks = table.marks(of: tokens)
                areMarksStale = false
            }
            let rule = table.rules[place]
            guard rule.isOpen(to: marks) else { continue }
            hear(rule.name, trace) { $0.run(rule, of: table) }
            isReworded = isReworded || areMarksStale
        }
        if isReworded { stepMarks |= TurnGates.marks(of: tokens) }
    }

    /// Has a rule speak, and whoever listens told of it.
    @inline(__always)
    private mutating func hear(
        _ rule: String, _ trace: ReadingTrace?, _ speak: (inout TurnPass) -> Void
    ) {
        guard let trace else { return speak(&self) }
        let before = self
        speak(&self)
        trace.hear("turns/\(rule)", before, self)
    }
}

extension TurnPass {
    func word(_ position: Int) -> WordHash? {
        tokens.indices.contains(position) ? tokens[position].surface : nil
    }

    @inline(__always)
    func isOne(_ position: Int, of words: WordSet) -> Bool {
        tokens.indices.contains(position) && words.contains(tokens[position].surface)
    }

    /// Whether something else begins at a position: the end, a comma, a bracket, "and".
    func isEnd(_ position: Int) -> Bool {
        isApart(position) || isOne(position, of: Self.joints)
    }

    /// Whether a comma, a bracket or a sentence's end stands before a position, as the end of the line does.
    func isApart(_ position: Int) -> Bool {
        position >= tokens.count || !tokens[position].gap.isDisjoint(with: .hard)
    }

    /// Whether a word alone names a food.
    func isName(_ position: Int) -> Bool {
        let token = tokens[position]
        guard !token.isNumber, token.length > 2 else { return false }
        if let kinds = Lexicon.lexeme(of: token.word)?.kinds {
            // "crisps", but "crisp"
            guard token.traits.contains(.plural), kinds == .descriptor || kinds == .modifier else {
                return false
            }
        }
        let number = index.number(of: token.word)
        return number >= 0 && index.isName[Int(number)]
    }

    func hasName(_ range: Range<Int>) -> Bool {
        range.contains(where: isName) || range.contains { isNamed(from: $0, in: range) }
    }

    /// "fry up", "nasi lemak", "pint of bitter": whether words that name nothing by themselves do so together.
    func isNamed(from start: Int, in range: Range<Int>) -> Bool {
        var numbers: [Int32] = []
        for position in start..<min(start + 4, range.upperBound) {
            if position > start, isApart(position) || tokens[position].isNumber { return false }
            if FoodIndex.isGlue(tokens[position].word) { continue }
            let number = index.number(of: tokens[position].word)
            guard number >= 0 else { return false }
            numbers.append(number)
            if numbers.count > 1, index.isCalled(numbers) { return true }
        }
        return false
    }

    /// Takes words out; what follows is no part of what was before.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if range.upperBound < tokens.count {
            tokens[range.upperBound].joined = .seed
            if range.lowerBound > 0, tokens[range.upperBound].gap.isDisjoint(with: .hard) {
                tokens[range.upperBound].gap.formUnion(tokens[range.lowerBound].gap)
            }
        }
        tokens.removeSubrange(range)
    }

    /// Takes words out; what follows stands where they stood.
    mutating func removeInPlace(_ range: Range<Int>) {
        let gap = tokens[range.lowerBound].gap
        remove(range)
        tokens[range.lowerBound].gap = gap
    }

    /// Makes another word of one.
    mutating func call(_ position: Int, _ word: WordHash) {
        (tokens[position].surface, tokens[position].word) = (word, word)
        tokens[position].joined = .seed
    }

    /// A word that nobody said, where another one is.
    func made(_ word: WordHash, like token: Token) -> Token {
        var made = token
        (made.surface, made.word, made.joined) = (word, word, .seed)
        (made.gap, made.traits, made.value) = ([], [], 0)
        return made
    }

    /// Says words behind one, as if they stood there.
    mutating func insert(
        _ words: some Sequence<Token>, behind position: Int, gap: Token.Gap = []
    ) {
        let end = tokens[position].end
        tokens.insert(contentsOf: placed(words, end..<end, gap: gap), at: position + 1)
    }

    mutating func insert(_ word: WordHash, behind position: Int) {
        insert([made(word, like: tokens[position])], behind: position)
    }

    /// Says words in the place of others, as if they stood there.
    mutating func replace(_ range: Range<Int>, with words: some Sequence<Token>) {
        let (first, end) = (tokens[range.lowerBound], tokens[range.upperBound - 1].end)
        tokens.replaceSubrange(range, with: placed(words, first.start..<end, gap: first.gap))
    }

    /// Words as they stand in a stretch of the text.
    func placed(_ words: some Sequence<Token>, _ bytes: Range<Int32>, gap: Token.Gap) -> [Token] {
        words.enumerated().map { place, token in
            var token = token
            (token.start, token.end) = (bytes.lowerBound, bytes.upperBound)
            (token.gap, token.joined) = (place == 0 ? gap : [], .seed)
            return token
        }
    }

    /// Takes words out and says them in front of an earlier one, as if they stood there.
    mutating func move(_ range: Range<Int>, before start: Int) {
        let said = Array(tokens[range])
        remove(range)
        say(said, before: start)
    }

    /// Says words in front of one, as if they stood there.
    mutating func say(_ words: [Token], before start: Int) {
        let place = tokens[start]
        (tokens[start].gap, tokens[start].joined) = ([], .seed)
        tokens.insert(
            contentsOf: placed(words, place.start..<place.start, gap: place.gap), at: start)
    }

    /// Where the words between separators begin that end at a position.
    func clauseStart(before end: Int) -> Int {
        var start = max(0, end - 1)
        while start > 0, !isApart(start) { start -= 1 }
        return start
    }

    mutating func note(
        _ range: Range<Int>, share: Double, isShared: Bool = false, isCut: Bool = false
    ) {
        guard let first = range.first, let last = range.last, share < 1 else { return }
        parts.append(
            Part(
                bytes: tokens[first].start..<max(tokens[first].start, tokens[last].end),
                share: share, isShared: isShared, isCut: isCut))
    }

    /// What "it" is in front of a position: the foods since the last comma, or since the sentence began where
    /// nothing but them is named.
    func stretch(before end: Int) -> Range<Int> {
        var start = end
        while start > 0 {
            start -= 1
            if tokens[start].gap.contains(.sentence) { break }
            guard start > 0, !tokens[start].gap.isDisjoint(with: [.comma, .closing]) else {
                continue
            }
            // "crisps (150 g) and a 200 g dip"
            if tokens[start].gap == .closing, isOne(start, of: Self.alongside) { continue }
            if hasName(start..<end) { break }
        }
        return start..<end
    }
}
