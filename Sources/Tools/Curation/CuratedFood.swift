package import CatalogFiles
package import Nutrition

/// What a curator decided about one food; everything computed is kept out of it.
package struct CuratedFood: Sendable, Hashable {
    package var id: String
    package var name: String
    package var aliases: [String]
    package var category: FoodCategory
    package var source: CuratedSource
    /// Label of the measure that a bare count means; `nil` leaves it to the rule of the join.
    package var defaultPortion: String?
    package var usual: CuratedWeight?
    package var brand: String?
    /// The language of those whose food it is, where few others know it.
    package var home: NameLanguage?
    package var explained: EnergyExplanation?
    /// Measures that the source lacks or gets wrong, in the order in which they were written.
    package var portions: [CuratedPortion] = []
    /// Labels of the source's measures that nobody uses for this food.
    package var dropped: [String] = []
    /// The source's label and the better one.
    package var relabelled: [(from: String, to: String)] = []
    /// The only computed labels to keep; `nil` keeps all.
    package var kept: [String]?
    /// Codes in the list of the most eaten foods that count for this food too.
    package var ranked: [String] = []
    /// Ingredients of a recipe, by food id.
    package var parts: [CuratedPart] = []
    /// Weight of the finished dish when cooking changes it.
    package var yield: Double?
    /// File and line, for messages.
    package var place: String

    package static func == (left: Self, right: Self) -> Bool { left.place == right.place }
    package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
