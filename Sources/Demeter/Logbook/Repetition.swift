internal import Journal
internal import MealReview
internal import Nutrition

/// What was eaten before and is logged once more.
struct Repetition: Sendable {
    /// `nil` for the last time.
    var day: LocalDay?
    /// The occasion then; `nil` for any.
    var meal: Meal?
    /// The occasion now; as then when `nil`.
    var target: Meal?
    /// Whether all of the day is meant.
    var isAll = false
    /// When it is eaten again.
    var moment: Moment
    /// The meal of that hour.
    var hourMeal: Meal

    /// Without a date, nothing older than so many days is meant.
    static let daysBack = 31

    /// Which of a day's logged entries are meant.
    ///
    /// Without a meal: of a given day that of this hour, or everything when it has none; else the last
    /// thing that was logged.
    func choose(from entries: [FoodEntry]) -> [FoodEntry] {
        if isAll { return entries }
        if let meal { return entries.filter { $0.meal == meal } }
        guard day == nil else {
            let now = target ?? hourMeal
            let same = entries.filter { $0.meal == now }
            return same.isEmpty ? entries : same
        }
        guard let last = entries.max(by: { $0.id < $1.id }) else { return [] }
        guard let utterance = last.utterance else {
            return entries.filter { $0.utterance == nil && $0.moment == last.moment }
        }
        return entries.filter { $0.utterance == utterance }
    }

    /// The entries as they are now logged, or held where a person's allergies ask for it.
    func contents(of entries: [FoodEntry], _ review: MealReview) -> [EntryContent] {
        entries.map { entry in
            var content = entry.content
            content.moment = moment
            content.meal =
                target ?? (meal == nil && day == nil ? hourMeal : entry.meal)
            content.state = .logged
            content.warnings = content.warnings.filter { $0 == .estimate }
            // Other sources say more of the figures than that they were there before.
            if content.source == .catalog { content.source = .history }
            return review.screened(content)
        }
    }
}

extension EntryContent {
    /// Figures that a person gives, with or without a name; what they do not give is unknown.
    ///
    /// Vitamins, minerals and caffeine by themselves are a pill: it has no energy and none of what gives it.
    static func manual(
        _ figures: Nutrients, name: String?, text: String, at moment: Moment, meal: Meal
    ) -> EntryContent {
        let isPill = figures.isSupplement
        let figures = isPill ? figures.ofPill : figures
        let named = figures.further.nutrients.map(\.name).joined(separator: ", ")
        return EntryContent(
            moment: moment, text: text, name: name ?? (isPill ? named : "quick add"),
            nutrients: figures, meal: meal, source: .manual)
    }
}
