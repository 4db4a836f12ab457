package import Nutrition

/// All foods that this machine knows: the catalog's, and behind them the imported ones.
package struct KnownFoods: Sendable {
    package var foods: [Food]
    /// Why some imports are missing.
    package var faults: [CatalogFileError] = []

    /// - Parameters:
    ///   - ingredients: the catalog's file.
    ///   - dataFolder: holds the imports.
    package init(ingredients: String, dataFolder: String) throws(CatalogFileError) {
        foods = try CatalogFile.load(ingredients)
        let (imports, faults) = ImportedFolder(dataFolder: dataFolder).open()
        self.faults = faults
        for imported in imports {
            do throws(CatalogFileError) {
                foods += try imported.foods()
            } catch {
                self.faults.append(error)
            }
        }
    }
}
