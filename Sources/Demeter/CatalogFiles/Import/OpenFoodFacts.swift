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
        }
    }

    private func food(_ table: TableFile, _ layout: Layout) throws(RowFault) -> Food {
        let rows = table.rows
        guard rows.has(layout.code) else { throw .noCode }
        guard rows.has(layout.product) || rows.has(layout.generic) else { throw .noName }
        var product = Product()
        product.protein = rows.number(layout.protein)
        product.carbohydrates = rows.number(layout.carbohydrates)
        product.fat = rows.number(layout.fat)
        product.fiber = rows.number(layout.fiber)
        product.sugar = rows.number(layout.sugar)
        product.sodium = rows.number(layout.sodium)
        product.salt = rows.number(layout.salt)
        product.calories = rows.number(layout.calories)
        product.kilojoules = rows.number(layout.kilojoules)
        product.energy = rows.number(layout.energy)
        product.alcohol = rows.number(layout.alcohol)
        product.polyols = rows.number(layout.polyols)
        // Texts are made only for rows whose figures are possible, as most time goes into them.
        let figures = try product.figures()
        product.code = try table.text(layout.code)
        product.product = try table.text(layout.product)
        product.generic = try table.text(layout.generic)
        product.brands = try table.text(layout.brands)
        product.group = try table.text(layout.group)
        product.serving = rows.number(layout.serving)
        product.package = rows.number(layout.package)
        return try product.food(name, figures)
    }
}

extension OpenFoodFacts {
    /// A product as it is told, of 100 g: energy in kcal and kJ, all else in g.
    struct Product {
        var code = ""
        var product = ""
        var generic = ""
        var brands = ""
        var group = ""
        var serving: Double?
        var package: Double?
        var calories: Double?
        var kilojoules: Double?
        var energy: Double?
        var protein: Double?
        var carbohydrates: Double?
        var fat: Double?
        var fiber: Double?
        var sugar: Double?
        var sodium: Double?
        var salt: Double?
        var alcohol: Double?
        var polyols: Double?

        /// The figures, where they are possible.
        func figures() throws(RowFault) -> Nutrients {
            func thousandths(_ value: Double?) -> Thousandths? { value.map { Thousandths($0) } }
            var figures = Nutrients(
                protein: thousandths(protein), carbohydrates: thousandths(carbohydrates),
                fat: thousandths(fat), fiber: thousandths(fiber), sugar: thousandths(sugar),
                // Grams of sodium; salt is two fifths sodium.
                sodium: (sodium ?? salt.map { $0 / 2.5 }).map { Thousandths($0 * 1000) })
            let said = [
                calories, kilojoules.map { $0 / EnergyRepair.kilojoules },
                energy.map { $0 / EnergyRepair.kilojoules },
            ].compactMap(\.self)
            guard !said.isEmpty || figures != .unknown else {
                throw RowFault(.noFigures, "has no figures")
            }
            figures.calories = Thousandths(
                try EnergyRepair.calories(
                    said: said, figures: figures,
                    // Percent by volume, of which a millilitre weighs 0.789 g.
                    alcohol: (alcohol ?? 0) * 0.789, polyols: polyols ?? 0))
            if let fault = FigureCheck.fault(of: figures) { throw fault }
            return figures
        }

        /// The food, whose id begins with the import's name.
        func food(_ name: String, _ known: Nutrients? = nil) throws(RowFault) -> Food {
            guard !code.isEmpty else { throw .noCode }
            let figures: Nutrients
            if let known { figures = known } else { figures = try self.figures() }
            let product = ProductName.plain(product)
            let generic = ProductName.plain(generic)
            let brand = ProductName.plain(String(brands.prefix { $0 != "," }))
            let title = product.isEmpty ? generic : product
            guard !title.isEmpty else { throw .noName }
            var portions: [Portion] = []
            if let grams = Self.weight(serving) {
                portions.append(Portion(label: "serving", grams: grams))
            }
            if let grams = Self.weight(package) {
                portions.append(Portion(label: "package", grams: grams))
            }
            let hasServing = portions.first?.label == "serving"
            return Food(
                id: FoodID(rawValue: "\(name):\(code)"), name: title,
                aliases: [brand, product.isEmpty ? "" : generic].filter { !$0.isEmpty },
                category: Self.category(group),
                brand: brand.isEmpty ? nil : brand, per100g: figures, portions: portions,
                defaultPortion: portions.isEmpty ? nil : 0,
                usualGrams: hasServing ? portions[0].grams : nil,
                source: FoodSource(release: OpenFoodFacts.release, code: code))
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
}
