internal import MealReader
internal import Nutrition

/// A question about nutrients beyond how much there was of one.
enum NutrientInquiry: Sendable, Hashable {
    /// "Did I get enough iron this week", "was that too much sodium"
    case enough(Nutrient, Span)
    /// "What gave me the most sodium", "where did the iron come from"
    case sources(Nutrient, Span, Meal?)
    /// "How much sodium can I still have"
    case left(Nutrient)
    /// "How much water today": in all, and of it in drinks.
    case water(Span)
    /// "What vitamins am I low on"; `nil` for all groups.
    case lacking(NutrientGroup?, Span)
    /// "My minerals today"; `nil` for all groups.
    case all(NutrientGroup?, Span)
}
