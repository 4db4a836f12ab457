import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

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

/// Grams of each food that the whole catalog's reader finds in a text, by the food's id.
func said(_ text: String) throws -> [String: Double] {
    var grams: [String: Double] = [:]
    for item in try WholeCatalog.reader().reading(of: text).items {
        grams[try #require(item.food?.rawValue), default: 0] += try #require(item.grams?.value)
    }
    return grams
}
