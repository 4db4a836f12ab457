internal import FoodCatalog
internal import Journal
internal import Nutrition

/// Tells what is a food, or is made with it, from what only has it in its name.
struct HistoryWords: Sendable {
    private let wanted: [String]
    private let catalog: FoodCatalog

    init(_ words: String, _ catalog: FoodCatalog) {
        wanted = EntryFinder.tokens(words)
        self.catalog = catalog
    }

    enum Fit: Sendable { case thing, name, none }

    /// "Coffee" is a black coffee and a coffee with milk, "milk" an oat milk latte as well; a coffee cake
    /// has only the name of it.
    func fit(_ entry: FoodEntry) -> Fit {
        guard !wanted.isEmpty else { return .none }
        let texts = [entry.name, entry.text]
        guard texts.contains(where: { holds(EntryFinder.tokens($0)) }) else { return .none }
        return texts.contains(where: isThing) || isMade(entry) ? .thing : .name
    }

    private func holds(_ tokens: [String]) -> Bool { wanted.allSatisfy(tokens.contains) }

    /// Whether a name, or one of the foods that it joins, is the thing itself.
    private func isThing(_ name: String) -> Bool {
        name.split(separator: ",").contains { part in
            let pieces = Combination(String(part))?.pieces ?? [String(part)]
            return pieces.contains { piece in
                let tokens = EntryFinder.tokens(piece)
                return holds(tokens) && tokens.last == wanted.last
            }
        }
    }

    /// Dishes, drinks, and cuts of meat are made with what stands first in their names; cakes and sweets
    /// are only called after it.
    private func isMade(_ entry: FoodEntry) -> Bool {
        guard let food = entry.food.flatMap({ catalog[$0] }), holds(EntryFinder.tokens(entry.name))
        else { return false }
        switch food.category {
        case .meal, .beverage, .protein, .dairy, .vegetable, .fruit: return true
        case .dessert, .snack, .grain, .condiment: return false
        }
    }
}
