internal import Audio
internal import Speech

/// Learns a person's voice from sentences that they read, and keeps it if it hears them better.
package struct VoiceTraining {
    /// Sentences to learn from, at least.
    static let learnt = 12
    /// Sentences held out to compare by, at least and as a rule.
    static let heldOut = 2...4
    /// Takes of one sentence before it gives up.
    package static let tries = 5

    package struct Outcome: Sendable, Hashable {
        /// Words of the held-out sentences.
        package var words: Int
        /// How many of them were wrong with the model before and with the new one.
        package var before: Int
        package var after: Int
        package var isKept: Bool
        /// The sentences, counted from 1, that were heard as others in the end, and left out.
        package var leftOut: [Int]
    }

    package let sentences: [String]
    private let model: VoiceModel
    private let voice: OwnVoice

    /// - Parameters:
    ///   - model: the words and sentences that are known.
    ///   - file: the sentences to read, one a line; `#` begins a comment.
    package init(
        model: VoiceModel, voice: OwnVoice, sentences file: String
    ) throws(EarsError) {
        var model = model
        // One voice is learnt at a time, always from the package's own sounds.
        model.acoustics = "\(VoiceSources.packaged)/en-us"
        self.model = model
        self.voice = voice
        sentences = String(decoding: try Files.read(file), as: UTF8.self)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        guard sentences.count >= Self.learnt + Self.heldOut.upperBound else {
            throw .sentences(path: file)
        }
    }

    /// Takes every sentence, bad takes again, then adapts and compares.
    ///
    /// A voice that is heard badly is the one that gains most, so two sentences that are heard as others in
    /// their last take are left out; what is wrong with the sound itself ends the training.
    /// - Parameters:
    ///   - take: gives a reading of the sentence with that place.
    ///   - tries: how many takes of one sentence there are at most; one if it is less.
    ///   - tell: takes the fault of a take that will be repeated.
    package func run(
        take: (Int) throws(EarsError) -> Take, tries: Int = VoiceTraining.tries,
        tell: (Int, TakeFault) -> Void, keepsTakes: Bool
    ) throws(EarsError) -> Outcome {
        guard Adaptation.isInstalled else { throw .noTrainer }
        var readings: [Adaptation.Reading] = []
        var leftOut: [Int] = []
        let most = sentences.count - Self.learnt - Self.heldOut.lowerBound
        var recogniser = try Recogniser(model)
        for place in sentences.indices {
            let reading = try reading(
                of: place, with: &recogniser, take: take, tries: tries, tell: tell)
            if let reading { readings.append(reading) } else { leftOut.append(place + 1) }
            guard leftOut.count <= most else {
                throw .takes(leftOut: leftOut.count, most: most)
            }
        }
        if keepsTakes { try keep(readings) }
        return try learn(from: readings, leftOut: leftOut)
    }

    /// One sentence as it was read; `nil` when the last of its takes was heard as another.
    private func reading(
        of place: Int, with recogniser: inout Recogniser, take: (Int) throws(EarsError) -> Take,
        tries: Int, tell: (Int, TakeFault) -> Void
    ) throws(EarsError) -> Adaptation.Reading? {
        let words = sentences[place].split(separator: " ").map(String.init)
        for tried in 1...max(1, tries) {
            let take = try take(place)
            let heard = try recogniser.hear(take.samples)?.words.map(\.word) ?? []
            let isOther = VoiceComparison.errors(words, heard) > words.count - words.count / 4
            guard let fault = take.fault(words: words.count) ?? (isOther ? .different : nil) else {
                return Adaptation.Reading(words: words, samples: take.samples)
            }
            if tried < tries {
                tell(place, fault)
            } else if fault != .different {
                throw .take(name: "sentence \(place + 1)", fault: fault)
            }
        }
        return nil
    }

    private func keep(_ readings: [Adaptation.Reading]) throws(EarsError) {
        try Files.makeFolder(voice.takes)
        for (place, reading) in readings.enumerated() {
            try Files.write(
                WAV.bytes(of: reading.samples, rate: Recogniser.rate),
                to: "\(voice.takes)/\(place + 1).wav")
        }
    }

    private func learn(
        from readings: [Adaptation.Reading], leftOut: [Int]
    ) throws(EarsError) -> Outcome {
        let adaptation = Adaptation(
            model: model, folder: "\(voice.folder)/draft", work: "\(voice.folder)/work")
        defer { Files.removeFolder(adaptation.folder) }
        let heldOut = min(readings.count - Self.learnt, Self.heldOut.upperBound)
        let taken = Array(readings.dropLast(heldOut))
        var new = model
        new.acoustics = try adaptation.make(from: taken)
        let held = readings.suffix(heldOut)
        let before = try VoiceComparison.of(model, on: held)
        let after = try VoiceComparison.of(new, on: held)
        let words = held.reduce(0) { $0 + $1.words.count }
        let isBetter = after.isBetter(than: before)
        if isBetter { try voice.take(adaptation.folder) }
        return Outcome(
            words: words, before: before.errors, after: after.errors, isKept: isBetter,
            leftOut: leftOut)
    }
}
