package import Nutrition

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
        switch self {
        case .hours(let count, let of, let isWeekend, let from, let to):
            "\(count) of the last \(of) \(isWeekend ? "days of weekends" : "weekdays") between "
                + "\(from) and \(to)"
        case .weekday(let weekday, let count, let of):
            "you often have this on \(Self.weekdays[weekday - 1])s: \(count) of the last \(of)"
        case .meal(let meal, let count, let of):
            "your usual \(meal.rawValue): \(count) of the last \(of)"
        case .mealOnWeekday(let weekday, let meal, let count, let of):
            "your usual \(meal.rawValue) on \(Self.weekdays[weekday - 1])s: \(count) of the last \(of)"
        case .stars(let stars): "you gave it \(stars) stars"
        case .favourite(let count): "one of your favourites, \(count) times"
        case .fits(let remaining): "fits what is left: \(Figures.calories(remaining))"
        case .times(let count, let daysAgo):
            (count == 1 ? "you had it once" : "you had it \(count) times") + ", "
                + (count == 1 ? "" : "last ") + Self.ago(daysAgo)
        }
    }

    private static func ago(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "yesterday"
        default: "\(days) days ago"
        }
    }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
