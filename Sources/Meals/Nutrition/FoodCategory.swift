/// The rough kind of a food, by which fall-back rules and displays group it.
@usableFromInline
package enum FoodCategory: String, Sendable, Hashable, CaseIterable {
    case fruit, vegetable, protein, grain, dairy, beverage, snack, meal, dessert, condiment
}
