internal import Nutrition
internal import Telling
internal import Wire

/// What one could have now.
enum SuggestionRendering {
    static func lines(_ list: [SuggestionMessage], _ style: Style) -> [String] {
        guard !list.isEmpty else {
            return [Texts.suggestions.nothing()]
        }
        return list.enumerated().flatMap { index, suggestion in
            let energy =
                suggestion.calories.map { Texts.suggestions.energy(Figures.calories($0)) } ?? ""
            return [
                "\(index + 1). \(DisplayWidth.printable(suggestion.text))\(energy)",
                style.paint("   \(DisplayWidth.printable(suggestion.reason))", .faint),
            ]
        }
    }
}
