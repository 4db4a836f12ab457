import FoodCatalog
import Nutrition
import TestSupport
import Testing

@testable import MealReader

struct SegmenterTests {
    private let passes = ReadingPasses()

    @Test(arguments: [
        ("egg", ["egg"]),
        ("two eggs and a slice of toast with butter", ["eggs", "toast", "butter"]),
        ("chocolate milk", ["chocolate milk"]),
        ("ham and cheese sandwich", ["ham and cheese sandwich"]),
        ("a ham and cheese sandwich and an apple", ["ham and cheese sandwich", "apple"]),
        ("ham. cheese. sandwich", ["ham", "cheese"]),
        ("fried chicken with rice", ["fried chicken", "rice"]),
        ("", []), ("hello there", []), ("zorblax", []),
    ])
    func `a sentence is cut into foods`(text: String, foods: [String]) {
        #expect(passes.spans(text).map { passes.words(of: $0, in: text) } == foods)
    }

    @Test func `spans stand in order, apart, and within their reach`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<100 {
            let text = RandomSentence.text(words: Int.random(in: 1...60, using: &random), &random)
            let spans = passes.spans(text)
            var end = 0
            for span in spans {
                #expect(span.start >= end && span.end > span.start, "\(text)")
                #expect(span.end - span.start <= Segmenter.reach, "\(text)")
                end = span.end
            }
            #expect(end <= passes.sentence(text).words.count, "\(text)")
        }
    }
}
