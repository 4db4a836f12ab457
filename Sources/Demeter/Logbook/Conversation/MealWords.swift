internal import Nutrition

/// The names of occasions, as people say them.
enum MealWords {
    static func meal(_ words: String) -> Meal? {
        switch words {
        case "breakfast", "brekkie", "breakfast time", "brunch": .breakfast
        case "lunch", "lunchtime", "midday": .lunch
        case "dinner", "supper", "tea time", "dinnertime": .dinner
        case "snack", "snacks", "a snack", "elevenses", "elevens", "teatime": .snack
        default: nil
        }
    }

    /// The occasion that a name ends in: "my usual breakfast".
    static func occasion(endOf name: String) -> Meal? {
        name.lowercased().split(separator: " ").last.flatMap { meal(String($0)) }
    }
}
