internal import MealReader
internal import Nutrition

// Meals that are copied: "copy yesterday's dinner to today", "copy lunch to dinner".
extension RemarkReader {
    /// `nil` unless both ends are days or meals.
    func copying(_ words: SpokenWords) -> Remark? {
        let (_, rest) = words.split(at: 0)
        guard let to = rest.lastIndex(of: ["to", "into", "for", "as", "onto"]), to > 0 else {
            return nil
        }
        let (before, after) = rest.split(at: to)
        guard let from = place(before) ?? named(before), let target = place(after),
            from.day != nil || from.meal != nil || !from.words.isEmpty,
            target.day != nil || target.meal != nil
        else { return words.first == "copy" ? .unclear(rest.rest) : nil }
        return .copy(
            Remark.Copy(
                day: from.day, meal: from.meal, targetDay: target.day, targetMeal: target.meal,
                words: from.words))
    }

    /// A day, a meal, or both; what else is said names what is meant of it.
    private func place(
        _ words: SpokenWords
    ) -> (day: SpokenTime.Day?, meal: Meal?, words: String)? {
        let times = TimeWords(words)
        guard !times.isTorn else { return nil }
        var rest = times.rest
        rest.dropLeading(["my", "the", "all", "of", "everything", "from", "for", "a"])
        rest.dropTrailing(["from", "for", "entries", "meals", "food", "day", "meal"])
        if rest.isEmpty { return (times.day, nil, "") }
        if let meal = MealWords.meal(rest.joined) { return (times.day, meal, "") }
        return nil
    }

    /// "The mango", "yesterday's mango": one food of a day.
    private func named(
        _ words: SpokenWords
    ) -> (day: SpokenTime.Day?, meal: Meal?, words: String)? {
        guard Self.isPointed(words), case .named(let target) = subject(words), !target.isTorn,
            !target.words.isEmpty, !EntryFinder.isWhole(target)
        else { return nil }
        return (target.day, target.meal, target.words)
    }
}
