package import MealReader
package import MealReview

extension ReadingMessage {
    /// The reading with what the review says of it; figures below zero are left to the warnings.
    package init(_ reading: Reading, reviewedBy review: MealReview) {
        var kept = reading
        kept.items = reading.items.map { $0.isNegative ? $0.withoutFigures : $0 }
        self.init(kept, warnings: review.review(reading).map(\.warnings))
    }

    /// Says of every item what is known of triggers in it.
    package mutating func add(_ teller: AllergenTeller) {
        for index in items.indices {
            items[index].allergens = teller.messages(of: items[index].item.assessed)
        }
    }
}

extension Verdict {
    /// As they cross the wire.
    package var warnings: [Warning] {
        notes.map { Warning(rule: $0.rule, message: $0.sentence) }
    }
}
