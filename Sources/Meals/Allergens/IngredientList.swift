internal import Nutrition

/// A list of ingredients as packages print it, taken apart.
///
///     Sugar, milk powder (milk, lactose). May contain traces of nuts.
struct IngredientList: Sendable, Hashable {
    /// What stands between two marks, in sentences: what is said of one item holds to its sentence's end.
    private(set) var sentences: [[String]] = []
    /// Whether it ends where the package's list ends.
    private(set) var isWhole: Bool

    init(_ text: String) {
        isWhole = text.utf8.count < FoodLabel.ingredientsLimit
        var items: [String] = []
        var item = ""
        func ends(_ items: inout [String]) {
            if item.contains(where: { $0.isLetter }) { items.append(item) }
            item = ""
        }
        var letters = text.makeIterator()
        var letter = letters.next()
        while let current = letter {
            letter = letters.next()
            if Self.marks.contains(current) {
                ends(&items)
            } else if Self.stops.contains(current)
                || current == "." && letter?.isWhitespace != false
            {
                ends(&items)
                if !items.isEmpty { sentences.append(items) }
                items = []
            } else {
                item.append(current)
            }
        }
        ends(&items)
        if !items.isEmpty { sentences.append(items) }
    }

    private static let marks: Set<Character> = [
        ",", ";", ":", "(", ")", "[", "]", "{", "}", "•", "·", "，", "、", "；", "：", "（", "）",
        "【", "】",
    ]
    private static let stops: Set<Character> = ["。", "\n", "\r", "\r\n"]
}
