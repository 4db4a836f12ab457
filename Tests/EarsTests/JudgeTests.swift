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
        (0.0, 0.36, Heard.Verdict.sure), (1, 0.5, .doubtful), (1, 0.56, .sure),
        (0.5, 0.44, .doubtful), (0.5, 0.46, .sure), (1, 0.2, .nothing),
    ])
    func `in noise it takes more to be sure`(
        _ noise: Double, _ confidence: Double, _ verdict: Heard.Verdict
    ) {
        #expect(
            Judge().verdict(isMeant: true, confidence: confidence, noise: noise) == verdict)
    }
}
