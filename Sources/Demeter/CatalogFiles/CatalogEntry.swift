package import Nutrition

/// A food together with what only the catalog's checker needs to know of it.
package struct CatalogEntry: Sendable, Hashable {
    package var food: Food
    /// Why the food's energy is not what its protein, carbohydrates and fat add up to.
    package var explained: EnergyExplanation?

    package init(food: Food, explained: EnergyExplanation? = nil) {
        self.food = food
        self.explained = explained
    }
}

/// What makes a food's energy differ from 4 kcal a gram of protein and carbohydrates and 9 of fat.
package enum EnergyExplanation: String, Sendable, Hashable, CaseIterable {
    /// 7 kcal a gram that stand in none of the three.
    case alcohol
    /// Counted among the carbohydrates, but hardly digested.
    case fiber
    /// Sugar alcohols and the carriers of sweeteners: carbohydrates of far less than 4 kcal.
    case polyols
}
