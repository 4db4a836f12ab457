import Speech
import Testing
import Voice

@testable import Ears

@Suite struct JudgeTests {
    @Test(arguments: [
        (true, 0.9, Heard.Verdict.sure), (true, 0.3, .doubtful), (true, 0.1, .nothing),
        (false, 0.9, .nothing), (false, 0.1, .nothing),
    ])
    func `what is sure is logged, what is doubtful is asked, other talk is neither`(
        _ isMeant: Bool, _ confidence: Double, _ verdict: Heard.Verdict
    ) {
        #expect(Judge().verdict(isMeant: isMeant, confidence: confidence) == verdict)
    }

    @Test(arguments: [
        (0.0, 0.44, Heard.Verdict.doubtful), (0, 0.46, .sure), (1, 0.54, .doubtful),
        (1, 0.56, .sure), (0.5, 0.49, .doubtful), (0.5, 0.51, .sure), (1, 0.2, .nothing),
    ])
    func `in noise it takes more to be sure`(
        _ noise: Double, _ confidence: Double, _ verdict: Heard.Verdict
    ) {
        #expect(
            Judge().verdict(isMeant: true, confidence: confidence, noise: noise) == verdict)
    }

    @Test(arguments: [
        (0, 5, 0.46, Heard.Verdict.sure), (1, 5, 0.64, .doubtful), (1, 5, 0.66, .sure),
        (1, 5, 0.26, .doubtful), (1, 27, 0.49, .doubtful), (1, 27, 0.51, .sure),
        (2, 5, 0.64, .nothing), (2, 5, 0.66, .sure), (3, 19, 0.5, .nothing),
        (3, 19, 0.53, .doubtful),
    ])
    func `the stranger the order of the words, the surer they have to be`(
        _ unseen: Int, _ words: Int, _ confidence: Double, _ verdict: Heard.Verdict
    ) {
        #expect(
            Judge().verdict(isMeant: true, confidence: confidence, unseen: unseen, words: words)
                == verdict)
    }

    @Test func `how many of a thing is foreseen by nobody`() {
        let words = ["i", "had", "seventy", "eggs", "door"].map { HeardWord(symbol: $0) }
        #expect(Transcriber.unseen(in: Hypothesis(words: words, score: 0, unseen: [3, 4, 5])) == 2)
        #expect(Transcriber.unseen(in: Hypothesis(words: words, score: 0, unseen: [0])) == 1)
        #expect(Transcriber.unseen(in: Hypothesis(words: [], score: 0)) == 0)
    }

    @Test(arguments: [
        (9, 11.2, Heard.Verdict.sure), (9, 15.1, .nothing), (3, 15.1, .nothing), (2, 20, .sure),
    ])
    func `words slower than anybody speaks are music`(
        _ words: Int, _ framesPerPhone: Double, _ verdict: Heard.Verdict
    ) {
        #expect(
            Judge().verdict(
                isMeant: true, confidence: 0.9, words: words, framesPerPhone: framesPerPhone)
                == verdict)
    }

    @Test func `a meal with words that nothing was made of is asked about`() {
        #expect(Judge().verdict(isMeant: true, confidence: 0.9, unread: 0) == .sure)
        #expect(Judge().verdict(isMeant: true, confidence: 0.9, unread: 1) == .doubtful)
        #expect(Judge().verdict(isMeant: true, confidence: 0.1, unread: 1) == .nothing)
    }

    @Test func `the pace of what was heard is that of its words whose phones are known`() {
        let words = [
            HeardWord(symbol: "two", frames: 0...19, phones: 2),
            HeardWord(symbol: "eggs", frames: 20...55, phones: 3),
            HeardWord(symbol: "coffee", frames: 120...219, phones: 4),
            HeardWord(symbol: "uh", frames: 50...99),
        ]
        #expect(Hypothesis(words: words, score: 0).framesPerPhone == 12)
        #expect(Hypothesis(words: [], score: 0).framesPerPhone == 0)
    }
}
