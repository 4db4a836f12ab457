internal import FoodCatalog
internal import Nutrition

/// Turns tokens into words with their roles, spellings corrected and amounts marked.
struct SentenceWords {
    var words: [SentenceWord] = []
    var quantities: [Quantity] = []
    /// What it states of foods' figures.
    var figures: [FigurePhrase] = []
    var time: SpokenTime?
    /// The stretches of a line that speaks of several meals or times; empty for most lines.
    var occasions: [Occasion] = []
    /// How much of some foods was eaten.
    var parts: [TurnPass.Part] = []
    /// How much was eaten of what figures were told of, where the amounts say it already.
    var told: [TurnPass.Part] = []
    /// Where so many of so many were counted, of all of which figures may be told.
    var counted: [TurnPass.Part] = []
    /// Whether this speaks of something other than food that was eaten.
    var isOtherTalk = false
    /// Whether each food stands apart with what belongs to it, so that nothing has to be found out of their company.
    var isItemized = false
    /// The first word behind a colon that is none of a clock's.
    var header: Int?
    /// What it costs to take a word together with the one before it; 100 and more forbids it.
    var barriers: [Float] = []
    /// What it costs to begin or end a food in front of each word, one more than words.
    var cuts: [Float] = []

    /// - Parameters:
    ///   - rules: the rules of turns of speech.
    ///   - trace: told of the rules that speak.
    ///   - hearing: told what tells talk from a meal in the text, for the tool that fits it.
    init(
        text: String, index: FoodIndex, weights: ReaderWeights, rules: RuleTable = .compiled,
        trace: ReadingTrace? = nil,
        hearing: ((TalkFeatures) -> Void)? = nil
    ) {
        var line = SentenceLine(
            text: text, index: index, weights: weights, rules: rules, trace: trace, hearing: hearing
        )
        for step in SentenceLine.steps where step.isOpen(to: line.cues) { step.apply(&line) }
        self = line.sentence
    }

    /// No words yet: where a line begins.
    init() {}

    /// Words of which something else was said than that they were eaten.
    mutating func take(_ stretches: [Range<Int>]) {
        for stretch in stretches {
            for position in stretch { words[position].isTaken = true }
        }
    }

    /// Words of amounts name no food.
    mutating func takeQuantities() {
        for (number, quantity) in quantities.enumerated() {
            for position in quantity.start..<quantity.end {
                words[position].quantity = Int32(number)
                if quantity.container < 0, words[position].has(.container),
                    position + 2 < quantity.end, words[position + 1].has(.of)
                {
                    // "a basket of 8 dumplings": no portion of that name.
                    words[position].token.word = .seed
                    words[position].kinds.remove(.container)
                }
                if words[position].kinds.isDisjoint(with: [.container, .size])
                    || words[position].has(.number)
                {
                    words[position].isTaken = true
                }
            }
        }
    }

    /// Words of figures are no amounts, and name no food.
    mutating func takeFigures(of text: String, index: FoodIndex) {
        figures = FigurePass.phrases(in: words, of: text, index: index)
        for phrase in figures {
            for position in phrase.words {
                words[position].isTaken = true
                words[position].isStrong = false
                words[position].isName = false
                words[position].cost = 0
            }
        }
    }

    /// The first word behind the first colon that is none of a clock's; of "lunch: smoothie: banana, milk" the first
    /// behind the second.
    static func header(of text: String, in words: [SentenceWord]) -> Int? {
        var text = text
        let colons = text.withUTF8 { bytes in
            bytes.contains(UInt8(ascii: ":"))
                ? bytes.indices.dropLast().filter {
                    bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: " ")
                } : []
        }
        let headers = colons.compactMap { colon in words.firstIndex { $0.token.start > colon } }
        guard let first = headers.first else { return equated(in: &text, words) }
        return headers.count > 1 && words[..<first].allSatisfy(\.isFraming) ? headers[1] : first
    }

    /// "smoothie = banana + milk": the first word behind the sign, where it heads a list.
    private static func equated(in text: inout String, _ words: [SentenceWord]) -> Int? {
        let sign = text.withUTF8 { $0.firstIndex(of: UInt8(ascii: "=")) }
        guard let sign, let first = words.firstIndex(where: { $0.token.start > sign }),
            words[first].token.gap.contains(.sentence)
        else { return nil }
        return first
    }

    /// Whether the part before a heading's dash names a list: "asda list - butter, crisps".
    var isHeadedAsList: Bool {
        words[..<(header ?? 0)].contains { Self.lists.contains($0.token.surface) }
    }

    static func isAsked(_ text: String) -> Bool {
        text.utf8.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "?")
    }

    /// "const mango = require('./mango')", "print("eggs")", pasted by mistake.
    func isCode(_ text: String) -> Bool {
        words.first.map { Self.keywords.contains($0.token.surface) } == true
            && text.utf8.contains(UInt8(ascii: "="))
            || zip(text.utf8, text.utf8.dropFirst()).contains { pair in
                Self.codeMarks.contains { $0.0 == pair.0 && $0.1 == pair.1 }
            }
    }

    /// Two signs in a row that nobody writes of food, beside a bracket.
    private static let codeMarks: [(UInt8, UInt8)] = [
        (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "("), UInt8(ascii: "\"")),
        (UInt8(ascii: "+"), UInt8(ascii: "+")),
    ]

    /// "a light snack", "a frozen dinner": before an occasion that nothing follows, a modifier says
    /// nothing about food.
    mutating func markOccasions() {
        for position in words.indices where words[position].has(.meal) {
            if isHeading(position) { words[position].isTaken = true }
            guard position > 0 else { continue }
            let isLast =
                position + 1 >= words.count || !words[position + 1].isContent
                || !words[position + 1].token.gap.isSubset(of: .hyphen)
            guard isLast else { continue }
            takeOccasion(at: position)
            var before = position - 1
            while before >= 0, !words[before].isStrong, words[before].has(.modifier),
                words[before].token.surface != .frozen, words[before + 1].token.gap.isEmpty
            {
                words[before].isTaken = true
                before -= 1
            }
        }
    }

    /// "lunch, ham sandwich", "lunch was ham": names the meal, and no meat for lunches.
    private func isHeading(_ position: Int) -> Bool {
        guard
            position == 0 || !words[position - 1].isContent
                || !words[position].token.gap.isDisjoint(with: .hard),
            position + 1 < words.count
        else {
            return false
        }
        let next = words[position + 1]
        let isApart =
            !next.token.gap.isDisjoint(with: .hard) || Self.copulas.contains(next.token.surface)
            || words[position].token.surface == .lunch && next.token.word != .meat
        return isApart && words[(position + 1)...].contains { $0.isName && !$0.isTaken }
    }

    /// "150 g tofu stir fried in 1 tbsp oil": where the fat is said, the food itself is plain.
    mutating func markFrying() {
        for position in words.indices.dropFirst().dropLast(3) where !words[position].isTaken {
            guard case let number = words[position + 2].quantity, number >= 0,
                Self.frying.contains(words[position].token.surface),
                Self.ins.contains(words[position + 1].token.surface),
                quantities[Int(number)].isExact || quantities[Int(number)].container >= 0,
                words[quantities[Int(number)].end...].prefix(3).contains(where: {
                    Self.fats.contains($0.token.surface)
                })
            else { continue }
            words[position].silence()
            if Self.pans.contains(words[position - 1].token.surface) {
                words[position - 1].silence()
            }
        }
    }

    private static let frying = WordSet(fryingWords)

    /// "a decaf": alone it is coffee.
    mutating func markDecaf(index: FoodIndex, weights: ReaderWeights) {
        let decaf = WordHash.decaf
        for position in words.indices where words[position].token.word == decaf {
            let next = position + 1
            guard next >= words.count || words[next].token.word == .with,
                position == 0 || !words[position - 1].isContent
            else { continue }
            words[position].kinds = []
            words[position].settle(index: index, weights: weights)
        }
    }

    /// "for my breakfast" says when, never what.
    private mutating func takeOccasion(at position: Int) {
        var before = position - 1
        while before >= 0, position - before < 4,
            words[before].has(.filler) || words[before].has(.article)
                || words[before].has(.descriptor),
            !Self.whens.contains(words[before].token.surface)
        {
            before -= 1
        }
        if before >= 0, Self.whens.contains(words[before].token.surface) {
            words[position].isTaken = true
        }
    }
}

extension SentenceWord {
    /// Whether it tells how much there is: a number, "a", a measure.
    var isAmount: Bool {
        token.isNumber || !kinds.isDisjoint(with: [.number, .article, .container, .unit])
    }

    /// Whether it says something about which food is meant.
    var isContent: Bool { !isTaken && (isStrong || has(.modifier)) }

    /// Makes it a word that says nothing of any food.
    fileprivate mutating func silence() {
        word = -1
        kinds = .filler
        isStrong = false
        isName = false
        cost = 0
    }

    /// Sets what the word is worth from what it is.
    mutating func settle(index: FoodIndex, weights: ReaderWeights) {
        let rarity = word >= 0 ? index.rarity[Int(word)] : 0
        isStrong = true
        if token.traits.contains(.negated) {
            isStrong = false
            cost = 0
            return
        }
        if kinds.contains(.modifier) {
            isStrong = false
            cost =
                word >= 0
                ? rarity * (kinds.contains(.key) ? weights.keyModifier : weights.modifier)
                : weights.descriptor
            if kinds.contains(.filler) { cost *= 0.3 }
        } else if !kinds.isDisjoint(with: [
            .filler, .connector, .article, .of, .number, .hedge, .meal,
        ]) {
            isStrong = false
            match = weights.weakMatch
            cost = 0
        } else if !kinds.isDisjoint(with: [.container, .size, .unit, .breaker]) {
            isStrong = false
            match = weights.weakMatch
            cost = 0
        } else if kinds.contains(.descriptor) {
            isStrong = false
            match = weights.descriptorMatch
            cost = weights.descriptor
        } else if word >= 0 {
            isName = index.isName[Int(word)]
            cost = rarity * weights.unexplained + (isName ? weights.ignoreName : 0)
        } else {
            isStrong = false
            cost = weights.unknown
        }
    }
}
