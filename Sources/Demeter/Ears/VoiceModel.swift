/// The files that the decoder is started with.
package struct VoiceModel: Sendable, Hashable {
    package var languageModel: String
    /// The language model of drinks that are ordered, a narrower one for hearing orders again.
    package var orders: String
    /// The language model of general English, by which what may be other talk is heard again.
    package var talk: String
    package var dictionary: String
    /// PocketSphinx's acoustic model.
    package var acoustics: String
    /// The words that wake Demeter.
    package var wakePhrase: String
    /// Changes with everything that the files were made from.
    package var fingerprint: String
}
