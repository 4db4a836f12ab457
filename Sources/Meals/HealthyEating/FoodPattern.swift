/// A group of foods as the Dietary Guidelines for Americans count it.
///
/// Units and groups are those of the USDA's Food Patterns Equivalents Database (FPED) 2017-2018: cup
/// equivalents of fruit, vegetables and dairy, ounce equivalents of grains and protein foods, teaspoon
/// equivalents (4.2 g) of added sugars.
package enum FoodPattern: String, Sendable, Hashable, CaseIterable {
    /// All fruit, juice included.
    case fruit
    case fruitJuice = "fruit_juice"
    /// All vegetables but legumes.
    case vegetables
    case darkGreens = "dark_greens"
    /// Beans and peas as vegetables, in cups.
    case legumes
    case wholeGrains = "whole_grains"
    case refinedGrains = "refined_grains"
    /// Milk, yogurt, cheese and fortified soy drinks.
    case dairy
    /// Meat, poultry, seafood, eggs, soy, nuts and seeds; not legumes.
    case proteinFoods = "protein_foods"
    case seafood
    case soy
    case nutsAndSeeds = "nuts_seeds"
    /// The same beans and peas as protein foods, in ounces.
    case legumeProtein = "legume_protein"
    case addedSugars = "added_sugars"

    /// What the amounts are counted in.
    package var unit: Unit {
        switch self {
        case .fruit, .fruitJuice, .vegetables, .darkGreens, .legumes, .dairy: .cups
        case .wholeGrains, .refinedGrains, .proteinFoods, .seafood, .soy, .nutsAndSeeds,
            .legumeProtein:
            .ounces
        case .addedSugars: .teaspoons
        }
    }

    package enum Unit: String, Sendable, Hashable {
        case cups = "cup-eq"
        case ounces = "oz-eq"
        case teaspoons = "tsp-eq"
    }
}
