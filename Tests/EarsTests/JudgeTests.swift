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
}
