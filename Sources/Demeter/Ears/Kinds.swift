/// When what was heard is heard again as one kind of sentence alone, and when it is taken for that.
///
/// A language model of everything is unsure where one of less would not be. The scores of two searches tell
/// which kind it was: those of orders and of prose lie far apart.
/// `docs/history/speech.md` has the figures.
package struct Kinds: Sendable, Hashable {
    /// The share of words that occur in orders of drinks from which on it is heard again as such an order;
    /// above 1 for never.
    package var ordered = 0.6
    /// By how much an order has to be likelier than what was heard at first, as a difference of the
    /// decoder's scores.
    package var order = 0.15
    /// The confidence from which on nothing is heard again as an order.
    package var clear = 0.9
    /// By how much general English has to be likelier than a meal or a command: negative, because it is
    /// searched more narrowly and scores lower for that.
    package var talk = -0.05
    /// The same against the wake phrase with something behind it that is no certain meal or command.
    package var call = -0.1
    /// The confidence from which on no meal and no command is taken for other talk whose words are as
    /// foreseen: 0, because other talk that reads as one has words in it that were not.
    package var certain = 0.0

    /// By how much a sentence about recipes has to be likelier than what was heard at first.
    package var recipe = 0.0
    /// The same of what is told of a recipe, while somebody tells one.
    package var told = 0.0

    package init() {}
}
