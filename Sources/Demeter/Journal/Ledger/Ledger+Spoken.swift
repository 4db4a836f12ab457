internal import SQLite

extension Ledger {
    /// The newest change in force that left entries which still stand.
    ///
    /// A deletion leaves none, so that what was spoken of before it comes to the front again.
    func lastSpoken() throws -> LastSpoken? {
        var changes = try connection.prepare(Self.selectSpoken)
        while try changes.step() {
            let change = ChangeID(rawValue: changes.integer())
            let instant = Timestamp(milliseconds: changes.integer())
            let utterance = changes.integerOrNull().map(UtteranceID.init(rawValue:))
            var select = try connection.prepare(Self.selectLeft)
            select.bind(change.rawValue)
            var entries: [EntryID] = []
            while try select.step() { entries.append(EntryID(rawValue: select.integer())) }
            guard !entries.isEmpty else { continue }
            return LastSpoken(
                change: change, instant: instant, utterance: utterance, entries: entries)
        }
        return nil
    }

    /// What the newest changes left that were made from `instant` on, each entry once.
    func spoken(since instant: Timestamp) throws -> [EntryID] {
        var changes = try connection.prepare(Self.selectSpoken)
        var found: [EntryID] = []
        while try changes.step() {
            let change = ChangeID(rawValue: changes.integer())
            guard changes.integer() >= instant.milliseconds else { break }
            var select = try connection.prepare(Self.selectLeft)
            select.bind(change.rawValue)
            while try select.step() {
                let entry = EntryID(rawValue: select.integer())
                if !found.contains(entry) { found.append(entry) }
            }
        }
        return found
    }

    /// So many changes are looked at, beyond which nobody points.
    private static let selectSpoken = Query(
        """
        SELECT id, instant, utterance FROM changes
        WHERE state = 'done' AND amends IS NULL AND kind IN ('log', 'edit', 'confirm')
        ORDER BY id DESC LIMIT 20
        """)

    /// The live entries that a change or an amendment of it put there, whoever changed them since.
    private static let selectLeft = Query(
        """
        SELECT DISTINCT live.entry FROM change_effects AS effect
        JOIN food_entries AS made ON made.revision = effect.revision
        JOIN food_entries AS live ON live.entry = made.entry AND live.live = 1
        WHERE effect.subject = 'food_entries' AND effect.live_after = 1
            AND effect.change IN (SELECT ?1 UNION ALL SELECT id FROM changes WHERE amends = ?1)
        ORDER BY live.entry
        """)
}
