internal import FoodCatalog

/// A rule that spoke while a line was read.
package struct SpokenRule: Sendable, Hashable {
    /// What it is called: the pass, a stroke, and its name in it ("turns/take-shared").
    package let rule: String
    /// The words of the line that it is about, as they stand there.
    package let words: String
    /// What it made of them.
    package let change: String

    package init(rule: String, words: String, change: String) {
        (self.rule, self.words, self.change) = (rule, words, change)
    }
}

extension MealReader {
    /// What `text` says when it is taken as a meal, and which rules said so, in their order.
    ///
    /// The reading is that of `reading(of:)`. Foods of a store that is too large to be read with are looked for
    /// afterwards, by the same rules; what these say of it is not told again.
    package func reasoned(_ text: String) -> (reading: Reading, why: [SpokenRule]) {
        let trace = ReadingTrace(text)
        let plain = plainReading(of: text, trace: trace)
        return (catalog.store == nil ? plain : plain.completed(by: self), trace.rules)
    }
}
