import Speech
import Testing

@testable import Ears

/// What counts of several sentences that may have been said.
@Suite struct RescoringTests {
    private static func hypothesis(_ text: String, _ score: Double) -> Hypothesis {
        Hypothesis(
            words: text.split(separator: " ").map { HeardWord(symbol: String($0)) }, score: score)
    }

    @Test(arguments: [
        // The decoder's own choice is one of many ways to say nothing.
        ([("two eggs", -1.0), ("the of the", -1.0)], 0),
        ([("the of the", -1.0), ("two eggs", -1.01)], 1),
        // Two ways of one meal outweigh one that scores a little more.
        ([("three eggs", -1.0), ("two eggs", -1.005), ("two eggs", -1.005)], 1),
        ([("three eggs", -1.0), ("two eggs", -2.0), ("two eggs", -2.0)], 0),
    ])
    func `sentences that come to the same meal count together`(
        sentences: [(String, Double)], place: Int
    ) {
        let choice = Rescoring().choice(
            among: sentences.map { Self.hypothesis($0.0, $0.1) }, by: Workshop.reader)
        #expect(choice.place == place)
        #expect(choice.agreement > 0.5 && choice.agreement <= 1)
    }

    @Test func `of nothing there is nothing to choose`() {
        #expect(Rescoring().choice(among: [], by: Workshop.reader).agreement == 1)
    }
}
