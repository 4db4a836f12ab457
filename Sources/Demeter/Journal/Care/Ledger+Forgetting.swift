internal import Nutrition
internal import SQLite

extension Ledger {
    /// Deletes everything that tells of these days, within a transaction.
    func forget(_ range: ClosedRange<LocalDay>) throws -> ForgetSummary {
        let between = "BETWEEN '\(range.lowerBound)' AND '\(range.upperBound)'"
        // References are checked once everything is in its place.
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        try connection.execute(Self.collect(between))
        try leaveTombstones()
        var summary = ForgetSummary()
        summary.entries = Int(try connection.integer(Self.countEntries))
        summary.utterances = Int(try connection.integer(Self.countUtterances))
        try connection.execute(Self.erase)
        for table in try tables() where !Self.named.contains(table) {
            let columns = Set(try columns(of: table).map(\.name))
            if columns.contains("utterance") {
                try connection.execute(
                    """
                    DELETE FROM "\(table)"
                        WHERE utterance IN (SELECT id FROM forgotten_utterances)
                    """)
            }
            if columns.contains("day") {
                try connection.execute("DELETE FROM \"\(table)\" WHERE day \(between)")
            } else if columns.isSuperset(of: ["first_day", "last_day"]) {
                try connection.execute(
                    """
                    DELETE FROM "\(table)" WHERE first_day <= '\(range.upperBound)'
                        AND last_day >= '\(range.lowerBound)'
                    """)
            }
        }
        try connection.execute(
            """
            UPDATE events SET day = NULL, payload = '\(Self.emptyPayload)' WHERE day \(between);
            DELETE FROM daily_totals WHERE day \(between);
            DELETE FROM waiting;
            """)
        try connection.execute(Self.cleanUp)
        return summary
    }

    /// Deletes things, and everything that tells of them, within a transaction.
    func forget(_ things: Forgotten) throws {
        guard !things.isEmpty else { return }
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        try connection.execute(Self.collect(things))
        try connection.execute(Self.erase)
        try connection.execute(Self.cleanUp)
    }

    /// Tables whose rows are chosen by what they belong to.
    private static let named: Set = [
        "utterances", "changes", "change_effects", "food_entries", "entry_parts", "events",
        "day_horizon", "keyed_calls", "recipes", "recipe_parts", "batches", "measurements", "plans",
        "feelings", "programmes",
    ]

    /// What to forget: revisions of the days' entries, on whatever day those are now; what was said of
    /// them; what was measured on these days; programmes that name one of these days (when they began, were
    /// paused, gone on with or given up); and the changes that touched any of it.
    private static func collect(_ between: String) -> String {
        """
        CREATE TEMP TABLE forgotten_entries AS
            SELECT DISTINCT entry AS id FROM food_entries WHERE day \(between);
        CREATE TEMP TABLE forgotten_utterances AS
            SELECT id FROM utterances WHERE day \(between)
            UNION SELECT utterance FROM food_entries
                WHERE entry IN (SELECT id FROM forgotten_entries) AND utterance IS NOT NULL;
        CREATE TEMP TABLE forgotten_batches AS
            SELECT DISTINCT batch AS id FROM batches WHERE cooked_on \(between);
        CREATE TEMP TABLE forgotten_measurements AS
            SELECT revision FROM measurements WHERE measurement IN (
                SELECT measurement FROM measurements WHERE day \(between));
        CREATE TEMP TABLE forgotten_plans AS
            SELECT revision FROM plans WHERE plan IN (SELECT plan FROM plans WHERE day \(between));
        CREATE TEMP TABLE forgotten_feelings AS
            SELECT revision FROM feelings WHERE feeling IN (
                SELECT feeling FROM feelings WHERE day \(between));
        CREATE TEMP TABLE forgotten_programmes AS
            SELECT revision FROM programmes WHERE programme IN (
                SELECT programme FROM programmes WHERE started \(between) OR stopped \(between)
                UNION SELECT programme FROM programmes, json_each(pauses) AS pause
                    WHERE pause.value ->> 'from' \(between) OR pause.value ->> 'to' \(between));
        \(collectChanges)
        """
    }

    /// The changes that touched what is to be forgotten.
    private static let collectChanges = """
        CREATE TEMP TABLE forgotten_changes AS
            SELECT DISTINCT change AS id FROM change_effects WHERE subject = 'batches'
                AND revision IN (SELECT revision FROM batches
                    WHERE batch IN (SELECT id FROM forgotten_batches))
            UNION SELECT change FROM change_effects WHERE subject = 'food_entries'
                AND revision IN (SELECT revision FROM food_entries
                    WHERE entry IN (SELECT id FROM forgotten_entries))
            UNION SELECT change FROM food_entries
                WHERE entry IN (SELECT id FROM forgotten_entries) AND change IS NOT NULL
            UNION SELECT change FROM change_effects WHERE subject = 'measurements'
                AND revision IN (SELECT revision FROM forgotten_measurements)
            UNION SELECT change FROM change_effects WHERE subject = 'plans'
                AND revision IN (SELECT revision FROM forgotten_plans)
            UNION SELECT change FROM change_effects WHERE subject = 'feelings'
                AND revision IN (SELECT revision FROM forgotten_feelings)
            UNION SELECT change FROM change_effects WHERE subject = 'programmes'
                AND revision IN (SELECT revision FROM forgotten_programmes);
        """

    /// As `collect` of days, of things by their numbers.
    private static func collect(_ things: Forgotten) -> String {
        """
        CREATE TEMP TABLE forgotten_entries AS
            SELECT DISTINCT entry AS id FROM food_entries
                WHERE entry IN (\(things.list(.foodEntries)));
        CREATE TEMP TABLE forgotten_utterances AS
            SELECT DISTINCT utterance AS id FROM food_entries
                WHERE entry IN (SELECT id FROM forgotten_entries) AND utterance IS NOT NULL;
        CREATE TEMP TABLE forgotten_batches AS
            SELECT DISTINCT batch AS id FROM batches WHERE batch IN (\(things.list(.batches)));
        CREATE TEMP TABLE forgotten_measurements AS
            SELECT revision FROM measurements
                WHERE measurement IN (\(things.list(.measurements)));
        CREATE TEMP TABLE forgotten_plans AS
            SELECT revision FROM plans WHERE plan IN (\(things.list(.plans)));
        CREATE TEMP TABLE forgotten_feelings AS
            SELECT revision FROM feelings WHERE feeling IN (\(things.list(.feelings)));
        CREATE TEMP TABLE forgotten_programmes AS
            SELECT revision FROM programmes WHERE programme IN (\(things.list(.programmes)));
        \(collectChanges)
        """
    }

    private static let countEntries = Query(
        """
        SELECT count(*) FROM food_entries WHERE live = 1
            AND entry IN (SELECT id FROM forgotten_entries)
        """)

    private static let countUtterances = Query("SELECT count(*) FROM forgotten_utterances")

    /// Utterances that something else still refers to stay as empty rows.
    private static let erase = """
        DELETE FROM change_effects WHERE subject = 'food_entries'
            AND revision IN (SELECT revision FROM food_entries
                WHERE entry IN (SELECT id FROM forgotten_entries));
        DELETE FROM entry_parts WHERE revision IN (SELECT revision FROM food_entries
            WHERE entry IN (SELECT id FROM forgotten_entries));
        DELETE FROM change_effects WHERE subject = 'measurements'
            AND revision IN (SELECT revision FROM forgotten_measurements);
        DELETE FROM measurements
            WHERE revision IN (SELECT revision FROM forgotten_measurements);
        DELETE FROM change_effects WHERE subject = 'plans'
            AND revision IN (SELECT revision FROM forgotten_plans);
        DELETE FROM plans WHERE revision IN (SELECT revision FROM forgotten_plans);
        DELETE FROM change_effects WHERE subject = 'feelings'
            AND revision IN (SELECT revision FROM forgotten_feelings);
        DELETE FROM feelings WHERE revision IN (SELECT revision FROM forgotten_feelings);
        DELETE FROM change_effects WHERE subject = 'programmes'
            AND revision IN (SELECT revision FROM forgotten_programmes);
        DELETE FROM programmes WHERE revision IN (SELECT revision FROM forgotten_programmes);
        DELETE FROM food_entries WHERE entry IN (SELECT id FROM forgotten_entries);
        DELETE FROM change_effects WHERE subject = 'batches' AND revision IN (
            SELECT revision FROM batches WHERE batch IN (SELECT id FROM forgotten_batches));
        DELETE FROM batches WHERE batch IN (SELECT id FROM forgotten_batches);
        UPDATE utterances SET state = 'nothing', settled = received
            WHERE id IN (SELECT utterance FROM questions WHERE kind = 'which');
        DELETE FROM questions
            WHERE kind = 'which' OR utterance IN (SELECT id FROM forgotten_utterances);
        UPDATE changes SET utterance = NULL
            WHERE utterance IN (SELECT id FROM forgotten_utterances);
        UPDATE changes SET state = 'dropped' WHERE id IN (SELECT id FROM forgotten_changes)
            AND id NOT IN (SELECT change FROM change_effects);
        DELETE FROM utterances WHERE id IN (SELECT id FROM forgotten_utterances)
            AND id NOT IN (SELECT utterance FROM food_entries WHERE utterance IS NOT NULL);
        UPDATE utterances SET text = '', key = NULL, result = NULL, state = 'nothing',
                settled = ifnull(settled, received)
            WHERE id IN (SELECT id FROM forgotten_utterances);
        """

    private static let emptyPayload = #"{"entries":[],"removed":[],"days":[]}"#

    /// What came from other devices is no change of this one; their events tell of any day.
    private static let cleanUp =
        """
        UPDATE events SET day = NULL, payload = '\(emptyPayload)'
            WHERE change IN (SELECT id FROM forgotten_changes) OR kind = 'synced';
        DELETE FROM keyed_calls;
        DROP TABLE forgotten_entries;
        DROP TABLE forgotten_measurements;
        DROP TABLE forgotten_plans;
        DROP TABLE forgotten_feelings;
        DROP TABLE forgotten_programmes;
        DROP TABLE forgotten_utterances;
        DROP TABLE forgotten_changes;
        DROP TABLE forgotten_batches;
        """
}
