import Speech
import Testing
import Voice

@testable import Ears

@Suite(.serialized) struct TranscriberTests {
    @Test(arguments: [
        "i had a cup of coffee and a bagel with cream cheese", "undo that",
        "what have i had today", "for lunch i had a banana",
        "two slices of pizza and a diet coke",
    ])
    func `spoken sentences come back as their words`(sentence: String) throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let heard = try transcriber.hear(Synthesis.samples(sentence))
        #expect(heard.text == sentence)
    }

    @Test(arguments: ["for lunch i had a banana", "two slices of pizza and a diet coke"])
    func `words and their confidence are those of the library's own scores`(
        sentence: String
    ) throws {
        var ours = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        var library = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader,
            trial: VoiceTrial(["sounds.library=1"]))
        let samples = try Synthesis.samples(sentence)
        #expect(try ours.hear(samples) == library.hear(samples))
    }

    @Test func `silence says nothing`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        #expect(try transcriber.hear([Int16](repeating: 0, count: 32_000)) == .silence)
        #expect(try transcriber.hear([]) == .silence)
    }

    @Test func `words shown while they come change nothing in how the next are heard`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples("for lunch i had a banana")
        let before = try transcriber.hear(samples)
        transcriber.startPreview()
        #expect(transcriber.preview(samples) != "")
        transcriber.endPreview()
        #expect(try transcriber.hear(samples) == before)
    }

    @Test func `what is decoded while it comes is heard as what is decoded at once`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples("two slices of pizza and a diet coke")
        let half = samples.count / 2
        for _ in 0..<2 {
            let isBegun = transcriber.begin(Array(samples[..<half]))
            let isFollowed = transcriber.follow(Array(samples[half...]))
            #expect(isBegun && isFollowed)
            #expect(try transcriber.end(samples).text == "two slices of pizza and a diet coke")
        }
    }

    @Test func `a sentence of which much is there already is begun, however long`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let sentence = "two slices of pizza and a diet coke"
        let samples = try Synthesis.samples(sentence)
        let long = samples + samples + samples + samples + samples + samples + samples + samples
        #expect(long.count > 15 * Recogniser.rate)
        let isBegun = transcriber.begin(long)
        #expect(isBegun)
        #expect(try transcriber.end(long).text.contains("pizza and a diet coke"))
        #expect(try transcriber.hear(samples).text == sentence)
    }

    @Test func `files that cannot be read leave the others readable`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let good = "\(Workshop.folder)/good.wav"
        try Files.write(Synthesis.wav("delete the coffee"), to: good)
        #expect(
            transcriber.transcribe("/nowhere.wav")
                == .failure(.file(path: "/nowhere.wav", operation: "open", code: 2)))
        #expect(
            "\(transcriber.transcribe(Workshop.grammars))"
                == "failure(\(Workshop.grammars) is a folder; give a plain file)")
        #expect(try transcriber.transcribe(good).get().text == "delete the coffee")
    }

    @Test func `a file decoded as it comes, for a trial, says the same`() throws {
        let trial = try VoiceTrial(["live=1"])
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: trial)
        let sentence = "two slices of pizza and a diet coke"
        let path = "\(Workshop.folder)/live.wav"
        try Files.write(Synthesis.wav(sentence), to: path)
        #expect(try transcriber.transcribe(path).get().text == sentence)
    }

    @Test func `a voice in noise is searched for widely, and the next in a quiet room as before`()
        throws
    {
        var trial = VoiceTrial()
        // So narrow that nothing is found: what is heard, the other search heard.
        trial.breadth.quiet = SearchBreadth(states: 2, words: 1)
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: trial)
        let samples = try Synthesis.samples("for lunch i had a banana")
        let before = try transcriber.hear(samples)
        #expect(before.text != "for lunch i had a banana")
        #expect(try transcriber.hear(Self.inNoise(samples)).text == "for lunch i had a banana")
        #expect(try transcriber.hear(samples) == before)
    }

    /// Hiss, above which the voice stands some 20 dB.
    private static func inNoise(_ samples: [Int16]) -> [Int16] {
        var generator = Randomness(seed: 1)
        return samples.map { sample in
            let hiss = Int(generator.next() % 1_601) - 800
            return Int16(clamping: Int(sample) + hiss)
        }
    }

    @Test func `what is said as foreseen has no word that is strange in its place`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples("for lunch i had a banana")
        let heard = try transcriber.recogniser.hear(samples)
        #expect(heard?.text == "for lunch i had a banana")
        #expect(heard?.unseen == [])
    }
}
