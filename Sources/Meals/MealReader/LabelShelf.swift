internal import Nutrition

/// The labels of the foods that were weighed, each read once.
///
/// Foods share most of their labels ("cup", "slice"), and so what was read of them.
struct LabelShelf: Sendable {
    /// By a food's position in the catalog; `nil` until somebody asks for it.
    private var labels: [[LabelWords]?]
    private var known: [String: LabelWords] = [:]

    init(foods count: Int) { labels = Array(repeating: nil, count: count) }

    /// The labels of the portions of `food`, in their order.
    mutating func labels(of food: Food, at position: Int32) -> [LabelWords] {
        if let known = labels[Int(position)] { return known }
        let read = food.portions.map { words(of: $0.label) }
        labels[Int(position)] = read
        return read
    }

    private mutating func words(of label: String) -> LabelWords {
        if let words = known[label] { return words }
        let words = LabelWords(label)
        known[label] = words
        return words
    }
}
