/// The files that the decoder is started with.
package struct VoiceModel: Sendable, Hashable {
    package var languageModel: String
    package var dictionary: String
    /// PocketSphinx's acoustic model.
    package var acoustics: String
    /// Changes with everything that the files were made from.
    package var fingerprint: String
}
