internal import FoodCatalog
internal import Nutrition

/// The foods that were weighed, each with its labels read.
///
/// Foods share most of their labels ("cup", "slice"), and so what was read of them.
struct LabelShelf: Sendable {
    /// By a food's position in the catalog; `nil` until somebody asks for it.
    private var foods: [MeasuredFood?]
    private var known: [String: LabelWords] = [:]

    init(foods count: Int) { foods = Array(repeating: nil, count: count) }

    /// The food at `position` of `catalog`.
    mutating func food(at position: Int32, of catalog: FoodCatalog) -> MeasuredFood {
        if let known = foods[Int(position)] { return known }
        let food = catalog.foods[Int(position)]
        let measured = MeasuredFood(food, labels: food.portions.map { words(of: $0.label) })
        foods[Int(position)] = measured
        return measured
    }

    private mutating func words(of label: String) -> LabelWords {
        if let words = known[label] { return words }
        let words = LabelWords(label)
        known[label] = words
        return words
    }
}
