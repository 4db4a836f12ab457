internal import Locking
package import SentenceVectors

/// Gives the foods of a catalog their vectors.
package struct MeaningMaker {
    private let encode: @Sendable (String) -> [Float]?

    /// - Parameter encode: the vector of a text; may be asked by several threads at once.
    package init(_ encode: @escaping @Sendable (String) -> [Float]?) { self.encode = encode }

    /// The vectors of every text that has one, by the places of foods in the catalog, with the texts.
    package func vectors(
        of texts: FoodTexts, inParallel run: (Int, @Sendable (Int) -> Void) -> Void
    ) -> [(vector: StoredVector, text: String)] {
        let results = Mutex([StoredVector?](repeating: nil, count: texts.entries.count))
        let (entries, encode) = (texts.entries, encode)
        run(entries.count) { place in
            guard let vector = encode(entries[place].text) else { return }
            let stored = StoredVector(vector, label: entries[place].food)
            results.withLock { $0[place] = stored }
        }
        return zip(results.withLock { $0 }, entries).compactMap { vector, entry in
            vector.map { ($0, entry.text) }
        }
    }
}
