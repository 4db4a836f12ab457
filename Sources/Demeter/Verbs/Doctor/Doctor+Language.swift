internal import Configuration
internal import Telling

extension Doctor {
    /// Tells in which language is answered, where that is anything but English, and what hears Chinese.
    mutating func lookAtLanguage(_ configuration: Configuration) {
        let language = configuration.language
        guard language.use != .auto || session.language != .english else { return }
        let answers =
            switch language.use {
            case .auto: phrase("each line in its own; summaries in \(session.language.rawValue)")
            case .english, .chinese: phrase("all replies in \(language.use.rawValue)")
            }
        let region =
            switch language.region {
            case .taiwan: phrase("Taiwan")
            case .hongKong: phrase("Hong Kong")
            case .mainland: phrase("the mainland")
            }
        add(.good("language", phrase("\(answers); Chinese weights as in \(region)")))
        guard configuration.voice.isEnabled, session.language == .chinese else { return }
        if configuration.voice.second == nil {
            add(
                .warning(
                    "language", phrase("PocketSphinx has no Mandarin model: Chinese is not heard"),
                    phrase("Set voice.second to a Wyoming recogniser that knows zh.")))
        } else {
            add(
                .note(
                    "language",
                    phrase("PocketSphinx has no Mandarin model: voice.second is to know zh")))
        }
    }
}
