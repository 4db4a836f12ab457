internal import JSON
internal import Nutrition
internal import Recipes
internal import SQLite

// What a recipe or an entry is made of: rows of its revision.
extension Ledger {
    /// Whose parts.
    enum PartTable {
        case entries
        case recipes
    }

    func insertParts(_ parts: [MealPart], of revision: Int64, into table: PartTable) throws {
        for (ordinal, part) in parts.enumerated() {
            var insert = try connection.prepare(
                table == .entries ? Self.insertEntryPart : Self.insertRecipePart)
            insert.bind(revision)
            insert.bind(Int64(ordinal))
            insert.bind(part)
            try insert.run()
        }
    }

    func parts(of revision: Int64, from table: PartTable) throws -> [MealPart] {
        var select = try connection.prepare(
            table == .entries ? Self.selectEntryParts : Self.selectRecipeParts)
        select.bind(revision)
        var found: [MealPart] = []
        while try select.step() { found.append(try select.part()) }
        return found
    }

    static let partColumns = """
        text, name, food, recipe, amount, unit, grams, calories, protein, carbohydrates, fat,
            fiber, sugar, sodium, nutrients, brand, preparation, modifiers, confidence, assumption,
            source, section
        """

    private static func insertion(_ table: String) -> Query {
        Query(
            """
            INSERT INTO \(table) (revision, ordinal, \(partColumns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
    }

    private static func selection(_ table: String) -> Query {
        Query("SELECT \(partColumns) FROM \(table) WHERE revision = ? ORDER BY ordinal")
    }

    private static let insertEntryPart = insertion("entry_parts")
    private static let insertRecipePart = insertion("recipe_parts")
    private static let selectEntryParts = selection("entry_parts")
    private static let selectRecipeParts = selection("recipe_parts")
}

extension Statement {
    fileprivate mutating func bind(_ part: MealPart) {
        bind(part.text)
        bind(part.name)
        bind(part.food?.rawValue)
        bind(part.recipe?.rawValue)
        bind(part.amount)
        bind(part.unit)
        bind(part.grams?.rawValue)
        bind(part.nutrients)
        bind(part.nutrients.further)
        bind(part.brand)
        bind(part.preparation)
        bind(array: part.modifiers) { .string($0) }
        bind(part.confidence)
        bind(part.assumption)
        bind(part.source.rawValue)
        bind(part.section)
    }

    mutating func part() throws(JournalError) -> MealPart {
        MealPart(
            text: text(), name: text(), food: textOrNull().map(FoodID.init(rawValue:)),
            recipe: integerOrNull().map(RecipeID.init(rawValue:)), amount: realOrNull(),
            unit: textOrNull(), grams: integerOrNull().map(Thousandths.init(rawValue:)),
            nutrients: try allNutrients(), brand: textOrNull(), preparation: textOrNull(),
            modifiers: try array("modifiers") { $0.string }, confidence: real(),
            assumption: textOrNull(), source: try value("source"), section: textOrNull())
    }

    /// The seven, and the column of the others behind them.
    private mutating func allNutrients() throws(JournalError) -> Nutrients {
        var nutrients = nutrients()
        nutrients.further = try further()
        return nutrients
    }
}
