/// The files that the decoder is started with.
package struct VoiceModel: Sendable, Hashable {
    package var languageModel: String
    /// The language model of drinks that are ordered, a narrower one for hearing orders again.
    package var orders: String
    /// The language model of general English, by which what may be other talk is heard again.
    package var talk: String
    /// What is heard again by while it may be of a recipe; `nil` where the grammars have no recipes.
    package var recipes: Recipes?

    /// The language models of sentences about recipes.
    package struct Recipes: Sendable, Hashable {
        /// Begun, kept, cooked, eaten from.
        package var orders: String
        /// Told, ingredient by ingredient.
        package var telling: String
    }

    package var dictionary: String
    /// PocketSphinx's acoustic model.
    package var acoustics: String
    /// The words that wake Demeter.
    package var wakePhrase: String
    /// Changes with everything that the files were made from.
    package var fingerprint: String
}
