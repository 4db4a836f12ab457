/// The few numbers by which names are weighed when the index is built.
///
/// Found by measuring on labelled descriptions; `docs/history/reading.md` tells how.
package struct IndexWeights: Sendable {
    /// Share of a word's rarity that a name pays when it claims the word and nobody said it.
    package var claim: Float = 0.72
    /// The same for words behind the first comma, or in parentheses.
    package var laterClaim: Float = 0.13
    /// How much more a name pays for claiming an absence ("skin not eaten") than for a thing.
    package var absence: Float = 1.0
    /// Share of its claim that a word pays which is one of two ("frankfurter or hot dog").
    package var either: Float = 0.48
    /// The most that one claimed word costs.
    package var claimCap: Float = 3
    /// What the most eaten food has ahead of one that nobody reports.
    package var popularity: Float = 0.96
    /// What an own food has ahead of an imported one.
    package var curated: Float = 0.45
    /// What a person's own food, added to a finished index, has ahead of others: more than the most
    /// eaten of them has for that.
    package var added: Float = 1.5
    /// What the words of an imported food's description gain, against those of its name.
    package var optional: Float = 0.24
    /// What the words of a food's other names gain, against those of the name at hand.
    package var sibling: Float = 0.6
    /// What a name gains that leaves open what nobody said (`NFS`, `NS as to`).
    package var unspecific: Float = 0.28

    package init() {}
}
