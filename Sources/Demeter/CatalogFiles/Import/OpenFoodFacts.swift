internal import Nutrition
internal import Tables

/// The table of all products of Open Food Facts, as tab-separated values.
struct OpenFoodFacts {
    let path: String
    var name: String

    init(path: String) {
        self.path = path
        name = Self.name(of: path)
    }

    static let release = "Open Food Facts"
    static let credit = "Open Food Facts contributors, under the Open Database License"

    /// What an import is called by its file.
    static func name(of path: String) -> String {
        ImportName.made(of: String(TableFolder.fileName(path).lowercased().prefix { $0 != "." }))
    }

    /// Whether a table's columns are those of the dump.
    static func isSource(_ columns: [String]) -> Bool {
        Set(columns).isSuperset(of: ["code", "product_name", "energy_100g"])
    }

    func read(
        open: (String) throws -> any ByteSource, take: (Food) throws -> Void,
        fault: (RowFault, String, Int) throws -> Void
    ) throws {
        var table = try TableFile(try open(path), .tsv, path: path)
        let layout = Layout(table)
        try table.readFoods(isRagged: true, take: take, fault: fault) { row throws(RowFault) in
            try food(row, layout)
        }
    }

    private struct Layout {
        let code, product, generic, brands, group, serving, package: Int
        let allergens, traces, ingredients: Int
        let figures: [(figure: Figure, place: Int)]

        init(_ table: TableFile) {
            code = table.place("code")
            product = table.place("product_name")
            generic = table.place("generic_name")
            brands = table.place("brands")
            group = table.place("pnns_groups_1")
            serving = table.place("serving_quantity")
            package = table.place("product_quantity")
            allergens = table.place("allergens")
            traces = table.place("traces_tags")
            ingredients = table.place("ingredients_text")
            figures = table.columns.enumerated().compactMap { place, column in
                Figure(column: column).map { ($0, place) }
            }
        }
    }

    private func food(_ table: TableFile, _ layout: Layout) throws(RowFault) -> Food {
        let rows = table.rows
        guard rows.has(layout.code) else { throw .noCode }
        guard rows.has(layout.product) || rows.has(layout.generic) else { throw .noName }
        var figures = Figures()
        for (figure, place) in layout.figures {
            if let value = rows.number(place) { figures.take(figure, value) }
        }
        // Texts are made only for rows whose figures are possible, as most time goes into them.
        let nutrients = try figures.nutrients()
        var product = Product()
        product.code = try table.text(layout.code)
        product.name = try table.text(layout.product)
        product.generic = try table.text(layout.generic)
        product.brands = try table.text(layout.brands)
        product.group = try table.text(layout.group)
        product.allergens = Self.tags(try table.text(layout.allergens))
        product.traces = Self.tags(try table.text(layout.traces))
        product.ingredients = try table.text(layout.ingredients)
        product.serving = rows.number(layout.serving)
        product.package = rows.number(layout.package)
        return try product.food(in: name, nutrients)
    }

    private static func tags(_ cell: String) -> [String] {
        cell.split(separator: ",").map(String.init)
    }
}
