/// What counts as water when somebody asks how much of it they drank.
enum Waters {
    /// Still, sparkling, tap or mineral water; no tea, no coconut water, nothing with a taste.
    static func isWater(_ name: String) -> Bool {
        let words = SpokenWords(name.replacing(",", with: " ")).words.map(\.text)
        return words.contains("water") && words.allSatisfy(kinds.contains)
            || words == ["club", "soda"] || words == ["seltzer"] || words == ["soda", "water"]
    }

    private static let kinds: Set<String> = [
        "water", "sparkling", "still", "tap", "mineral", "bottled", "carbonated", "fizzy", "plain",
        "drinking", "spring", "filtered", "cold", "hot", "ice", "iced", "seltzer", "soda", "of",
        "glass", "cup", "bottle", "unsweetened", "municipal",
    ]
}
