package import Nutrition
internal import Telling

/// Why something is suggested, in figures that can be counted again in the journal.
package enum SuggestionReason: Sendable, Hashable {
    /// Had on `count` of the last `of` weekdays, or days of weekends, with anything logged, from one hour to
    /// before another.
    case hours(count: Int, of: Int, isWeekend: Bool, from: Int, to: Int)
    /// Had on `count` of the last `of` such weekdays with anything logged; 1 for Monday to 7 for Sunday.
    case weekday(Int, count: Int, of: Int)
    /// These foods, exactly, were had at `count` of the last `of` such meals.
    case meal(Meal, count: Int, of: Int)
    /// These foods, exactly, were had at this meal on `count` of the last `of` such weekdays on which it was had.
    case mealOnWeekday(Int, Meal, count: Int, of: Int)
    /// The stars it was given.
    case stars(Int)
    /// One of the five foods that were had most, and how often.
    case favourite(Int)
    /// It fits what is left of the day's goal.
    case fits(Thousandths)
    /// How often it was had, and how many days ago last; 0 is today.
    case times(Int, daysAgo: Int)
}

extension SuggestionReason {
    /// "9 of the last 10 weekdays between 7 and 9"
    package var words: String {
        let texts = Texts.suggestions
        return switch self {
        case .hours(let count, let of, let isWeekend, let from, let to):
            isWeekend
                ? texts.onWeekends(count, of, from, to) : texts.onWeekdays(count, of, from, to)
        case .weekday(let weekday, let count, let of):
            texts.onWeekday(Words.weekday(weekday), count, of)
        case .meal(let meal, let count, let of): texts.usualMeal(meal.told, count, of)
        case .mealOnWeekday(let weekday, let meal, let count, let of):
            texts.usualMealOn(meal.told, Words.weekday(weekday), count, of)
        case .stars(let stars): texts.givenStars(stars)
        case .favourite(let count): texts.favourite(count)
        case .fits(let remaining): texts.fits(Figures.calories(remaining))
        case .times(1, let daysAgo): texts.once(Self.ago(daysAgo))
        case .times(let count, let daysAgo): texts.often(count, Self.ago(daysAgo))
        }
    }

    private static func ago(_ days: Int) -> String {
        switch days {
        case 0: Texts.suggestions.today()
        case 1: Texts.suggestions.yesterday()
        default: Texts.suggestions.daysAgo(days)
        }
    }
}
