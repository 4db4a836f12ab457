internal import JSON
internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    /// The live revision of an entry; `nil` when the entry is deleted, undone or was never there.
    func entry(_ id: EntryID) throws -> FoodEntry? {
        var select = try connection.prepare(Self.selectEntry)
        select.bind(id.rawValue)
        return try select.step() ? try completed(Self.entry(&select)) : nil
    }

    /// An entry as it was in a revision, live or not.
    func entry(revision: Int64) throws -> FoodEntry? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try completed(Self.entry(&select)) : nil
    }

    /// A day's live entries, logged and held, in the order in which they were eaten.
    func entries(on day: LocalDay) throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectDay)
        select.bind(day.description)
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return try found.map { try completed($0) }
    }

    /// All entries that wait for confirmation, by day.
    func heldEntries() throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectHeld)
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return try found.map { try completed($0) }
    }

    /// Logged entries of a range of days that are of a food, or have `part` in their name or words.
    ///
    /// - Parameter part: in lower case; letters beyond ASCII count only as they are written.
    func entries(
        of food: String, or part: String, from first: LocalDay, to last: LocalDay
    ) throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectNamed)
        select.bind(first.description)
        select.bind(last.description)
        select.bind(food)
        select.bind(part)
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return try found.map { try completed($0) }
    }

    /// Live entries that were eaten of a recipe, from a day on, in order.
    func entries(of recipe: RecipeID, from first: LocalDay) throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectOfRecipe)
        select.bind(recipe.rawValue)
        select.bind(first.description)
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return try found.map { try completed($0) }
    }

    /// Writes a live revision: of `id`, or of a new entry that is called after it.
    func insertEntry(
        _ content: EntryContent, id: EntryID?, utterance: UtteranceID?, change: ChangeID
    ) throws -> FoodEntry {
        try content.refuseImpossible()
        var content = content
        if content.patterns == nil { content.patterns = try patterns(of: content) }
        let revision = try connection.integer(Self.nextRevision)
        let entry = FoodEntry(
            id: id ?? EntryID(rawValue: revision), revision: revision, utterance: utterance,
            content: content)
        var insert = try connection.prepare(Self.insertEntry)
        insert.bind(revision)
        insert.bind(entry.id.rawValue)
        insert.bind(utterance?.rawValue)
        insert.bind(content)
        insert.bind(content.recipe?.rawValue)
        insert.bind(Int64(content.parts.count))
        insert.bind(array: content.incomplete) { .string($0.rawValue) }
        insert.bind(content.patterns?.kept)
        insert.bind(change.rawValue)
        try insert.run()
        try insertParts(content.parts, of: revision, into: .entries)
        return entry
    }

    static func entry(_ row: inout Statement) throws -> FoodEntry {
        let revision = row.integer()
        return FoodEntry(
            id: EntryID(rawValue: row.integer()), revision: revision,
            utterance: row.integerOrNull().map(UtteranceID.init(rawValue:)),
            content: try row.entryContent())
    }

    /// An entry with its parts, for which so far only their places were kept.
    private func completed(_ entry: FoodEntry) throws -> FoodEntry {
        guard !entry.parts.isEmpty else { return entry }
        var entry = entry
        entry.content.parts = try parts(of: entry.revision, from: .entries)
        return entry
    }

    private static let insertEntry = Query(
        """
        INSERT INTO food_entries (
            revision, entry, utterance, instant, zone, utc_offset, day, text, name, food,
            amount, unit, grams, calories, protein, carbohydrates, fat, fiber, sugar, sodium,
            meal, brand, preparation, modifiers, confidence, assumption, source, state,
            warnings, nutrients, completed, recipe, parts, incomplete, patterns, change, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
            ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)

    private static let nextRevision = Query(
        "SELECT ifnull(max(revision), 0) + 1 FROM food_entries")

    static let entryColumns = """
        SELECT revision, entry, utterance, instant, zone, utc_offset, day, text, name, food, amount,
            unit, grams, calories, protein, carbohydrates, fat, fiber, sugar, sodium, meal, brand,
            preparation, modifiers, confidence, assumption, source, state, warnings, nutrients,
            completed, recipe, parts, incomplete, patterns
        FROM food_entries
        """

    private static let selectEntry = Query(entryColumns + " WHERE entry = ? AND live = 1")

    private static let selectRevision = Query(entryColumns + " WHERE revision = ?")

    private static let selectDay = Query(
        entryColumns + " WHERE day = ? AND live = 1 ORDER BY instant, entry")

    private static let selectNamed = Query(
        entryColumns + """
             WHERE live = 1 AND state = 'logged' AND day BETWEEN ?1 AND ?2
                AND (food = ?3 OR instr(lower(name), ?4) > 0 OR instr(lower(text), ?4) > 0)
            ORDER BY day DESC, instant DESC, entry DESC
            """)

    private static let selectOfRecipe = Query(
        entryColumns + """
             WHERE recipe = ? AND recipe IS NOT NULL AND live = 1 AND day >= ?
            ORDER BY day, instant, entry
            """)

    private static let selectHeld = Query(
        entryColumns + " WHERE live = 1 AND state = 'held' ORDER BY day, instant, entry")
}

extension Statement {
    fileprivate mutating func bind(_ content: EntryContent) {
        bind(content.moment)
        bind(content.text)
        bind(content.name)
        bind(content.food?.rawValue)
        bind(content.amount)
        bind(content.unit)
        bind(content.grams?.rawValue)
        bind(content.nutrients)
        bind(content.meal.rawValue)
        bind(content.brand)
        bind(content.preparation)
        bind(array: content.modifiers) { .string($0) }
        bind(content.confidence)
        bind(content.assumption)
        bind(content.source.rawValue)
        bind(content.state.rawValue)
        bind(array: content.warnings) { $0.json }
        bind(content.nutrients.further)
        bind(content.isCompleted ? 1 as Int64 : nil)
    }

    fileprivate mutating func entryContent() throws(JournalError) -> EntryContent {
        var content = EntryContent(
            moment: try moment(), text: text(), name: text(),
            food: textOrNull().map(FoodID.init(rawValue:)), amount: realOrNull(),
            unit: textOrNull(), grams: integerOrNull().map(Thousandths.init(rawValue:)),
            nutrients: nutrients(), meal: try value("meal"), brand: textOrNull(),
            preparation: textOrNull(), modifiers: try array("modifiers") { $0.string },
            confidence: real(), assumption: textOrNull(), source: try value("source"),
            state: try value("state"),
            warnings: try array("warnings", of: EntryWarning.init(json:)))
        content.nutrients.further = try further()
        content.isCompleted = integerOrNull() != nil
        content.recipe = integerOrNull().map(RecipeID.init(rawValue:))
        content.parts = MealPart.places(Int(integer()))
        content.incomplete = try array("incomplete") {
            $0.string.flatMap(Nutrient.init(rawValue:))
        }
        content.patterns = try patterns()
        return content
    }
}

extension MealPart {
    /// So many parts that are not read yet.
    fileprivate static func places(_ count: Int) -> [MealPart] {
        count > 0 ? Array(repeating: MealPart(text: "", name: ""), count: count) : []
    }
}
