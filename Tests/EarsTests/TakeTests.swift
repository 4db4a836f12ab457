import Audio
import Speech
import Testing

@testable import Ears

extension Take: CustomTestStringConvertible {
    /// Without its samples, which would fill a page.
    package var testDescription: String {
        "\(samples.count) samples, level \(level), noise \(noise), clipped \(clipped)"
    }
}

@Suite struct TakeTests {
    private static func take(
        seconds: Double = 4, level: Double = -20, noise: Double = -60, clipped: Double = 0
    ) -> Take {
        Take(
            samples: [Int16](repeating: 0, count: Int(seconds * 16_000)), level: level,
            noise: noise, clipped: clipped)
    }

    @Test(arguments: [
        (Self.take(), nil), (Self.take(seconds: 1), TakeFault.short),
        (Self.take(level: -100, noise: -100), .short), (Self.take(clipped: 0.01), .clipped),
        (Self.take(level: -50, noise: -80), .quiet), (Self.take(level: -30, noise: -35), .noisy),
    ])
    func `a take that nothing can be learnt from is named`(_ take: Take, _ fault: TakeFault?) {
        #expect(take.fault(words: 10) == fault)
    }

    @Test func `speech is told from the room around it`() throws {
        let quiet = [Int16](repeating: 0, count: 16_000)
        let take = Take(try quiet + Synthesis.samples("two eggs and a slice of toast") + quiet)
        #expect(take.level > -30 && take.level < -5)
        #expect(take.noise < -30)
        #expect(take.clipped == 0)
        #expect(take.fault(words: 7) == nil)
    }

    @Test(arguments: [
        (["two", "eggs"], ["two", "eggs"], 0), (["two", "eggs"], [], 2), ([], ["a"], 1),
        (["two", "eggs", "and", "toast"], ["to", "eggs", "toast"], 2),
    ])
    func `words that are wrong are counted`(_ said: [String], _ heard: [String], _ errors: Int) {
        #expect(VoiceComparison.errors(said, heard) == errors)
    }

    @Test(.enabled(if: Adaptation.isInstalled))
    func `a voice becomes a model that the decoder takes`() throws {
        let model = try Workshop.model.get()
        let adaptation = Adaptation(
            model: model, folder: "\(Workshop.folder)/draft", work: "\(Workshop.folder)/work")
        let sentences = [
            "i had two boiled eggs and a black coffee", "a slice of toast with butter",
        ]
        let readings = try sentences.map { sentence in
            Adaptation.Reading(
                words: sentence.split(separator: " ").map(String.init),
                samples: try Synthesis.samples(sentence))
        }
        var adapted = model
        adapted.acoustics = try adaptation.make(from: readings)
        #expect(OwnVoice.files.allSatisfy { Files.exists("\(adapted.acoustics)/\($0)") })
        #expect(!Files.exists("\(Workshop.folder)/work"))
        var recogniser = try Recogniser(adapted)
        #expect(try recogniser.hear(readings[1].samples)?.text == sentences[1])
    }

    @Test func `sentences of a live stream are taken one by one`() throws {
        var samples: [Int16] = []
        for sentence in ["undo that", "a banana"] {
            samples += [Int16](repeating: 0, count: 24_000)
            samples += try Synthesis.samples(sentence)
        }
        let path = "\(Workshop.folder)/two.wav"
        try Files.write(WAV.bytes(of: samples, rate: 16_000), to: path)
        var capture = Capture(try SoundSource(device: "wav:\(path)"))
        let first = try capture.next()
        let second = try capture.next()
        #expect(first.samples.count > 30_000 && second.samples.count > 30_000)
        var isSilent = false
        do { _ = try capture.next() } catch { isSilent = error == .silence }
        #expect(isSilent)
    }
}
