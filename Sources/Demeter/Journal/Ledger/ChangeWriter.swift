internal import Nutrition
internal import SQLite

/// A change while it is being written: its number, its effects so far, and the days it touches.
struct ChangeWriter {
    let change: ChangeID
    /// When it is made; `nil` where another one is taken back or restored.
    let made: Timestamp?
    private var ordinal: Int64 = 0
    private(set) var entries: [Recorded.EntryChange] = []
    /// Days of entries that are not in `entries`, as of an import.
    private(set) var days: Set<LocalDay> = []
    private(set) var foods: [Recorded.FoodChange] = []
    private(set) var goals: [Recorded.GoalChange] = []
    private(set) var recipes: [Recorded.RecipeChange] = []
    private(set) var batches: [Recorded.BatchChange] = []
    var person = Recorded.PersonChange()
    private(set) var allergies: [Recorded.AllergyChange] = []

    init(change: ChangeID, made: Timestamp? = nil) {
        self.change = change
        self.made = made
    }

    mutating func note(_ entry: Recorded.EntryChange) { entries.append(entry) }

    mutating func note(_ day: LocalDay) { days.insert(day) }

    mutating func note(_ goal: Recorded.GoalChange) { goals.append(goal) }

    mutating func note(_ recipe: Recorded.RecipeChange) { recipes.append(recipe) }

    mutating func note(_ batch: Recorded.BatchChange) { batches.append(batch) }

    mutating func note(_ allergy: Recorded.AllergyChange) { allergies.append(allergy) }

    mutating func note(_ food: Recorded.FoodChange) { foods.append(food) }

    /// Turns a live revision off.
    mutating func retire(_ revision: Int64, of subject: Subject, in ledger: borrowing Ledger) throws
    {
        try ledger.setLive(false, revision, of: subject)
        try record(
            Effect(subject: subject, revision: revision, liveBefore: true, liveAfter: false),
            in: ledger)
    }

    /// Notes that a revision was inserted live.
    mutating func introduce(
        _ revision: Int64, of subject: Subject, in ledger: borrowing Ledger
    ) throws {
        try record(
            Effect(subject: subject, revision: revision, liveBefore: false, liveAfter: true),
            in: ledger)
    }

    private mutating func record(_ effect: Effect, in ledger: borrowing Ledger) throws {
        var insert = try ledger.connection.prepare(Self.insertEffect)
        insert.bind(change.rawValue)
        insert.bind(ordinal)
        insert.bind(effect.subject.rawValue)
        insert.bind(effect.revision)
        insert.bind(effect.liveBefore)
        insert.bind(effect.liveAfter)
        try insert.run()
        ordinal += 1
    }

    private static let insertEffect = Query(
        """
        INSERT INTO change_effects (change, ordinal, subject, revision, live_before, live_after)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
}
