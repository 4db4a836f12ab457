internal import FoodCatalog

/// A token with all that is known of it before foods are sought.
struct SentenceWord {
    var token: Token
    var kinds: Lexeme.Kinds
    /// Its number in the index; -1 for a word that no food's name holds.
    var word: Int32
    /// The same for the thing that is absent, of "no butter"; -1 otherwise.
    var absent: Int32
    /// How much it counts that a food explains this word, 0 to 1, times its rarity.
    var match: Float
    /// What it costs when nothing explains it.
    var cost: Float
    /// Whether it alone names a food.
    var isName = false
    /// Whether it may carry a food on its own.
    var isStrong: Bool
    /// Part of an amount, a time or an occasion: no food begins here.
    var isTaken = false
    /// The number of the quantity that it belongs to, -1 when to none.
    var quantity: Int32 = -1
    /// Corrected from a slip of spelling.
    var isGuess = false
    var value: Double = 0

    /// Whether it may only say that, or when, something was eaten: "I just had", "for lunch".
    var isFraming: Bool {
        quantity < 0 && !isName && token.gap.isDisjoint(with: .hard)
            && (has(.filler) || has(.eating) || has(.meal) || isTaken)
    }

    func has(_ kind: Lexeme.Kinds) -> Bool { !kinds.isDisjoint(with: kind) }
}
