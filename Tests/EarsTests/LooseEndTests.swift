import Testing

@testable import Ears

/// Meals of which a word was heard as an article, or not at all.
struct LooseEndTests {
    private static func end(_ text: String) -> Range<Int>? {
        Transcriber.looseEnd(in: text.split(separator: " ").map(String.init))
    }

    @Test(
        arguments: [
            ("two fish sticks and the", 4..<5), ("tofu scramble with a and mushrooms", 3..<4),
            ("the and cheese sandwich", 0..<1), ("i had soup and saltine crackers and", 7..<7),
            ("two fish sticks and a piece of", 7..<7), ("a cup of and a banana", 3..<3),
        ] as [(String, Range<Int>)])
    func `a word is missing where nothing follows that should`(text: String, gap: Range<Int>) {
        #expect(Self.end(text) == gap)
    }

    @Test(arguments: [
        "two eggs and the toast", "a bagel with everything on", "a cup of coffee with milk",
        "one of the muffins", "vitamin a and a banana", "i took vitamin a", "a coffee to go",
        "and a banana", "", "hey demeter",
    ])
    func `what is whole has no loose end`(text: String) { #expect(Self.end(text) == nil) }
}
