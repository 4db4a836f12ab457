import Speech
import Testing

@testable import Ears

@Suite(.enabled(if: Adaptation.isInstalled)) struct VoiceTrainingTests {
    private static let sentences = [
        "i had two boiled eggs and a black coffee", "a slice of toast with butter",
        "for lunch i had a banana", "i ate a bowl of pho", "two slices of toast and a banana",
        "what have i had today", "a cup of black coffee", "for breakfast i had a boiled egg",
        "i just ate a slice of toast", "how many calories are left", "a banana and a black coffee",
        "for dinner i had two boiled eggs", "three boiled eggs and toast with butter",
        "i had a cup of coffee and a banana", "two bananas and a slice of toast",
        "delete the black coffee",
    ]

    /// Trains with takes of these sentences, each read as the one given for its place, or as itself.
    private static func train(
        reading others: [Int: String]
    ) throws(EarsError) -> (outcome: VoiceTraining.Outcome, isThere: Bool) {
        let folder = "\(Workshop.folder)/training-\(others.count)"
        try Files.makeFolder(folder)
        try Files.write(
            Array(sentences.joined(separator: "\n").utf8), to: "\(folder)/sentences.txt")
        let voice = OwnVoice(folder: "\(folder)/voice")
        let training = try VoiceTraining(
            model: Workshop.model.get(), voice: voice, sentences: "\(folder)/sentences.txt")
        let outcome = try training.run(
            take: { place throws(EarsError) in
                try spoken(others[place] ?? sentences[place])
            }, tries: 1, tell: { _, _ in }, keepsTakes: false)
        return (outcome, Files.exists("\(voice.model)/means"))
    }

    private static func spoken(_ sentence: String) throws(EarsError) -> Take {
        do {
            return Take(try Synthesis.samples(sentence))
        } catch {
            throw .silence
        }
    }

    @Test func `a voice is learnt without the sentences that were heard as others`() throws {
        let (outcome, isThere) = try Self.train(reading: [2: "undo that", 15: "a bowl of pho"])
        #expect(outcome.leftOut == [3, 16])
        #expect(outcome.words == 16)
        #expect(outcome.isKept == isThere)
    }

    @Test func `when many sentences are heard as others it gives up at once`() throws {
        #expect(throws: EarsError.takes(leftOut: 3, most: 2)) {
            try Self.train(reading: [
                0: "how many calories are left", 1: "how many calories are left",
                2: "two slices of toast with butter",
            ])
        }
    }
}
