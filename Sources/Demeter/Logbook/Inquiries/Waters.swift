internal import Nutrition
internal import Wire

/// What counts as water when somebody asks how much of it they drank.
enum Waters {
    /// Still, sparkling, tap or mineral water; no tea, no coconut water, nothing with a taste.
    static func isWater(_ name: String) -> Bool {
        let words = SpokenWords(name.replacing(",", with: " ")).words.map(\.text)
        return words.contains("water") && words.allSatisfy(kinds.contains)
            || words == ["club", "soda"] || words == ["seltzer"] || words == ["soda", "water"]
    }

    /// How much of it was drunk: as it was said, else by its weight, a gram for a millilitre.
    static func millilitres(of entry: EntryMessage) -> Thousandths? {
        if let amount = entry.amount, let unit = entry.unit, let each = units[unit] {
            return Thousandths(amount * each)
        }
        return entry.grams
    }

    private static let units: [String: Double] = ["ml": 1, "cl": 10, "dl": 100, "l": 1000]

    private static let kinds: Set<String> = [
        "water", "sparkling", "still", "tap", "mineral", "bottled", "carbonated", "fizzy", "plain",
        "drinking", "spring", "filtered", "cold", "hot", "ice", "iced", "seltzer", "soda", "of",
        "glass", "cup", "bottle", "unsweetened", "municipal",
    ]
}
