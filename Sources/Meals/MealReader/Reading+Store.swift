internal import FoodCatalog
internal import Nutrition

extension Reading {
    /// This reading, or a better one with foods out of the catalog's store, where words were left.
    ///
    /// The store holds too many foods to be read with. Those that have the text's words are read with
    /// beside the foods that were found already, and what explains more words counts.
    func completed(by reader: MealReader) -> Reading {
        let isIncomplete = !unread.isEmpty || items.contains { $0.food == nil }
        guard isIncomplete else { return self }
        var known: [Food] = []
        for item in items {
            for id in [item.food].compactMap(\.self) + item.alternatives.map(\.food) {
                if let food = reader.catalog[id] { known.append(food) }
            }
        }
        guard
            let near = reader.catalog.narrowed(
                to: text, with: known, limit: 64)
        else { return self }
        let other = MealReader(catalog: near, history: reader.history, weights: reader.weights)
            .plainReading(of: text)
        let missing = { (reading: Reading) in
            reading.unread.count + reading.items.count { $0.food == nil }
        }
        return missing(other) < missing(self) ? other : self
    }
}
