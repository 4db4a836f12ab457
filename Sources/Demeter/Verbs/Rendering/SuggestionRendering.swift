internal import Nutrition
internal import Wire

/// What one could have now.
enum SuggestionRendering {
    static func lines(_ list: [SuggestionMessage], _ style: Style) -> [String] {
        guard !list.isEmpty else {
            return [
                "There is nothing to suggest yet: log what you eat for a few days, and ask again."
            ]
        }
        return list.enumerated().flatMap { index, suggestion in
            let energy = suggestion.calories.map { ": \(Figures.calories($0))" } ?? ""
            return [
                "\(index + 1). \(DisplayWidth.printable(suggestion.text))\(energy)",
                style.paint("   \(DisplayWidth.printable(suggestion.reason))", .faint),
            ]
        }
    }
}
