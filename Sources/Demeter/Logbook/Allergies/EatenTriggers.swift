internal import Allergens
internal import Journal
internal import Nutrition

/// Grams of the triggers of which small amounts are fine, in what is logged of one day.
struct EatenTriggers: Sendable {
    /// The only day that is followed: what is eaten now is judged by today.
    private var day: LocalDay?
    private var grams: [Trigger: Double] = [:]

    init() {}

    /// - Parameter entries: the day's logged ones.
    init(on day: LocalDay, _ entries: [FoodEntry], _ review: AllergyReview) {
        self.day = day
        for entry in entries { add(entry, review, 1) }
    }

    /// What a day has had; nothing of another day than the one that is followed.
    func grams(on day: LocalDay) -> @Sendable (Trigger) -> Double {
        let known = self.day == day ? grams : [:]
        return { known[$0] ?? 0 }
    }

    /// Follows a change of entries.
    mutating func take(_ changes: [Recorded.EntryChange], _ review: AllergyReview) {
        for change in changes {
            if let before = change.before { add(before, review, -1) }
            if let after = change.after { add(after, review, 1) }
        }
    }

    private mutating func add(_ entry: FoodEntry, _ review: AllergyReview, _ sign: Double) {
        guard entry.state == .logged else { return }
        // The first of a new day begins it.
        if let latest = day, entry.moment.day > latest { (day, grams) = (entry.moment.day, [:]) }
        guard entry.moment.day == day else { return }
        for allergy in review.allergies where allergy.severity == .smallAmounts {
            let eaten = review.grams(of: allergy.trigger, in: entry.content.assessed)
            grams[allergy.trigger, default: 0] += sign * eaten
        }
    }
}
