package import FoodCatalog
package import Nutrition

/// All foods that this machine knows: the catalog's, and behind them the imported ones.
package struct KnownFoods: Sendable {
    /// The catalog's foods, and those of imports that are small enough to be read with whole.
    package var foods: [Food]
    /// The other imports; `nil` when there are none.
    package var store: (any FoodStore)?
    /// Why some imports are missing.
    package var faults: [CatalogFileError] = []

    /// How many imported foods are held in memory: two releases of a survey, but no dump.
    static let mostHeld = 20_000

    /// - Parameters:
    ///   - ingredients: the catalog's file.
    ///   - dataFolder: holds the imports.
    package init(ingredients: String, dataFolder: String) throws(CatalogFileError) {
        foods = try CatalogFile.load(ingredients)
        let (imports, faults) = ImportedFolder(dataFolder: dataFolder).open()
        self.faults = faults
        var held = 0
        var stored: [ImportedFoods] = []
        for imported in imports {
            guard held + imported.count <= Self.mostHeld else {
                stored.append(imported)
                continue
            }
            held += imported.count
            do throws(CatalogFileError) {
                foods += try imported.foods()
            } catch {
                self.faults.append(error)
            }
        }
        if !stored.isEmpty { store = ImportedStore(imports: stored) }
    }
}
