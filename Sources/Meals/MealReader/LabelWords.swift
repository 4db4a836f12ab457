internal import FoodCatalog
internal import Nutrition

/// The label of a portion ("slice, thin", "can (12 fl oz)") as it is compared with what was said.
struct LabelWords: Sendable {
    struct Word: Sendable {
        var word: WordHash
        var number: Double?
        /// The unit that stands here.
        var unit: MeasureUnit?
        /// What the label gains when the word was said, and when it was not.
        var said: Float
        var unsaid: Float
        /// "small", "medium".
        var isSize = false
    }

    var words: [Word]
    /// Whether the portion is a part of the thing rather than the thing.
    var isFragment: Bool
    /// Whether it stands for what nobody specified.
    var isUnspecific: Bool
    /// Whether it is a measure of volume or something that holds many: "cup", "small bag".
    var isVessel: Bool
    /// Whether it weighs the food before it was cooked: "oz, dry, yields".
    var isDry: Bool

    /// Whether only who says inches means it: "square inch", "cubic inch".
    var isInch: Bool

    /// The unit that the label begins with.
    var unit: MeasureUnit? { words.first?.unit }

    init(_ label: String) {
        words = []
        isFragment = false
        isUnspecific = false
        isVessel = false
        isDry = false
        isInch = false
        var isAside = false
        for token in TextScanner.words(of: label) {
            if token.gap.contains(.opening) { isAside = true }
            if token.gap.contains(.closing) { isAside = false }
            let lexeme = Lexicon.lexeme(of: token.word)
            // "medium wedge"
            if words.allSatisfy(\.isSize) {
                isFragment =
                    isFragment || Self.fragments.contains(token.word) || lexeme?.unit != nil
            }
            if token.word == .nfs { isUnspecific = true }
            if !isAside, lexeme?.unit?.milliliters != nil || Self.vessels.contains(token.word) {
                isVessel = true
            }
            if token.word == .dry { isDry = true }
            let (said, unsaid) = Self.worth(
                of: token, kinds: lexeme?.kinds ?? [], share: isAside ? 0.1 : 1)
            words.append(
                Word(
                    word: token.word, number: token.isNumber ? token.value : nil,
                    unit: token.word == .fl ? .fluidOunce : lexeme?.unit, said: said,
                    unsaid: unsaid, isSize: lexeme?.kinds.contains(.size) ?? false))
        }
        isInch =
            words.count > 1 && words[1].word == .inch
            || words.first.map { Self.shapes.contains($0.word) } ?? false
    }

    /// The diameters of what is sold by them: 8 to 10 of "small pizza (8-10 inch)".
    var inches: ClosedRange<Double>? {
        guard let place = words.lastIndex(where: { $0.word == .inch }), place > 0,
            let most = words[place - 1].number
        else { return nil }
        let least = place > 1 ? words[place - 2].number ?? most : most
        return min(least, most)...max(least, most)
    }

    /// What stands in parentheses may go unsaid.
    private static func worth(
        of token: Token, kinds: Lexeme.Kinds, share: Float
    ) -> (said: Float, unsaid: Float) {
        // "1 tuna melt" is no "sandwich (1 slice bread)".
        if token.isNumber { return (share < 1 && token.value == 1 ? 0.1 : 1.5, -0.3 * share) }
        // "bowl of cornflakes" is no prepackaged bowl, "pack of crisps" no 100 calorie package.
        if token.word == .prepackaged || token.surface == .calorie { return (0.4, -1.6) }
        if !kinds.isDisjoint(with: [.container, .unit]) || Lexicon.isCarrier(token.word) {
            return (2, -0.5 * share)
        }
        if kinds.contains(.size) { return (1.5, -0.4 * share) }
        if kinds.contains(.filler) || kinds.contains(.connector) { return (0.1, 0) }
        return (0.4, -0.25 * share)
    }
}
