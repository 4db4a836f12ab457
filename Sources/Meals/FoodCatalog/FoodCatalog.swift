package import Nutrition

/// The foods that are known, ready to be looked up and searched.
package struct FoodCatalog: Sendable {
    package let foods: [Food]
    private let positions: [FoodID: Int]

    /// Of foods with the same id the first stays.
    package init(foods: [Food]) {
        self.foods = foods
        positions = Dictionary(
            foods.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
    }

    package subscript(id: FoodID) -> Food? { positions[id].map { foods[$0] } }

    /// This catalog with a person's own foods in front of it; an id that exists already is replaced.
    package func adding(_ own: [Food]) -> FoodCatalog { FoodCatalog(foods: own + foods) }
}
