internal import Nutrition

/// The labels of the foods that were weighed lately, read once.
struct LabelShelf: Sendable {
    /// Foods kept; with the labels of a food it is some 2 kB each.
    static let capacity = 2000

    private var labels: [Int32: [LabelWords]] = [:]

    /// The labels of the portions of `food`, in their order.
    mutating func labels(of food: Food, at position: Int32) -> [LabelWords] {
        if let known = labels[position] { return known }
        if labels.count >= Self.capacity { labels.removeAll(keepingCapacity: true) }
        let read = food.portions.map { LabelWords($0.label) }
        labels[position] = read
        return read
    }
}
