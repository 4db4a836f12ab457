internal import Nutrition
internal import Programmes
internal import SQLite

// What the numbers of a programme are made of.
extension Ledger {
    /// Facts of the days from `first` to `last`; days with entries also of those after, up to `horizon`.
    func pilotFacts(
        from first: LocalDay, to last: LocalDay, horizon: LocalDay
    ) throws -> PilotFacts {
        var facts = PilotFacts()
        var days = try prepared(Self.selectLoggedDays, first, max(last, horizon))
        while try days.step() { facts.logged.insert(try days.day()) }
        var waits = try prepared(Self.selectWaits, first, last)
        while try waits.step() { facts.waits.append(waits.integer()) }
        var corrections = try prepared(Self.selectCorrections, first, last)
        while try corrections.step() { facts.corrections.append(Int(corrections.integer())) }
        var swaps = try prepared(Self.countSwapsOfDays, first, last)
        if try swaps.step() {
            facts.taken = Int(swaps.integer())
            facts.refused = Int(swaps.integer())
        }
        return facts
    }

    private func prepared(
        _ query: Query, _ first: LocalDay, _ last: LocalDay
    ) throws -> Statement {
        var statement = try connection.prepare(query)
        statement.bind(first.description)
        statement.bind(last.description)
        return statement
    }

    private static let selectLoggedDays = Query(
        "SELECT day FROM daily_totals WHERE entries > 0 AND day BETWEEN ? AND ?")

    /// Clocks that were set back meanwhile tell no time.
    private static let selectWaits = Query(
        """
        SELECT settled - received FROM utterances
        WHERE day BETWEEN ? AND ? AND state = 'logged' AND settled >= received
        """)

    /// The first revision of an entry has the entry's own number. What put an alternative in its place, and what
    /// the program itself amended, corrected nothing; what an amendment took away again is no entry of the words.
    private static let selectCorrections = Query(
        """
        WITH made AS (
            SELECT food_entries.entry, changes.id AS change, changes.state <> 'done' AS gone
            FROM food_entries JOIN changes ON changes.id = food_entries.change
            WHERE food_entries.entry = food_entries.revision AND food_entries.utterance IS NOT NULL
                AND changes.kind IN ('log', 'amend') AND food_entries.day BETWEEN ? AND ?
        ), retired AS (
            SELECT DISTINCT food_entries.entry, changes.id AS change, changes.kind
            FROM changes JOIN change_effects AS effects ON effects.change = changes.id
                JOIN food_entries ON food_entries.revision = effects.revision
            WHERE changes.id >= (SELECT min(change) FROM made) AND changes.state = 'done'
                AND changes.kind IN ('edit', 'delete', 'amend')
                AND effects.subject = 'food_entries' AND effects.live_after = 0
                AND changes.id NOT IN (
                    SELECT change FROM swaps WHERE change IS NOT NULL AND taken IS NOT NULL)
        ), withdrawn AS (
            SELECT entry FROM retired WHERE kind = 'amend'
            EXCEPT SELECT entry FROM food_entries JOIN changes ON changes.id = food_entries.change
                WHERE changes.kind = 'amend'
        )
        SELECT gone + (SELECT count(*) FROM retired
            WHERE retired.entry = made.entry AND retired.kind <> 'amend')
        FROM made WHERE entry NOT IN (SELECT entry FROM withdrawn) ORDER BY entry
        """)

    private static let countSwapsOfDays = Query(
        """
        SELECT count(*) FILTER (WHERE taken IS NOT NULL AND ifnull(state, 'done') = 'done'),
            count(*) FILTER (WHERE taken IS NULL)
        FROM swaps LEFT JOIN changes ON changes.id = swaps.change WHERE day BETWEEN ? AND ?
        """)
}
