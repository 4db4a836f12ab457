import Speech
import Testing
import Voice

@testable import Ears

@Suite(.serialized) struct KindsTests {
    private static let order = "i want a large coffee"
    private static let meal = "two slices of toast and a banana"

    private func heard(_ sentence: String, _ changes: [String] = []) throws -> Heard {
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: VoiceTrial(changes))
        return try transcriber.hear(Synthesis.samples(sentence, voice: "en-us"))
    }

    @Test(arguments: [order, meal])
    func `orders and meals come back as their words`(sentence: String) throws {
        #expect(try heard(sentence).text == sentence)
        #expect(try heard(sentence, ["kinds.ordered=2", "kinds.certain=2"]).text == sentence)
    }

    @Test func `what is likelier as an order is one`() throws {
        // Nothing that is no order can be heard where each order is likely enough.
        let words = try heard(Self.meal, ["kinds.ordered=0", "kinds.clear=2", "kinds.order=-1000"])
            .text
        let foods = words.split(separator: " ").filter {
            ["slices", "toast", "banana"].contains($0)
        }
        #expect(foods.isEmpty)
        #expect(!words.isEmpty)
    }

    @Test func `what is likelier as general English is other talk`() throws {
        let usual = try heard(Self.meal, ["kinds.ordered=2", "kinds.certain=2"])
        #expect(usual.verdict == .sure)
        let talk = try heard(
            Self.meal, ["kinds.ordered=2", "kinds.certain=2", "kinds.talk=-1000"])
        #expect(talk.verdict == .nothing)
        // The quick search's words are worse, so they are not told, and nothing is sure.
        #expect(talk.text == Self.meal)
        #expect(talk.confidence == 0)
    }

    @Test func `what is certain is not heard again`() throws {
        let heard = try heard(Self.meal, ["kinds.talk=-1000"])
        #expect(heard.text == Self.meal)
        #expect(heard.verdict == .sure)
    }

    @Test func `a call that is likelier as general English is none`() throws {
        let call = "hey demeter undo that"
        #expect(try heard(call).text == call)
        let unsure = ["kinds.certain=2", "kinds.call=-1000"]
        #expect(try heard(call, unsure).text != call)
        #expect(try heard(call, ["kinds.certain=0", "kinds.call=-1000"]).text == call)
    }

    @Test func `what was decoded while it came is heard again as it came`() throws {
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader,
            trial: VoiceTrial(["kinds.clear=2", "kinds.order=-1000"]))
        let samples = try Synthesis.samples(Self.order, voice: "en-us")
        let half = samples.count / 2
        for _ in 0..<2 {
            let isBegun = transcriber.begin(Array(samples[..<half]))
            let isFollowed = transcriber.follow(Array(samples[half...]))
            #expect(isBegun && isFollowed)
            #expect(try transcriber.end(samples).text.hasSuffix("coffee"))
        }
    }

    @Test func `what goes on is heard after general English was`() throws {
        var transcriber = try Transcriber(
            Workshop.model.get(), reader: Workshop.reader, trial: VoiceTrial(["kinds.certain=2"]))
        let samples = try Synthesis.samples(Self.meal, voice: "en-us")
        #expect(try transcriber.hear(samples).text == Self.meal)
        let long = samples + samples + samples
        let isBegun = transcriber.begin(samples)
        let isFollowed = transcriber.follow(samples + samples)
        #expect(isBegun && isFollowed)
        #expect(try transcriber.end(long).text.hasPrefix("two slices of toast"))
    }
}
