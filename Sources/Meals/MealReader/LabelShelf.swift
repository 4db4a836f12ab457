internal import FoodCatalog
internal import Nutrition

/// The foods that were weighed, each with its labels read.
///
/// Foods share most of their labels ("cup", "slice"), and so what was read of them. A class, because the
/// passes of a reading ask it for foods as well.
final class LabelShelf {
    /// By a food's position in the catalog; `nil` until somebody asks for it.
    // Unchecked here and below: nothing that is asked for asks the shelf in turn, and a check at every
    // question would cost more than the answer.
    @exclusivity(unchecked) private var foods: [MeasuredFood?]
    @exclusivity(unchecked) private var known: [String: LabelWords] = [:]

    init(foods count: Int) { foods = Array(repeating: nil, count: count) }

    /// The food at `position` of `catalog`.
    func food(at position: Int32, of catalog: FoodCatalog) -> MeasuredFood {
        if let known = foods[Int(position)] { return known }
        let food = catalog.foods[Int(position)]
        let measured = MeasuredFood(food, labels: food.portions.map { words(of: $0.label) })
        foods[Int(position)] = measured
        return measured
    }

    /// The food that is thought of first for a match.
    func food(of match: MatchedSpan, in catalog: FoodCatalog) -> MeasuredFood {
        food(at: match.candidates[0].food, of: catalog)
    }

    private func words(of label: String) -> LabelWords {
        if let words = known[label] { return words }
        let words = LabelWords(label)
        known[label] = words
        return words
    }
}
