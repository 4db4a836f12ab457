import CatalogFiles
import Curation
import Glibc
import Nutrition
import Testing

/// The catalog against the tables themselves, where they are on this machine.
struct CatalogNutrientTests {
    private static let folder =
        getenv("DEMETER_USDA").map { String(cString: $0) } ?? "../shared/usda"
    private static let hasTables =
        access("\(folder)/fndds_2017_2018_nutrients.csv", R_OK) == 0
        && access("ingredients.json", R_OK) == 0

    @Test(.enabled(if: hasTables, "needs the USDA's tables"))
    func `two hundred foods have all 37 figures to the digit`() throws {
        let files = [
            "FNDDS 2017-2018": ("fndds_2017_2018_nutrients.csv", "food_code"),
            "FNDDS 2019-2020": ("fndds_2019_2020_nutrients.csv", "food_code"),
            "FNDDS 2021-2023": ("fndds_2021_2023_nutrients.csv", "food_code"),
            "SR 28": ("sr28_nutrients.csv", "ndb_no"),
        ]
        var tables: [String: (columns: [String], rows: [String: [String]])] = [:]
        for (release, file) in files {
            let table = CSVTable(parsing: try SystemFile.read("\(Self.folder)/\(file.0)"))
            let code = try #require(table.column(file.1))
            tables[release] = (
                table.columns,
                Dictionary(
                    table.rows.map { ($0[code], $0) }, uniquingKeysWith: { first, _ in first })
            )
        }
        let foods = try CatalogFile.load("ingredients.json").filter {
            tables[$0.source.release] != nil
        }
        let columns = Nutrient.all.compactMap { nutrient in
            nutrient.facts.column.map { (nutrient, $0) }
        }
        #expect(columns.count == 37)
        let step = max(1, foods.count / 200)
        var compared = 0
        for food in stride(from: 0, to: foods.count, by: step).map({ foods[$0] }) {
            let table = try #require(tables[food.source.release])
            let row = try #require(table.rows[food.source.code ?? ""])
            for (nutrient, column) in columns {
                let place = try #require(table.columns.firstIndex(of: column))
                let digits = food.per100g[nutrient].map { Self.digits($0) } ?? ""
                #expect(
                    digits == Self.plain(row[place]),
                    "\(food.id) \(nutrient.rawValue)")
            }
            compared += 1
        }
        #expect(compared >= 200)
    }

    private static func digits(_ value: Thousandths) -> String { plain("\(value.value)") }

    /// `1.0` is `1`.
    private static func plain(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
