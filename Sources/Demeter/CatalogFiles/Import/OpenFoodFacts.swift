internal import Nutrition
internal import Tables

/// The table of all products of Open Food Facts, as tab-separated values.
struct OpenFoodFacts {
    let path: String
    var name: String

    init(path: String) {
        self.path = path
        let file = TableFolder.fileName(path).lowercased().prefix { $0 != "." }
        name = ImportName.made(of: String(file))
    }

    static let release = "Open Food Facts"
    static let credit = "Open Food Facts contributors, under the Open Database License"

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
        let code, product, generic, brands, group: Int
        let servingText, serving, package: Int
        let calories, kilojoules, energy: Int
        let protein, carbohydrates, fat, fiber, sugar, sodium, salt, alcohol, polyols: Int
        let further: [(nutrient: Nutrient, place: Int)]

        init(_ table: TableFile) {
            code = table.place("code")
            product = table.place("product_name")
            generic = table.place("generic_name")
            brands = table.place("brands")
            group = table.place("pnns_groups_1")
            servingText = table.place("serving_size")
            serving = table.place("serving_quantity")
            package = table.place("product_quantity")
            calories = table.place("energy-kcal_100g")
            kilojoules = table.place("energy-kj_100g")
            energy = table.place("energy_100g")
            protein = table.place("proteins_100g")
            carbohydrates = table.place("carbohydrates_100g")
            fat = table.place("fat_100g")
            fiber = table.place("fiber_100g")
            sugar = table.place("sugars_100g")
            sodium = table.place("sodium_100g")
            salt = table.place("salt_100g")
            alcohol = table.place("alcohol_100g")
            polyols = table.place("polyols_100g")
            further = Nutrient.further.compactMap { nutrient in
                nutrient.facts.openFoodFacts.map { (nutrient, table.place("\($0)_100g")) }
            }.filter { $0.place >= 0 }
        }
    }

    private func food(_ table: TableFile, _ layout: Layout) throws(RowFault) -> Food {
        let rows = table.rows
        guard rows.has(layout.code) else { throw .noCode }
        guard rows.has(layout.product) || rows.has(layout.generic) else { throw .noName }
        var figures = Nutrients(
            protein: table.figure(layout.protein),
            carbohydrates: table.figure(layout.carbohydrates), fat: table.figure(layout.fat),
            fiber: table.figure(layout.fiber), sugar: table.figure(layout.sugar),
            // Grams of sodium; salt is two fifths sodium.
            sodium: (rows.number(layout.sodium) ?? rows.number(layout.salt).map { $0 / 2.5 })
                .map { Thousandths($0 * 1000) })
        let kilojoules = EnergyRepair.kilojoules
        let said = [
            rows.number(layout.calories), rows.number(layout.kilojoules).map { $0 / kilojoules },
            rows.number(layout.energy).map { $0 / kilojoules },
        ].compactMap(\.self)
        guard !said.isEmpty || figures != .unknown else {
            throw RowFault(.noFigures, "has no figures")
        }
        figures.calories = Thousandths(
            try EnergyRepair.calories(
                said: said, figures: figures,
                // Percent by volume, of which a millilitre weighs 0.789 g.
                alcohol: (rows.number(layout.alcohol) ?? 0) * 0.789,
                polyols: rows.number(layout.polyols) ?? 0))
        if let fault = FigureCheck.fault(of: figures) { throw fault }
        for (nutrient, place) in layout.further {
            // Grams of everything. A figure that cannot be is dropped: it is a slip in a food that is one.
            guard let grams = rows.number(place), grams >= 0, grams <= FigureCheck.mostGrams,
                let unit = nutrient.measure.grams
            else { continue }
            figures[nutrient] = Thousandths(grams * (1 / unit).rounded())
        }
        if let volume = rows.number(layout.alcohol), (0...100).contains(volume) {
            figures[.alcohol] = Thousandths(volume * 0.789)
        }

        let code = try table.text(layout.code)
        let product = ProductName.plain(try table.text(layout.product))
        let generic = ProductName.plain(try table.text(layout.generic))
        let brand = ProductName.plain(
            String(try table.text(layout.brands).prefix { $0 != "," }))
        let title = product.isEmpty ? generic : product
        guard !title.isEmpty else { throw .noName }
        var portions: [Portion] = []
        if let grams = Self.weight(rows.number(layout.serving)) {
            portions.append(Portion(label: "serving", grams: grams))
        }
        if let grams = Self.weight(rows.number(layout.package)) {
            portions.append(Portion(label: "package", grams: grams))
        }
        let hasServing = portions.first?.label == "serving"
        return Food(
            id: FoodID(rawValue: "\(name):\(code)"), name: title,
            aliases: [brand, product.isEmpty ? "" : generic].filter { !$0.isEmpty },
            category: Self.category(try table.text(layout.group)),
            brand: brand.isEmpty ? nil : brand, per100g: figures, portions: portions,
            defaultPortion: portions.isEmpty ? nil : 0,
            usualGrams: hasServing ? portions[0].grams : nil,
            source: FoodSource(release: Self.release, code: code))
    }

    /// Of a serving or a package, in g; what nobody eats at once or sells is a slip.
    private static func weight(_ grams: Double?) -> Thousandths? {
        guard let grams, grams >= 0.1, grams <= 20_000 else { return nil }
        return Thousandths(grams)
    }

    /// By the group of the French nutrition programme (PNNS) that the product is in.
    private static func category(_ group: String) -> FoodCategory {
        let letters = group.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "-"): UInt8(ascii: " ")
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: byte
            }
        }
        return switch String(decoding: letters, as: UTF8.self) {
        case "beverages", "alcoholic beverages": .beverage
        case "milk and dairy products": .dairy
        case "cereals and potatoes": .grain
        case "fish meat eggs": .protein
        case "fruits and vegetables": .vegetable
        case "fat and sauces": .condiment
        case "sugary snacks", "salty snacks": .snack
        default: .meal
        }
    }
}
