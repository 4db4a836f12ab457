/// What nutrients are shown together, in the order in which the groups are shown.
package enum NutrientGroup: String, Sendable, Hashable, CaseIterable {
    case energy, macronutrients, fats, minerals, vitamins, other
}
