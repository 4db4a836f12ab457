internal import FoodCatalog

/// The few numbers by which readings of a sentence are compared.
///
/// Found by measuring on labelled descriptions; `docs/history/reading.md` tells how.
package struct ReaderWeights: Sendable {
    /// What every food costs, so that a sentence is not cut without need.
    package var item: Float = 5.6
    /// Share of a word's rarity that it costs when nothing explains it.
    package var unexplained: Float = 0.12
    /// What it costs to leave out a word that may name a food.
    package var skip: Float = 1.5
    /// What it costs to leave out a word that alone names a food.
    package var skipName: Float = 5.0
    /// What it costs a food to ignore such a word.
    package var ignoreName: Float = 0.9
    /// Taking two words together across a separator that both name foods of their own.
    package var joint: Float = 1.0
    /// What an amount of its own speaks for a food.
    package var amount: Float = 1.5
    /// What a word costs that no food's name holds.
    package var unknown: Float = 0.6
    /// What a descriptive word costs that nothing explains.
    package var descriptor: Float = 0.1
    /// Share of its rarity that a weak word (a filler, a container) is worth.
    package var weakMatch: Float = 0.7
    /// Share of its rarity that a modifier costs when nothing explains it.
    package var modifier: Float = 0.08
    /// The same for one that changes what is in the food.
    package var keyModifier: Float = 0.4
    /// Share of its rarity that a strong word costs on top when the food chosen ignores it.
    package var ignored: Float = 0.25
    /// A food named by what is only a part of the words ("chocolate" of "chocolate milk").
    package var order: Float = 0.72
    /// An ingredient where the words name a dish ("kimchi" of "kimchi fried rice").
    package var dish: Float = 5
    /// Share of its rarity that a word is worth when it is said again.
    package var again: Float = 1.0
    /// Share of those barriers that counts for a food whose name joins several things.
    package var composed: Float = 0.45
    package var descriptorMatch: Float = 0.7
    /// Share that a word is worth whose spelling was guessed.
    package var guessMatch: Float = 0.75
    /// Costs of taking words together across a comma, "and", "with", a breaker, and an article.
    package var comma: Float = 0.54
    package var and: Float = 1.05
    package var with: Float = 0.3
    /// "and" behind a counted plural ("two eggs and toast").
    package var counted: Float = 100
    package var breaker: Float = 2.0
    package var article: Float = 0.96
    /// Share of the article's barrier that is left behind "with", "in" and alike.
    package var articleWithin: Float = 0.5
    /// Cutting between words that follow each other directly, and inside a hyphened word.
    package var cut: Float = 1.8
    package var hyphenCut: Float = 2.5
    /// A food whose head word was not said.
    package var headMissing: Float = 2.5
    /// A name whose every word was said, and nothing else.
    package var exact: Float = 0.75
    /// A food one of whose portions fits the measure that was said.
    package var portion: Float = 0.7
    /// A food that holds what was said to be absent.
    package var negation: Float = 3.0
    /// A food that the person has eaten before.
    package var history: Float = 4.5

    package init() {}
}
