/// What is known of a nutrient itself: what it is called by people, tables and other programs.
package struct NutrientFacts: Sendable {
    package let nutrient: Nutrient
    package let id: String
    package let name: String
    package let unit: NutrientUnit
    package let digits: Int
    package let group: NutrientGroup
    /// What people say for it, in lower case: `vitamin c`, `ascorbic acid`. Numbers stand in digits.
    package let words: [String]
    /// The column of the tables in `USDA`: `satfat_g`.
    package let column: String?
    /// FoodData Central's ids and its older numbers, the preferred first.
    package let central: [Int]
    /// The tag of FAO/INFOODS, which national tables use: `FASAT`.
    package let tag: String
    /// Open Food Facts' name of it; its figures are in grams.
    package let openFoodFacts: String?
    /// What one international unit is in the nutrient's own unit.
    package let internationalUnit: Double?
    /// Whether its name is a food's or a drink's as well, so that the word alone says nothing of figures.
    package let isFood: Bool
}
