package import Nutrition

/// What was understood of one description: its foods with amounts and figures, and how sure it is.
package struct Reading: Sendable, Hashable {
    /// The description as it was given.
    package var text: String
    package var items: [ReadingItem]
    /// How probable it is that the total's energy is within 20 % or 20 kcal, 0 to 1.
    package var confidence: Double
    /// Words that were not understood, in the order of the text.
    package var unread: [String]
    /// What must be asked before this can be logged well; `nil` when nothing.
    package var question: Question?
    /// The occasion, when it was said.
    package var meal: Meal?
    /// When it was eaten, when that was said.
    package var time: SpokenTime?

    package init(
        text: String, items: [ReadingItem] = [], confidence: Double = 0, unread: [String] = [],
        question: Question? = nil, meal: Meal? = nil, time: SpokenTime? = nil
    ) {
        self.text = text
        self.items = items
        self.confidence = confidence
        self.unread = unread
        self.question = question
        self.meal = meal
        self.time = time
    }

    package var total: NutrientTotal { NutrientTotal(of: items.map(\.nutrients)) }

    /// Whether its items are of several meals or times.
    private var hasOccasions: Bool { items.contains { $0.meal != nil || $0.time != nil } }

    /// The occasion of one of its items, when it was said.
    package func meal(of item: ReadingItem) -> Meal? { hasOccasions ? item.meal : meal }

    /// When one of its items was eaten, when that was said.
    package func time(of item: ReadingItem) -> SpokenTime? { hasOccasions ? item.time : time }
}
