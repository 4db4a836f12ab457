internal import Nutrition
internal import SQLite

// What was offered instead of foods.
extension Ledger {
    /// Notes that a change put something else in the place of an entry's food.
    func noteSwap(of before: FoodEntry, for content: EntryContent, by change: ChangeID) throws {
        try noteSwap(
            of: before, taken: content.food?.rawValue ?? content.name, by: change.rawValue)
    }

    /// Notes that nothing was wanted of what was offered instead of an entry.
    func refuseSwap(of id: EntryID) throws {
        guard let entry = try entry(id) else { throw JournalError.noSuchEntry(id) }
        try noteSwap(of: entry, taken: nil, by: nil)
    }

    /// How often what was offered was taken, as far as it was not undone, and how often turned down.
    func swaps() throws -> SwapCounts {
        var select = try connection.prepare(Self.countSwaps)
        guard try select.step() else { return SwapCounts(taken: 0, refused: 0) }
        return SwapCounts(taken: Int(select.integer()), refused: Int(select.integer()))
    }

    private func noteSwap(of entry: FoodEntry, taken: String?, by change: Int64?) throws {
        try noteSwap(
            on: entry.moment.day, of: entry.food?.rawValue ?? entry.name, taken: taken, by: change)
    }

    /// - Parameter food: a food's id, or a name.
    func noteSwap(
        on day: LocalDay, of food: String, taken: String?, by change: Int64?
    ) throws {
        var insert = try connection.prepare(Self.insertSwap)
        insert.bind(change)
        insert.bind(day.description)
        insert.bind(food)
        insert.bind(taken)
        try insert.run()
    }

    private static let insertSwap = Query(
        "INSERT INTO swaps (change, day, food, taken) VALUES (?, ?, ?, ?)")

    private static let countSwaps = Query(
        """
        SELECT count(*) FILTER (WHERE taken IS NOT NULL AND ifnull(state, 'done') = 'done'),
            count(*) FILTER (WHERE taken IS NULL)
        FROM swaps LEFT JOIN changes ON changes.id = swaps.change
        """)
}
