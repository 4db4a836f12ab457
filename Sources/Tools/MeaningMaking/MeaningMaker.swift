internal import Locking
package import Nutrition
package import SentenceVectors

/// Gives the foods of a catalog their vectors.
package struct MeaningMaker {
    private let encode: @Sendable (String) -> [Float]?

    /// - Parameter encode: the vector of a text; may be asked by several threads at once.
    package init(_ encode: @escaping @Sendable (String) -> [Float]?) { self.encode = encode }

    /// What is eaten often is meant often: added for the foods that the catalog ranks.
    private static let usual: Float = 0.06
    /// What is called by many words is some special kind. So much is taken off for each after the first.
    private static let special: Float = 0.02
    /// Some names are like everything. So much of their likeness to descriptions of other foods is taken off.
    private static let commonplace: Float = 0.3
    /// Descriptions that names are compared with, and how many of the nearest count.
    private static let (sample, neighbours) = (600, 10)

    /// The vectors of every text, by the places of foods in the catalog.
    package func vectors(
        of texts: FoodTexts, _ foods: [Food], inParallel run: (Int, @Sendable (Int) -> Void) -> Void
    ) -> [StoredVector] {
        let stride = max(1, texts.descriptions.count / Self.sample)
        let background = texts.descriptions.indices.filter { $0 % stride == 0 }
            .compactMap { self.encode(texts.descriptions[$0]) }
        let results = Mutex([StoredVector?](repeating: nil, count: texts.entries.count))
        let (entries, encode) = (texts.entries, encode)
        let leanings = foods.map(Self.leaning)
        run(entries.count) { place in
            guard let vector = encode(entries[place].text) else { return }
            let likeness = background.map { other in
                zip(vector, other).reduce(Float(0)) { $0 + $1.0 * $1.1 }
            }.sorted(by: >).prefix(Self.neighbours)
            let mean = likeness.isEmpty ? 0 : likeness.reduce(0, +) / Float(likeness.count)
            let food = entries[place].food
            let stored = StoredVector(
                vector, label: food,
                leaning: leanings[food] - Self.commonplace * mean)
            results.withLock { $0[place] = stored }
        }
        return results.withLock { $0 }.compactMap(\.self)
    }

    private static func leaning(to food: Food) -> Float {
        let more = food.name.split(separator: " ").count - 1
        return (food.rank == nil ? 0 : usual) - special * Float(more)
    }
}
