package import Speech

/// Sound of 16 kHz to what may have been said.
package struct Recogniser: ~Copyable {
    /// Samples a second, as the acoustic model was made for.
    package static let rate = 16_000

    var decoder: Decoder
    private let trust: LanguageTrust
    /// How noisy what was heard last is: 0 in a quiet room, 1 in noise as loud as speech.
    package private(set) var noise = 0.0

    /// - Parameter changes: flags that replace or join the usual ones, for trials.
    package init(
        _ model: VoiceModel, changes: [String] = [], trust: LanguageTrust = LanguageTrust()
    ) throws(EarsError) {
        self.trust = trust
        var flags = Self.flags
        flags["-hmm"] = model.acoustics
        flags["-lm"] = model.languageModel
        flags["-dict"] = model.dictionary
        var index = 0
        while index + 1 < changes.count {
            flags[changes[index]] = changes[index + 1]
            index += 2
        }
        do throws(SpeechError) {
            decoder = try Decoder(
                arguments: flags.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
        } catch {
            throw .speech(error)
        }
    }

    /// The settings that heard best; `docs/speech.md` has the figures of each.
    private static let flags = [
        "-topn": "4", "-beam": "1e-60", "-pbeam": "1e-60", "-wbeam": "1e-40", "-lpbeam": "1e-50",
        "-lponlybeam": "1e-40", "-maxhmmpf": "10000", "-pl_window": "0", "-vad_threshold": "3.0",
    ]

    /// What a whole recording says.
    package mutating func hear(_ samples: [Int16]) throws(EarsError) -> Hypothesis? {
        let contrast = Contrast.decibels(of: samples)
        noise = trust.noise(atContrast: contrast)
        do throws(SpeechError) {
            try decoder.weighLanguage(trust.weight(atContrast: contrast))
            try decoder.startStream()
            try decoder.startUtterance()
            try decoder.feed(samples, whole: true)
            try decoder.endUtterance()
        } catch {
            throw .speech(error)
        }
        return decoder.hypothesis()
    }

    package func alternatives(_ count: Int) -> [Hypothesis] { decoder.alternatives(count) }
}
