internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

extension MealReview {
    /// The content as the rules see it now; a person's own figures stand for themselves.
    func reviewed(_ content: EntryContent) -> EntryContent {
        // What it was made of tells more than its name.
        guard content.parts.isEmpty else {
            return screened(withoutAllergies.reviewedAlone(content))
        }
        return reviewedAlone(content)
    }

    private func reviewedAlone(_ content: EntryContent) -> EntryContent {
        var content = content
        let item = ReadingItem(
            text: content.text, name: content.name,
            food: content.source == .manual ? nil : content.food, amount: content.amount,
            unit: content.unit, grams: content.grams, nutrients: content.nutrients,
            brand: content.brand, modifiers: content.modifiers, confidence: 1)
        let reading = Reading(text: "", items: [item])
        let draft = EntryDraft(moment: content.moment, meal: content.meal)
            .entry(item, review(reading)[0])
        content.amount = draft.amount
        content.unit = draft.unit
        content.grams = draft.grams
        content.nutrients = draft.nutrients
        content.state = draft.state
        content.warnings = draft.warnings
        content.confidence = 1
        return content
    }

    /// A correction of an entry: who said that they ate it has said so for its other amounts as well.
    func kept(_ operation: EntryOperation, of before: FoodEntry) -> EntryOperation {
        guard case .replace(let id, var content) = operation, id == before.id,
            before.content.isExposure, before.food == content.food, content.state == .held,
            content.warnings.contains(where: \.isAllergen)
        else { return operation }
        // What is held for another reason stays so.
        guard withoutAllergies.reviewed(content).state == .logged else { return operation }
        content.state = .logged
        return .replace(id, content)
    }

    /// The content with what the person's allergies have to do with it, for what is logged without being
    /// read; held where that must wait for their word.
    ///
    /// - Parameter before: what it was; a food that they said they ate is not asked for again.
    func screened(_ content: EntryContent, after before: EntryContent? = nil) -> EntryContent {
        var content = content
        let alerts = alerts(of: content.assessed)
        content.warnings.removeAll(where: \.isAllergen)
        content.warnings =
            alerts.map { EntryWarning(rule: $0.rule, message: $0.sentence) } + content.warnings
        let isSaid = before.map { $0.isExposure && $0.food == content.food } ?? false
        if alerts.contains(where: \.holds), !isSaid { content.state = .held }
        return content
    }
}

extension EntryContent {
    /// Whether it was logged though it has, or may have, what the person should not eat.
    var isExposure: Bool {
        state == .logged && warnings.contains { $0.rule == Finding.allergenRule }
    }
}

extension EntryWarning {
    /// Whether it tells of a person's allergies.
    var isAllergen: Bool {
        rule == Finding.allergenRule || rule == Finding.allergenNoteRule
    }
}
