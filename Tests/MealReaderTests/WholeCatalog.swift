import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition

/// All foods of the catalog and a reader of them, loaded once for all tests.
enum WholeCatalog {
    static func foods() throws -> [Food] { try loaded.get().foods }

    static func reader() throws -> MealReader { try loaded.get().reader }

    private static let loaded = Result {
        let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let foods = try CatalogFile.load("/\(folder)/ingredients.json")
        return (foods: foods, reader: MealReader(catalog: FoodCatalog(foods: foods)))
    }
}
