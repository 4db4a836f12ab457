internal import Nutrition
internal import SQLite
internal import Telling

extension Program {
    /// The backup of Food You, its whole database: what was eaten, with a copy of each product as it was, whose
    /// figures are of 100 g or ml.
    static let foodYou = Program(
        format: .foodYou,
        databases: [
            DatabaseShape(
                tables: ["Measurement", "DiaryProduct", "Meal"],
                read: { connection, collector in
                    try FoodYouDatabase(connection).read(connection, into: &collector)
                })
        ])
}

private struct FoodYouDatabase {
    private struct Product {
        var name: String
        var packageGrams: Double?
        var servingGrams: Double?
        var isLiquid: Bool
        /// Of 100 g or ml.
        var figures: [Double?]
    }

    private struct Recipe {
        var name: String
        var servings: Double
        var isLiquid: Bool
        var parts: [(product: Int64?, recipe: Int64?, measure: Int64, quantity: Double)] = []
    }

    private var products: [Int64: Product] = [:]
    private var recipes: [Int64: Recipe] = [:]
    private var meals: [Int64: String] = [:]

    private let columns: FigureColumns

    init(_ connection: borrowing Connection) throws {
        columns = try FigureColumns(of: "DiaryProduct", connection, in: .gram)
        var statement = try connection.prepare(
            Query(
                """
                SELECT id, name, packageWeight, servingWeight, isLiquid\(columns.list)
                FROM DiaryProduct
                """))
        while try statement.step() {
            let id = statement.integer()
            products[id] = Product(
                name: statement.text(), packageGrams: statement.realOrNull(),
                servingGrams: statement.realOrNull(), isLiquid: statement.bool(),
                figures: columns.read(&statement))
        }
        statement = try connection.prepare(Query("SELECT id, name FROM Meal"))
        while try statement.step() { meals[statement.integer()] = statement.text() }
        statement = try connection.prepare(
            Query("SELECT id, name, servings, isLiquid FROM DiaryRecipe"))
        while try statement.step() {
            recipes[statement.integer()] = Recipe(
                name: statement.text(), servings: statement.real(), isLiquid: statement.bool())
        }
        statement = try connection.prepare(
            Query(
                """
                SELECT recipeId, ingredientProductId, ingredientRecipeId, measurement, quantity
                FROM DiaryRecipeIngredient
                """))
        while try statement.step() {
            recipes[statement.integer()]?.parts.append(
                (
                    statement.integerOrNull(), statement.integerOrNull(), statement.integer(),
                    statement.real()
                ))
        }
    }

    func read(
        _ connection: borrowing Connection, into collector: inout ImportCollector
    ) throws {
        try readRows(
            connection,
            """
            SELECT id, mealId, epochDay, productId, recipeId, measurement, quantity
            FROM Measurement ORDER BY epochDay, id
            """, into: &collector
        ) { statement, draft in
            let (product, recipe) = (statement.integerOrNull(), statement.integerOrNull())
            let (measure, quantity) = (statement.integer(), statement.real())
            guard let eaten = portion(product, recipe, measure, quantity, depth: 0) else {
                return false
            }
            draft.name = eaten.name.isEmpty ? nil : eaten.name
            draft.setAmount(eaten.grams, eaten.isLiquid ? "ml" : "g")
            draft.nutrients = columns.nutrients(eaten.figures)
            return true
        }
        // Figures that were entered without a food; older backups have no such table.
        let manual = try FigureColumns(of: "ManualDiaryEntry", connection, in: .gram)
        guard manual.count > 0 else { return }
        try readRows(
            connection,
            """
            SELECT id, mealId, dateEpochDay, name\(manual.list) FROM ManualDiaryEntry
            ORDER BY dateEpochDay, id
            """, into: &collector
        ) { statement, draft in
            let name = statement.text()
            draft.name = name.isEmpty ? nil : name
            draft.nutrients = manual.nutrients(manual.read(&statement))
            return true
        }
    }

    /// Makes an entry of each row, whose first columns are its number, its meal and its day.
    ///
    /// - Parameter fill: reads the others; false where no figures can be told.
    private func readRows(
        _ connection: borrowing Connection, _ query: String,
        into collector: inout ImportCollector,
        _ fill: (inout Statement, inout EntryDraft) -> Bool
    ) throws {
        var statement = try connection.prepare(Query(query))
        while try statement.step() {
            let row = Int(clamping: statement.integer())
            let meal = meals[statement.integer()]
            guard let day = Self.day(statement.integer()) else {
                collector.fault(row, phrase("its day is none"))
                continue
            }
            var draft = EntryDraft(.day(day, second: nil))
            draft.meal = meal
            if fill(&statement, &draft) {
                collector.add(draft, line: row)
            } else {
                collector.leaveOut(.withoutFigures)
            }
        }
    }

    private typealias Eaten = (name: String, grams: Double, isLiquid: Bool, figures: [Double?])

    /// So much of a product or recipe, with the figures of all of it; `nil` where its weight is not told.
    private func portion(
        _ product: Int64?, _ recipe: Int64?, _ measure: Int64, _ quantity: Double, depth: Int
    ) -> Eaten? {
        if let product = product.flatMap({ products[$0] }) {
            guard
                let grams = Self.grams(
                    measure, quantity, package: product.packageGrams, serving: product.servingGrams)
            else { return nil }
            return (
                product.name, grams, product.isLiquid,
                product.figures.map { $0.map { $0 * grams / 100 } }
            )
        }
        guard let recipe = recipe.flatMap({ recipes[$0] }), depth < 16 else { return nil }
        let parts = recipe.parts.map {
            portion($0.product, $0.recipe, $0.measure, $0.quantity, depth: depth + 1)
        }
        let whole = parts.reduce(0) { $0 + ($1?.grams ?? 0) }
        guard whole > 0,
            let grams = Self.grams(
                measure, quantity, package: whole, serving: whole / max(recipe.servings, 1))
        else { return nil }
        let figures = (0..<columns.count).map { place -> Double? in
            // One part without a figure leaves the whole without it.
            var sum = 0.0
            for part in parts {
                guard let figure = part?.figures[place] else { return nil }
                sum += figure
            }
            return sum * grams / whole
        }
        return (recipe.name, grams, recipe.isLiquid, figures)
    }

    /// By Food You's numbers of measures; the fluid ounce is the customary one of the United States.
    private static func grams(
        _ measure: Int64, _ quantity: Double, package: Double?, serving: Double?
    ) -> Double? {
        switch measure {
        case 0, 3: quantity
        case 1: package.map { $0 * quantity }
        case 2: serving.map { $0 * quantity }
        case 4: quantity * 28.349_523_125
        case 5: quantity * 29.573_529_562_5
        default: nil
        }
    }

    private static func day(_ number: Int64) -> LocalDay? {
        (-700_000..<2_900_000).contains(number) ? LocalDay(daysSinceEpoch: Int(number)) : nil
    }
}
