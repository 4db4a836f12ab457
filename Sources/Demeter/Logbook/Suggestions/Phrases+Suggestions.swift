internal import Journal
internal import Nutrition
internal import Wire

// What is told of suggestions and stars.
extension Phrases {
    static let nothingToSuggest =
        "There is nothing to suggest yet: log what you eat for a few days, and ask again."

    static let nothingElse = "There is nothing else that you have had before."

    /// `1. oatmeal, 1 bowl (250 g): 180 kcal – 9 of the last 10 weekdays between 7 and 9`
    static func suggestions(_ suggestions: [SuggestionMessage]) -> [String] {
        let lines = suggestions.enumerated().map { index, suggestion in
            let energy = suggestion.calories.map { ": \(Figures.calories($0))" } ?? ""
            return "\(index + 1). \(suggestion.text)\(energy) – \(suggestion.reason)"
        }
        return lines + ["Say a number to log it, or: something else."]
    }

    static func whichOffers(_ count: Int) -> String {
        count == 1
            ? "There is one suggestion; say 1, or: something else."
            : "There are \(count) suggestions; say a number from 1 to \(count), or: something else."
    }

    static func noUsual(_ meal: Meal) -> String {
        "You have no usual \(meal.rawValue) yet. What you often have:"
    }

    /// `oatmeal, 1 bowl (250 g); coffee, 1 cup (240 g)`
    static func label(of entries: [FoodEntry]) -> String {
        entries.map { label(of: $0.content) }.joined(separator: "; ")
    }

    static func rated(_ name: String, _ stars: Int?) -> String {
        guard let stars else { return "\(name) has no stars any more." }
        return "\(name): \(stars) \(stars == 1 ? "star" : "stars")."
    }

    static func noFood(named words: String) -> String {
        "I know no food called \"\(words)\". Nothing was changed."
    }
}
