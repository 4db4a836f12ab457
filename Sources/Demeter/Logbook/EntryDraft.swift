internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

/// Turns a reading and its review into entries for the journal.
struct EntryDraft {
    let moment: Moment
    let meal: Meal
    /// Whether a language model made the reading, so that figures without a food are its estimate.
    var isByModel = false

    /// One entry for each item, held where its verdict says so.
    func entries(of reading: Reading, _ verdicts: [Verdict]) -> [EntryContent] {
        zip(reading.items, verdicts).map(entry)
    }

    func entry(_ item: ReadingItem, _ verdict: Verdict) -> EntryContent {
        var item = item
        var verdict = verdict
        if !item.isKeepable {
            // Such figures fit into no journal; the words are held without them.
            item = item.withoutFigures
            if !verdict.isHeld { verdict.findings.append(.unreadableAmount(item.text)) }
        }
        let isEstimate = isByModel && item.food == nil && item.nutrients.calories != nil
        return EntryContent(
            moment: moment, text: item.text, name: item.name, food: item.food,
            amount: item.amount, unit: item.unit, grams: item.grams, nutrients: item.nutrients,
            meal: meal, brand: item.brand, preparation: item.preparation,
            modifiers: item.modifiers, confidence: item.confidence, assumption: item.assumption,
            source: isEstimate ? .model : item.stated?.areOwn == true ? .manual : .catalog,
            state: verdict.isHeld ? .held : .logged,
            warnings: verdict.notes.map { EntryWarning(rule: $0.rule, message: $0.sentence) }
                + (isEstimate ? [.estimate] : []))
    }
}

extension ReadingItem {
    /// Whether the journal can keep its figures; absurd amounts have figures beyond all bounds, or below zero.
    fileprivate var isKeepable: Bool {
        let most = 1e8
        return !isNegative && (amount ?? 0).isFinite && (amount ?? 0) < most
            && (grams?.value ?? 0) < most && nutrients.allSatisfy { $0.value < most }
    }
}

extension EntryWarning {
    /// The mark of figures that no catalog vouches for.
    static let estimate = EntryWarning(
        rule: "estimate", message: "The figures are a language model's estimate.")
}
