internal import Nutrition

/// Meals as programs call them.
enum MealName {
    /// The meal of that name; `nil` for what a person called otherwise.
    ///
    /// "Morning snack" and "Snacks/Other" are snacks, "Meal 1" is none of ours.
    static func meal(_ text: String?) -> Meal? {
        guard let text else { return nil }
        let words = text.lowercased().split { !$0.isLetter }
        if let meal = words.lazy.compactMap({ snacks.contains($0) ? Meal.snack : nil }).first {
            return meal
        }
        guard let first = words.first else { return nil }
        return switch first {
        case "breakfast", "morning", "завтрак": .breakfast
        case "lunch", "midday", "обед": .lunch
        case "dinner", "supper", "tea", "evening", "ужин": .dinner
        default: nil
        }
    }

    private static let snacks: Set<Substring> = ["snack", "snacks", "anytime", "перекус"]
}
