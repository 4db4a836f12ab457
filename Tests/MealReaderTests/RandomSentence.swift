import TestSupport

/// Texts of words that mean something to the reader, in no order.
enum RandomSentence {
    private static let words = [
        "egg", "eggs", "toast", "butter", "coffee", "black", "rice", "milk", "chocolate", "ham",
        "cheese", "sandwich", "fried", "chicken", "grilled", "turkey", "skin", "roasted", "cola",
        "fizz", "apple", "and", "with", "a", "an", "the", "of", "two", "3", "cup", "slice", "large",
        "no", "without", "zorblax", "for", "breakfast", "I", "had", "then", "chiken", "½", "200g",
    ]
    private static let gaps = [" ", " ", " ", " ", ", ", ". ", " (", ") ", "-", " & "]

    static func text(words count: Int, _ random: inout SplitMix64) -> String {
        var text = ""
        for _ in 0..<count {
            text += words.randomElement(using: &random) ?? ""
            text += gaps.randomElement(using: &random) ?? ""
        }
        return text
    }
}
