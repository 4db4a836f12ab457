package import Nutrition

/// Many foods that are looked up where they lie instead of being held in memory.
package protocol FoodStore: Sendable {
    var count: Int { get }

    /// The foods that have most of these words, weighed by how rare each is; at most `limit`.
    ///
    /// Words as `FoodWords` makes them.
    func foods(with words: [WordHash], limit: Int) -> [Food]

    func food(_ id: FoodID) -> Food?

    /// The product with this number.
    func product(_ code: GTIN) -> Food?

    /// Whether any food has this word.
    func knows(_ word: WordHash) -> Bool
}
