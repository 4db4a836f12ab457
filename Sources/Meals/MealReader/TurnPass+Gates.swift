internal import FoodCatalog

/// What a step looks for, of which a line must have some: its own word sets and phrases, so that no gate can lack a word
/// that its step knows.
protocol TurnOpening: Sendable {
    var openings: [WordHash] { get }
}

extension WordHash: TurnOpening {
    var openings: [WordHash] { [self] }
}

extension WordSet: TurnOpening {
    var openings: [WordHash] { Array(all) }
}

extension PhraseList: TurnOpening {
    var openings: [WordHash] { longest }
}

extension Array: TurnOpening where Element: TurnOpening {
    var openings: [WordHash] { flatMap(\.openings) }
}

/// What opens a step: one of some words, or what the line looks like.
struct TurnGate: Sendable {
    var words: [WordHash] = []
    var looks: LineLooks = []
}

extension TurnPass {
    /// All words of what a step of several turns looks for.
    static func words(_ openings: any TurnOpening...) -> [WordHash] {
        openings.flatMap { $0.openings }
    }

    /// Words for numbers, singular and plural.
    static let numerals = WordSet(
        LexiconWords.numbers.flatMap { $0.0.split(separator: " ") }
            .flatMap { [WordHash(String($0)), WordHash($0 + "s")] })
}

/// What a line looks like, whatever its words say.
struct LineLooks: OptionSet {
    let rawValue: UInt16
    /// A bracket behind a word.
    static let detail = LineLooks(rawValue: 1)
    /// "x3"
    static let times = LineLooks(rawValue: 1 << 1)
    /// More than one sentence.
    static let sentences = LineLooks(rawValue: 1 << 2)
    /// A number behind a comma or a bracket, or behind what says that it counts what stands before: "and ate three".
    static let counted = LineLooks(rawValue: 1 << 3)
    /// A number behind a word.
    static let numbers = LineLooks(rawValue: 1 << 4)
    /// "300 ml" at the end.
    static let volume = LineLooks(rawValue: 1 << 5)
    /// More than one slash: "eggs/bacon/toast".
    static let slashes = LineLooks(rawValue: 1 << 6)
    /// "80/20"
    static let leanness = LineLooks(rawValue: 1 << 7)
    /// "Tom's"
    static let possessive = LineLooks(rawValue: 1 << 8)
    /// "7-11"
    static let sevenEleven = LineLooks(rawValue: 1 << 9)
    /// "two of those": a number before "of".
    static let ofSome = LineLooks(rawValue: 1 << 10)
    /// "1/2", "60%"
    static let fraction = LineLooks(rawValue: 1 << 11)
    /// "9/10"
    static let rating = LineLooks(rawValue: 1 << 12)
}

extension LineLooks {
    init(_ tokens: [Token]) {
        self = []
        var (slashes, isNumeral, isCounting) = (0, false, false)
        for (position, token) in tokens.enumerated() {
            if token.gap.contains(.slash) { slashes += 1 }
            if token.gap.contains(.opening) { insert(.detail) }
            if token.traits.contains(.times) { insert(.times) }
            if token.gap.contains(.sentence), position > 0 { insert(.sentences) }
            if isNumeral, token.surface == .of { insert(.ofSome) }
            isNumeral = token.isNumber || TurnPass.numerals.contains(token.surface)
            if isNumeral {
                if isCounting || !token.gap.isDisjoint(with: [.comma, .opening]) {
                    insert(.counted)
                }
                if position > 0, token.gap.isEmpty { insert(.numbers) }
            }
            if token.isNumber {
                look(atNumber: token, isFirst: position == 0)
            } else if TurnPass.isPossessive(token) {
                insert(.possessive)
            }
            isCounting = !token.isNumber && TurnPass.beforeCounts.contains(token.surface)
        }
        if TurnPass.endsWithVolume(tokens) { insert(.volume) }
        if slashes > 1 { insert(.slashes) }
    }

    private mutating func look(atNumber token: Token, isFirst: Bool) {
        if !isFirst, TurnPass.isSevenEleven(token) { insert(.sevenEleven) }
        if token.traits.contains(.percent) || token.value < 1 { insert(.fraction) }
        if token.value <= 1, token.end - token.start >= 4 { insert(.rating) }
        if token.gap.contains(.slash) || TurnPass.isLeanness(token) { insert(.leanness) }
    }
}

/// Which steps a line opens, as `RuleTable` has it of the rules.
enum TurnGates {
    /// One bit for each step.
    typealias Marks = SIMD4<UInt64>

    /// The steps' marks by their words.
    private static let words: WordTable<Marks> = {
        var table = WordTable<Marks>()
        for step in TurnPass.phases.flatMap({ $0.steps }) {
            for word in step.gate.words { table[word] = (table[word] ?? .zero) | mark(of: step) }
        }
        return table
    }()

    /// The same by what a line looks like, a row for each bit.
    private static let looks: [Marks] = (0..<16).map { bit in
        TurnPass.phases.flatMap({ $0.steps }).reduce(into: Marks.zero) { marks, step in
            if step.gate.looks.rawValue & 1 << bit != 0 { marks |= mark(of: step) }
        }
    }

    private static func mark(of step: TurnStep) -> Marks {
        var marks = Marks.zero
        if let bit = step.bit { marks[bit / 64] = 1 << UInt64(bit % 64) }
        return marks
    }

    static func marks(of tokens: [Token]) -> Marks {
        var marks = Marks.zero
        let (words, looks) = (words, looks)
        for token in tokens where !token.isNumber {
            if let some = words[token.surface] { marks |= some }
            if token.word != token.surface, let some = words[token.word] { marks |= some }
        }
        var rest = LineLooks(tokens).rawValue
        while rest != 0 {
            marks |= looks[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return marks
    }
}
