package import FoodCatalog
internal import Mapping
package import Nutrition

/// Imports that are too large to be held in memory, used where they lie.
package struct ImportedStore: FoodStore {
    let imports: [ImportedFoods]

    package var count: Int { imports.reduce(0) { $0 + $1.count } }

    package func foods(with words: [WordHash], limit: Int) -> [Food] {
        var found: [(food: Food, score: Float)] = []
        for imported in imports {
            for match in imported.matches(words, limit: limit) {
                if let food = try? imported.food(at: match.place) {
                    found.append((food, match.score))
                }
            }
            // What was looked at need not stay in memory.
            imported.file.forget()
        }
        return found.sorted { $0.score > $1.score }.prefix(limit).map(\.food)
    }

    package func knows(_ word: WordHash) -> Bool {
        imports.contains { $0.knows(word) }
    }

    package func product(_ code: GTIN) -> Food? {
        for imported in imports where imported.about.release == OpenFoodFacts.release {
            for spelling in code.spellings {
                if let food = food(spelling, in: imported) { return food }
            }
        }
        return nil
    }

    package func food(_ id: FoodID) -> Food? {
        guard let colon = id.rawValue.firstIndex(of: ":") else { return nil }
        let name = id.rawValue[..<colon]
        let code = String(id.rawValue[id.rawValue.index(after: colon)...])
        for imported in imports where imported.about.name == name {
            if let food = food(code, in: imported) { return food }
        }
        return nil
    }

    /// Products that are looked up lie all over the file, and each would leave the pages around it in memory.
    private func food(_ code: String, in imported: ImportedFoods) -> Food? {
        defer { imported.file.forget() }
        return imported.place(of: code).flatMap { try? imported.food(at: $0) }
    }
}
