internal import JSON
internal import Nutrition
internal import SQLite

extension Ledger {
    func ownFood(_ id: FoodID) throws -> Food? {
        var select = try connection.prepare(Self.selectFood)
        select.bind(id.rawValue)
        return try select.step() ? try Self.food(&select) : nil
    }

    /// A food as it was in a revision, live or not.
    func ownFood(revision: Int64) throws -> Food? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.food(&select) : nil
    }

    /// The person's own foods by id.
    func ownFoods() throws -> [Food] {
        var select = try connection.prepare(Self.selectFoods)
        var found: [Food] = []
        while try select.step() { found.append(try Self.food(&select)) }
        return found
    }

    /// Adds a food; an id that is taken is refused here, where nobody can take it in between.
    func addFood(_ food: Food) throws -> Recorded {
        if try ownFood(food.id) != nil { throw JournalError.foodExists(food.id) }
        var change = try beginChange(.addFood, utterance: nil)
        try insertFood(food, in: &change)
        change.note(Recorded.FoodChange(before: nil, after: food))
        return try record(.addFood, of: change, utterance: nil)
    }

    func editFood(_ food: Food) throws -> Recorded {
        guard let before = try ownFood(food.id) else { throw JournalError.noSuchFood(food.id) }
        var change = try beginChange(.editFood, utterance: nil)
        try retireFood(food.id, in: &change)
        try insertFood(food, in: &change)
        change.note(Recorded.FoodChange(before: before, after: food))
        return try record(.editFood, of: change, utterance: nil)
    }

    /// Keeps a food as a part of a greater change.
    func keep(_ food: Food, in change: inout ChangeWriter) throws {
        let before = try ownFood(food.id)
        try retireFood(food.id, in: &change)
        try insertFood(food, in: &change)
        change.note(Recorded.FoodChange(before: before, after: food))
    }

    func removeFood(_ id: FoodID) throws -> Recorded {
        guard let before = try ownFood(id) else { throw JournalError.noSuchFood(id) }
        var change = try beginChange(.removeFood, utterance: nil)
        try retireFood(id, in: &change)
        change.note(Recorded.FoodChange(before: before, after: nil))
        return try record(.removeFood, of: change, utterance: nil)
    }

    private func retireFood(_ id: FoodID, in change: inout ChangeWriter) throws {
        var select = try connection.prepare(Self.selectFoodRevision)
        select.bind(id.rawValue)
        guard try select.step() else { return }
        try change.retire(select.integer(), of: .ownFoods, in: self)
    }

    func insertFood(_ food: Food, in change: inout ChangeWriter) throws {
        for nutrient in food.per100g.known {
            if let figure = food.per100g[nutrient],
                figure < -EntryContent.greatestFigure || figure > EntryContent.greatestFigure
            {
                throw JournalError.outOfRange(column: nutrient.rawValue)
            }
        }
        var insert = try connection.prepare(Self.insertFoodRow)
        insert.bind(food.id.rawValue)
        insert.bind(food.name)
        insert.bind(array: food.aliases) { .string($0) }
        insert.bind(food.category.rawValue)
        insert.bind(food.brand)
        insert.bind(food.per100g)
        insert.bind(array: food.portions) {
            ["label": .string($0.label), "grams": .integer(Int($0.grams.rawValue))]
        }
        insert.bind(food.defaultPortion.map { Int64($0) })
        insert.bind(food.usualGrams?.rawValue)
        insert.bind(food.source.release)
        insert.bind(food.source.code)
        insert.bind(food.per100g.further)
        insert.bind(array: food.barcodes) { .string($0.digits) }
        insert.bind(food.label?.ingredients)
        insert.bind(change.change.rawValue)
        try insert.run()
        try change.introduce(connection.lastInsertedRow, of: .ownFoods, in: self)
    }

    private static let foodColumns = """
        SELECT food, name, aliases, category, brand, calories, protein, carbohydrates, fat, fiber,
            sugar, sodium, portions, default_portion, usual_grams, release, code,
            nutrients, ifnull(barcodes, '[]'), ingredients
        FROM own_foods
        """

    private static func food(_ row: inout Statement) throws -> Food {
        var food = Food(
            id: FoodID(rawValue: row.text()), name: row.text(),
            aliases: try row.array("aliases") { $0.string }, category: try row.value("category"),
            brand: row.textOrNull(), per100g: row.nutrients(),
            portions: try row.array("portions", of: Portion.init(json:)),
            defaultPortion: row.integerOrNull().map { Int($0) },
            usualGrams: row.integerOrNull().map(Thousandths.init(rawValue:)),
            source: FoodSource(release: row.text(), code: row.textOrNull()))
        food.per100g.further = try row.further()
        food.barcodes = try row.array("barcodes") { $0.string.flatMap { try? GTIN($0) } }
        food.label = row.textOrNull().map { FoodLabel(ingredients: $0) }
        return food
    }

    private static let selectFood = Query(foodColumns + " WHERE food = ? AND live = 1")

    private static let selectRevision = Query(foodColumns + " WHERE revision = ?")

    private static let selectFoods = Query(foodColumns + " WHERE live = 1 ORDER BY food")

    private static let selectFoodRevision = Query(
        "SELECT revision FROM own_foods WHERE food = ? AND live = 1")

    private static let insertFoodRow = Query(
        """
        INSERT INTO own_foods (food, name, aliases, category, brand, calories, protein,
            carbohydrates, fat, fiber, sugar, sodium, portions, default_portion, usual_grams,
            release, code, nutrients, barcodes, ingredients, change, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)
}

extension Portion {
    /// Grams are thousandths here, as in all of the journal.
    fileprivate init?(json: JSONValue) {
        guard let label = json["label"]?.string, let grams = json["grams"]?.integer else {
            return nil
        }
        self.init(label: label, grams: Thousandths(rawValue: Int64(grams)))
    }
}
