package import Speech

/// Sound of 16 kHz to what may have been said.
package struct Recogniser: ~Copyable {
    /// Samples a second, as the acoustic model was made for.
    package static let rate = 16_000

    var decoder: Decoder
    private let trust: LanguageTrust
    private let breadth: NoiseBreadth
    private var grain: Grain
    /// How noisy what was heard last is: 0 in a quiet room, 1 in noise as loud as speech.
    package private(set) var noise = 0.0
    /// How many samples were given at once of an utterance that was decoded piece by piece; `nil` of one
    /// that was decoded as a whole.
    private var opening: Int?

    /// - Parameter trial: settings that replace or join the usual ones.
    package init(_ model: VoiceModel, trial: VoiceTrial = VoiceTrial()) throws(EarsError) {
        trust = trial.trust
        breadth = trial.breadth
        grain = Grain(share: trial.grain)
        var flags = Self.flags
        flags["-hmm"] = model.acoustics
        flags["-dict"] = model.dictionary
        var index = 0
        while index + 1 < trial.flags.count {
            flags[trial.flags[index]] = trial.flags[index + 1]
            index += 2
        }
        do throws(SpeechError) {
            decoder = try Decoder(
                arguments: flags.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] },
                languageModels: [model.languageModel, model.orders, model.talk],
                others: model.recipes.map { [$0.orders, $0.telling] } ?? [],
                breadth: breadth.quiet, isScoredByLibrary: trial.isScoredByLibrary)
        } catch {
            throw .speech(error)
        }
    }

    /// The settings that heard best; `docs/history/speech.md` has the figures of each.
    private static let flags = [
        "-topn": "4", "-beam": "1e-60", "-pbeam": "1e-60", "-wbeam": "1e-40", "-lpbeam": "1e-50",
        "-lponlybeam": "1e-40", "-pl_window": "0", "-vad_threshold": "3.0",
        "-fwdflatefwid": "6", "-fwdflatsfwin": "20",
    ]

    /// What a whole recording says.
    package mutating func hear(_ samples: [Int16]) throws(EarsError) -> Hypothesis? {
        noise = trust.noise(atContrast: Contrast.decibels(of: samples))
        opening = nil
        guard !Contrast.isSteady(samples) else { return nil }
        do throws(SpeechError) {
            try adjust(toNoise: noise)
            try decodeWhole(samples)
        } catch {
            throw .speech(error)
        }
        return decoder.hypothesis()
    }

    /// What kinds of sentence are heard, each by a language model of its own, in the decoder's order.
    package enum Kind: Int, Sendable {
        /// All that may be said.
        case any
        /// Drinks that are ordered.
        case order
        /// General English.
        case talk
        /// Recipes that are begun, kept, cooked and eaten from.
        case recipe
        /// A recipe that is told, ingredient by ingredient.
        case telling
    }

    /// Hears what was heard last again, as one kind of sentence and nothing else.
    ///
    /// - Parameter samples: the whole utterance.
    package mutating func hear(
        _ samples: [Int16], as kind: Kind
    ) throws(EarsError) -> Hypothesis? {
        do throws(SpeechError) {
            if let opening {
                try decodeAgain(samples, from: min(opening, samples.count), as: kind)
            } else {
                try adjust(toNoise: noise, as: kind)
                try decodeWhole(samples)
            }
        } catch {
            throw .speech(error)
        }
        let heard = decoder.hypothesis()
        do throws(SpeechError) { try decoder.searchAsUsual() } catch { throw .speech(error) }
        return heard
    }

    /// Decodes piece by piece, normalised as before, so that the scores can be compared.
    private mutating func decodeAgain(
        _ samples: [Int16], from opening: Int, as kind: Kind
    ) throws(SpeechError) {
        var (start, rest) = (Array(samples[..<opening]), Array(samples[opening...]))
        defer {
            start.overwrite()
            rest.overwrite()
        }
        try adjust(toNoise: trust.noise(atContrast: Contrast.decibels(of: start)), as: kind)
        try open(start)
        try feed(rest)
        try decoder.endUtterance()
    }

    /// Whether the word occurs in drinks that are ordered.
    func isOfOrders(_ word: String) -> Bool { decoder.knows(word, model: Kind.order.rawValue) }

    private mutating func decodeWhole(_ samples: [Int16]) throws(SpeechError) {
        try decoder.startStream()
        try decoder.startUtterance()
        try feed(samples, whole: true)
        try decoder.endUtterance()
    }

    /// Starts on an utterance that goes on, with what is there of it.
    ///
    /// What comes later is normalised by what came until now, so there should be some speech.
    mutating func begin(_ samples: [Int16]) throws(EarsError) {
        do throws(SpeechError) {
            try adjust(toNoise: trust.noise(atContrast: Contrast.decibels(of: samples)))
            opening = samples.count
            try open(samples)
        } catch {
            throw .speech(error)
        }
    }

    private mutating func open(_ samples: [Int16]) throws(SpeechError) {
        try decoder.startStream()
        var sound = samples
        defer { sound.overwrite() }
        grain.add(to: &sound)
        try decoder.learnMean(of: sound)
        try decoder.startUtterance()
        try decoder.feed(sound)
    }

    /// Goes on with what follows what was given before.
    mutating func follow(_ samples: [Int16]) throws(EarsError) {
        do throws(SpeechError) { try feed(samples) } catch { throw .speech(error) }
    }

    /// Ends what was begun.
    ///
    /// - Parameter samples: the whole utterance, as it was given piece by piece.
    mutating func end(_ samples: [Int16]) throws(EarsError) -> Hypothesis? {
        noise = trust.noise(atContrast: Contrast.decibels(of: samples))
        do throws(SpeechError) { try decoder.endUtterance() } catch { throw .speech(error) }
        return Contrast.isSteady(samples) ? nil : decoder.hypothesis()
    }

    /// Starts on an utterance of which nothing is known yet, to show its words as they come.
    mutating func beginPreview() throws(EarsError) {
        do throws(SpeechError) {
            try adjust(toNoise: 0)
            try decoder.startStream()
            try decoder.startUtterance()
        } catch {
            throw .speech(error)
        }
    }

    /// Before an unrelated utterance; 0 is a quiet room, 1 noise as loud as speech.
    private mutating func adjust(toNoise noise: Double, as kind: Kind = .any) throws(SpeechError) {
        // Of general English only the score counts.
        let breadth = kind == .talk ? breadth.talk : breadth.breadth(inNoise: noise)
        try decoder.search(breadth, model: kind.rawValue)
        try decoder.weighLanguage(trust.weight(inNoise: noise))
        grain.restart(inNoise: noise)
    }

    private mutating func feed(_ samples: [Int16], whole: Bool = false) throws(SpeechError) {
        var sound = samples
        defer { sound.overwrite() }
        grain.add(to: &sound)
        try decoder.feed(sound, whole: whole)
    }

    package func alternatives(_ count: Int) -> [Hypothesis] { decoder.alternatives(count) }
}
