/// What a step in learning a voice came to.
package struct Learnt: Sendable, Hashable {
    /// Confirmed meals that were held out.
    package var meals: Int
    /// How many of them come out as other meals with the sounds before and with the new ones.
    package var before: Int
    package var after: Int
    package var isKept: Bool

    package init(meals: Int, before: Int, after: Int, isKept: Bool) {
        self.meals = meals
        self.before = before
        self.after = after
        self.isKept = isKept
    }

    /// For the log.
    package var sentence: String {
        "of \(meals) meals that were held out, \(before) came out as others before and \(after) do with your voice learnt"
            + (isKept ? "" : "; that is no better, so nothing was changed")
    }
}
