internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

// What is told of suggestions and stars.
extension Phrases {
    /// `1. oatmeal, 1 bowl (250 g): 180 kcal – 9 of the last 10 weekdays between 7 and 9`
    static func suggestions(_ suggestions: [SuggestionMessage]) -> [String] {
        let lines = suggestions.enumerated().map { index, suggestion in
            let energy =
                suggestion.calories.map { Texts.suggestions.energy(Figures.calories($0)) } ?? ""
            return Texts.suggestions.line(index + 1, suggestion.text, energy, suggestion.reason)
        }
        return lines + [Texts.suggestions.sayNumber()]
    }

    static func whichOffers(_ count: Int) -> String {
        count == 1 ? Texts.suggestions.onlyOne() : Texts.suggestions.whichOf(count)
    }

    static func noUsual(_ meal: Meal) -> String {
        Texts.suggestions.noUsual(meal.told)
    }

    /// `oatmeal, 1 bowl (250 g); coffee, 1 cup (240 g)`
    static func label(of entries: [FoodEntry]) -> String {
        Words.rowOfParts(entries.map { label(of: $0.content) })
    }

    static func rated(_ name: String, _ stars: Int?) -> String {
        stars.map { Texts.suggestions.stars(name, $0) } ?? Texts.suggestions.noStars(name)
    }

    static func noFood(named words: String) -> String {
        Texts.suggestions.noFood(words)
    }
}
