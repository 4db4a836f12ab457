internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

extension MealReview {
    /// The content as the rules see it now; a person's own figures stand for themselves.
    func reviewed(_ content: EntryContent) -> EntryContent {
        var content = content
        let item = ReadingItem(
            text: content.text, name: content.name,
            food: content.source == .manual ? nil : content.food, amount: content.amount,
            unit: content.unit, grams: content.grams, nutrients: content.nutrients, confidence: 1)
        let reading = Reading(text: "", items: [item])
        let draft = EntryDraft(moment: content.moment, meal: content.meal)
            .entries(of: reading, review(reading))[0]
        content.amount = draft.amount
        content.unit = draft.unit
        content.grams = draft.grams
        content.nutrients = draft.nutrients
        content.state = draft.state
        content.warnings = draft.warnings
        content.confidence = 1
        return content
    }
}
