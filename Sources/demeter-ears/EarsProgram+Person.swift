internal import Arguments
internal import Configuration
internal import Ears
internal import FoodCatalog
internal import Glibc
internal import Host
internal import JSON
internal import Locking
internal import MealReader

/// What a person does with their microphone and their voice.
extension EarsProgram {
    static func test(_ command: ParsedCommand, environment: Environment) throws(EarsError) -> Int32
    {
        let places = Places(overrides: Overrides(command), environment: environment)
        let device = command["device"] ?? "alsa:default"
        _ = try EarsConfinement.enter(places, environment: environment, device: device)
        // Nobody waits for a model in order to learn that there is no microphone.
        try SoundSource.probe(device)
        let (model, reader) = try VoiceModels.modelAndReader(places, environment: environment)
        var transcriber = try Transcriber(model, reader: reader)
        if !command.has("json") { say("Say what you had.") }
        var capture = Capture(try SoundSource(device: device, tell: complainer()))
        let take = try capture.next()
        let words = try transcriber.words(of: take)
        let text = words.map(\.word).joined(separator: " ")
        let reading = transcriber.reading(of: text)
        if command.has("json") {
            write([
                "level": .number(take.level.rounded()), "noise": .number(take.noise.rounded()),
                "clipped": .number(take.clipped), "text": .string(text),
                "words": .array(
                    words.map { ["word": .string($0.word), "confidence": .number($0.sure)] }),
                "reading": .string(reading),
            ])
        } else {
            let fault = take.fault(words: words.count)
            say(
                "level    \(Int(take.level.rounded())) dB"
                    + (fault.map { ": \($0.sentence)" } ?? ""))
            say("noise    \(Int(take.noise.rounded())) dB")
            say(
                "heard    "
                    + words.map { "\($0.word) (\(Int(($0.sure * 100).rounded())) %)" }
                    .joined(separator: " "))
            say("reads as \(reading)")
        }
        return text.isEmpty ? 1 : EX_OK
    }

    static func train(_ command: ParsedCommand, environment: Environment) throws(EarsError) -> Int32
    {
        let places = Places(overrides: Overrides(command), environment: environment)
        guard let grammars = places.grammars else {
            throw .missing("grammars", option: "--grammars")
        }
        let device = command["device"] ?? "alsa:default"
        let folder = command["takes"].map(Path.absolute)
        let voice = OwnVoice(places)
        if !command.has("list") {
            _ = try EarsConfinement.enter(
                places, environment: environment, device: folder == nil ? device : nil,
                files: [folder].compactMap(\.self), isTraining: true)
        }
        let training = try VoiceTraining(
            model: VoiceModels.model(places, environment: environment), voice: voice,
            sentences: Path.join(grammars, "training.txt"))
        if folder == nil, !command.has("list") { try SoundSource.probe(device) }
        if command.has("list") {
            for (place, sentence) in training.sentences.enumerated() {
                say("\(place + 1). \(sentence)")
            }
            return EX_OK
        }
        let outcome = try run(
            training, takes: folder, device: device, keepsTakes: command.has("keep"),
            isQuiet: command.has("json"))
        if command.has("json") {
            write([
                "words": .integer(outcome.words), "errors_before": .integer(outcome.before),
                "errors_after": .integer(outcome.after), "kept": .bool(outcome.isKept),
                "left_out": .array(outcome.leftOut.map { .integer($0) }),
            ])
        } else {
            for sentence in outcome.leftOut {
                say("Sentence \(sentence) was heard as another, and left out.")
            }
            say(
                "Of \(outcome.words) words that were held out, \(outcome.before) were wrong before and "
                    + "\(outcome.after) are now.")
            say(
                outcome.isKept
                    ? "Your voice is known now. Ears that run take it up after the next utterance."
                    : "That is no better, so nothing was changed.")
        }
        return outcome.isKept ? EX_OK : 1
    }

    private static func run(
        _ training: VoiceTraining, takes folder: String?, device: String, keepsTakes: Bool,
        isQuiet: Bool
    ) throws(EarsError) -> VoiceTraining.Outcome {
        if let folder {
            return try training.run(
                take: { place throws(EarsError) in
                    try Transcriber.take(Path.join(folder, "\(place + 1).wav"))
                },
                // A file does not change by being read again.
                tries: 1, tell: { _, _ in }, keepsTakes: keepsTakes)
        }
        var capture = Capture(try SoundSource(device: device, tell: complainer()))
        let count = training.sentences.count
        return try training.run(
            take: { place throws(EarsError) in
                if !isQuiet { say("\(place + 1)/\(count)  \(training.sentences[place])") }
                return try capture.next()
            },
            tell: { place, fault in
                complain("sentence \(place + 1): \(fault.sentence). Once more, please.")
            }, keepsTakes: keepsTakes)
    }

    /// Says once what is wrong with a microphone, however often it is tried.
    private static func complainer() -> @Sendable (String?) -> Void {
        let last = Mutex<String?>(nil)
        return { fault in
            let isNew = last.withLock { last in
                defer { last = fault }
                return last != fault
            }
            if let fault, isNew { complain(fault) }
        }
    }

    static func forget(_ command: ParsedCommand, environment: Environment) -> Int32 {
        let wasThere = OwnVoice(Places(overrides: Overrides(command), environment: environment))
            .forget()
        if command.has("json") {
            write(["forgotten": .bool(wasThere)])
        } else {
            say(wasThere ? "Your voice is forgotten." : "No voice was known.")
        }
        return wasThere ? EX_OK : 1
    }

    /// Shown at once, because somebody waits for it with a microphone.
    private static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
