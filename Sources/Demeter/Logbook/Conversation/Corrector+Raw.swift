internal import FoodCatalog
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition

// Raw or dry, said later: the grams stay what the scales said.
extension Corrector {
    func rawness(
        _ state: String, _ amount: String?, _ entry: FoodEntry
    ) -> Result<[EntryOperation], CorrectionFault> {
        let weight = amount ?? entry.grams.map { "\(Figures.number($0.value)) g" }
        guard let weight else { return .failure(.notRaw(state)) }
        let head = EntryFinder.head(of: entry) ?? ""
        let words = EntryFinder.tokens(entry.text).filter { !Self.states.contains($0) }
        let names = [entry.name, words.joined(separator: " "), head].filter { !$0.isEmpty }
        for name in names {
            for word in [state] + (Self.likes[state] ?? []) {
                let reading = scene.reader.reading(of: "\(weight) \(word) \(name)")
                guard reading.items.count == 1, reading.unread.isEmpty,
                    let item = reading.items.first, let food = item.food, item.grams != nil,
                    scene.reader.catalog[food] != nil, isOfState(item.name, state),
                    EntryFinder.areAlike(item.name, entry)
                else { continue }
                if food == entry.food, item.grams == entry.grams { return .failure(.noEffect) }
                var content = EntryDraft(moment: entry.moment, meal: entry.meal)
                    .entries(of: reading, scene.review.review(reading))[0]
                content.text = "\(weight) \(word) \(name)"
                return .success([.replace(entry.id, content)])
            }
        }
        return .failure(.notRaw(state))
    }

    /// Whether a food is so: what is cooked is called by no such word.
    private func isOfState(_ name: String, _ state: String) -> Bool {
        let words = Set(SpokenWords(name.replacing(",", with: " ")).words.map(\.text))
        // A chicken that was dry was not raw.
        let signs: Set<String> =
            state == "dry" ? ["dry", "dried", "uncooked"] : ["raw", "dry", "dried", "uncooked"]
        return words.isDisjoint(with: signs) == (state == "cooked")
    }

    private static let states: Set<String> = ["raw", "dry", "uncooked", "cooked", "dried"]
    /// What else the catalog may call it.
    private static let likes = [
        "raw": ["uncooked", "dry"], "dry": ["uncooked"], "uncooked": ["raw", "dry"],
    ]
}
