internal import Merging
internal import SQLite

/// How the revisions of a table travel to other devices: decision record 11.
struct SharedSubject: Sendable {
    enum Naming: Sendable {
        /// Called after the change that made it; the column holds its number here.
        case made(column: String)
        /// Called by what stands in these columns; without any there is one such thing.
        case named(columns: [String])
    }

    let subject: Subject
    let naming: Naming
    /// What travels of a revision.
    let columns: [String]
    /// Those of `columns` that hold numbers of recipes here, and travel as their names.
    let recipes: [String]
    /// That of `columns` which holds a revision of a recipe here, and travels as the name of that write.
    let recipeRevision: String?
    /// The table of what a revision is made of.
    let parts: Ledger.PartTable?

    let selectRow: Query
    let insertRow: Query
    /// The thing that a revision is of: its number, or the texts that name it.
    let selectThing: Query
    /// What changes did to a thing, change by change, each change's in its order.
    let selectWrites: Query
    let selectLive: Query
    /// The change that wrote a revision, and its number among what that change did.
    let selectMaker: Query
    /// The first revision of what was made.
    let selectFirst: Query?
    let nextRevision: Query
    /// What its things are found by; `nil` where there is one such thing.
    let indexed: String?

    private init(
        _ subject: Subject, _ naming: Naming, _ columns: String, recipes: [String] = [],
        recipeRevision: String? = nil, parts: Ledger.PartTable? = nil
    ) {
        self.subject = subject
        self.naming = naming
        self.columns = columns.split { $0 == " " || $0 == "\n" }.map(String.init)
        self.recipes = recipes
        self.recipeRevision = recipeRevision
        self.parts = parts
        let table = subject.rawValue
        let list = self.columns.joined(separator: ", ")
        selectRow = Query("SELECT \(list) FROM \(table) WHERE revision = ?")
        nextRevision = Query("SELECT ifnull(max(revision), 0) + 1 FROM \(table)")
        let thing: String
        let filter: String
        var number: String?
        switch naming {
        case .made(let column):
            thing = column
            filter = "\(column) = ?"
            number = column
        case .named(let names):
            let texts = names.map { "ifnull(\($0), '')" }.joined(separator: " || ' ' || ")
            thing = texts.isEmpty ? "''" : texts
            filter = "\(thing) = ?"
        }
        indexed = thing == "''" ? nil : thing
        selectThing = Query("SELECT \(thing) FROM \(table) WHERE revision = ?")
        selectLive = Query("SELECT revision FROM \(table) WHERE live = 1 AND \(filter)")
        let places = self.columns.map { _ in "?" }.joined(separator: ", ")
        insertRow = Query(
            number.map {
                "INSERT INTO \(table) (revision, \($0), change, \(list), live) "
                    + "VALUES (?, ?, ?, \(places), ?)"
            }
                ?? "INSERT INTO \(table) (revision, change, \(list), live) VALUES (?, ?, \(places), ?)"
        )
        selectWrites = Query(
            """
            SELECT writer.clock, devices.bits, writer.state = 'done', e.live_after, e.revision,
                old.clock, old_devices.bits
            FROM \(table) AS r
                JOIN change_effects AS e ON e.subject = '\(table)' AND e.revision = r.revision
                JOIN changes AS writer ON writer.id = e.change
                JOIN devices ON devices.id = writer.device
                LEFT JOIN changes AS old ON old.id = r.change
                LEFT JOIN devices AS old_devices ON old_devices.id = old.device
            WHERE \(filter) AND writer.clock IS NOT NULL
            ORDER BY e.change, e.ordinal
            """)
        selectMaker = Query(
            """
            SELECT changes.clock, devices.bits, e.ordinal
            FROM \(table) AS r
                JOIN changes ON changes.id = r.change
                JOIN devices ON devices.id = changes.device
                JOIN change_effects AS e ON e.change = r.change AND e.subject = '\(table)'
                    AND e.revision = r.revision AND e.live_after = 1
            WHERE changes.clock IS NOT NULL AND r.revision = ?
            """)
        selectFirst = number.map {
            Query("SELECT min(revision) FROM \(table) WHERE \($0) = ?")
        }
    }

    /// Whether a thing is what a change made as that step of it.
    ///
    /// - Parameter origin: what made the thing, by its name.
    func makes(
        _ origin: (stamp: Stamp, ordinal: Int64)?, by stamp: Stamp, _ ordinal: Int64
    ) -> Bool {
        guard case .made = naming, let origin else { return false }
        return origin.stamp == stamp && origin.ordinal == ordinal
    }

    static func of(_ subject: Subject) -> SharedSubject? { all[subject.rawValue] }

    private static let all: [String: SharedSubject] = Dictionary(
        uniqueKeysWithValues: list.map { ($0.subject.rawValue, $0) })

    private static let figures = "calories protein carbohydrates fat fiber sugar sodium nutrients"

    static let list = [
        SharedSubject(
            .foodEntries, .made(column: "entry"),
            """
            instant zone utc_offset day text name food amount unit grams \(figures) meal brand
            preparation modifiers confidence assumption source state warnings completed recipe parts
            incomplete patterns
            """, recipes: ["recipe"], parts: .entries),
        SharedSubject(
            .ownFoods, .named(columns: ["food"]),
            """
            food name aliases category brand \(figures) portions default_portion usual_grams release
            code barcodes ingredients
            """),
        SharedSubject(
            .goals, .named(columns: ["nutrient", "valid_from", "weekday"]),
            "valid_from weekday nutrient kind lower upper"),
        SharedSubject(
            .recipes, .made(column: "recipe"), "name servings cooked notes created open",
            parts: .recipes),
        SharedSubject(
            .batches, .made(column: "batch"),
            "recipe recipe_revision cooked cooked_on portions remaining place",
            recipes: ["recipe"], recipeRevision: "recipe_revision"),
        SharedSubject(
            .profile, .named(columns: []),
            "born sex height region language pregnant breastfeeding"),
        SharedSubject(
            .measurements, .made(column: "measurement"),
            "instant zone utc_offset day kind value until source"),
        SharedSubject(.ratings, .named(columns: ["food"]), "food stars"),
        SharedSubject(
            .feelings, .made(column: "feeling"),
            "instant zone utc_offset day name strength text"),
        SharedSubject(.allergies, .named(columns: ["word"]), "word severity grams since"),
        SharedSubject(.aims, .named(columns: []), "since weekly floor ceiling"),
        SharedSubject(.plans, .made(column: "plan"), "day meal text"),
        SharedSubject(
            .programmes, .made(column: "programme"), "name plan started pauses stopped"),
    ]
}
