internal import MealReader
internal import Nutrition

/// A question about nutrients beyond how much there was of one.
enum NutrientInquiry: Sendable, Hashable {
    /// "Did I get enough iron this week", "was that too much sodium"
    case enough(Nutrient, Span)
    /// "What gave me the most sodium", "where did the iron come from"
    case sources(Nutrient, Span, Meal?)
    /// "How much calcium came from milk today"
    case from(Nutrient, food: String, Span, Meal?)
    /// "What percentage of my calcium have I reached"
    case share(Nutrient, Span)
    /// "Did I stay under 2300 mg of sodium yesterday"
    case against(Nutrient, Goal, Span)
    /// "How much sodium can I still have"
    case left(Nutrient)
    /// "How much water today": in all, and of it in drinks.
    case water(Span)
    /// "What vitamins am I low on"; `nil` for all groups.
    case lacking(NutrientGroup?, Span)
    /// "My minerals today"; `nil` for all groups.
    case all(NutrientGroup?, Span)
}
