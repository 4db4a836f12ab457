package import Nutrition

/// Everything that a voice model is made from.
package struct VoiceSources: Sendable {
    package var foods: [Food]
    /// The folder of the grammars and of `exceptions.dict`.
    package var grammars: String
    /// The person's own grammar, whose public rules are added.
    package var ownGrammar: String?
    /// The words that wake Demeter.
    package var wakePhrase = "hey demeter"
    /// Where Debian's `pocketsphinx-en-us` put its files.
    package var modelFolder = Self.packaged

    static let packaged = "/usr/share/pocketsphinx/model/en-us"

    package init(foods: [Food], grammars: String, ownGrammar: String? = nil) {
        self.foods = foods
        self.grammars = grammars
        self.ownGrammar = ownGrammar
    }
}
