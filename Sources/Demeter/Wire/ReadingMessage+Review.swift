package import MealReader
package import MealReview

extension ReadingMessage {
    /// The reading with what the review says of it.
    package init(_ reading: Reading, reviewedBy review: MealReview) {
        self.init(reading, warnings: review.review(reading).map(\.warnings))
    }
}

extension Verdict {
    /// As they cross the wire.
    package var warnings: [Warning] {
        notes.map { Warning(rule: $0.rule, message: $0.sentence) }
    }
}
