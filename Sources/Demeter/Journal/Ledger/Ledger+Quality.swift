internal import SQLite

// How well words were read.
extension Ledger {
    /// Of the utterances that came since an instant.
    func quality(since instant: Timestamp) throws -> ReadingQuality {
        var quality = ReadingQuality()
        var readings = try connection.prepare(Self.countReadings)
        readings.bind(instant.milliseconds)
        readings.bind(Self.correctable)
        if try readings.step() {
            quality.readings = Int(readings.integer())
            quality.corrected = Int(readings.integer())
        }
        var holds = try connection.prepare(Self.countHolds)
        holds.bind(instant.milliseconds)
        if try holds.step() {
            quality.held = Int(holds.integer())
            quality.confirmed = Int(holds.integer())
        }
        var questions = try connection.prepare(Self.countQuestions)
        questions.bind(instant.milliseconds)
        if try questions.step() {
            quality.asked = Int(questions.integer())
            quality.answered = Int(questions.integer())
        }
        var waits = try connection.prepare(Self.selectQuickWaits)
        waits.bind(instant.milliseconds)
        while try waits.step() { quality.waits.append(waits.integer()) }
        return quality
    }

    /// A week in milliseconds: who corrects later, corrects what was eaten rather than what was read.
    private static let correctable: Int64 = 7 * 86_400_000

    /// The first revision of an entry has the entry's own number. What the program itself amended, what answered
    /// a question of its own by a confirmation, and what put an alternative in its place corrected nothing.
    private static let countReadings = Query(
        """
        WITH made AS MATERIALIZED (
            SELECT food_entries.entry, food_entries.utterance, changes.state <> 'done' AS gone,
                changes.instant
            FROM utterances JOIN food_entries ON food_entries.utterance = utterances.id
                JOIN changes ON changes.id = food_entries.change
            WHERE utterances.received >= ?1 AND food_entries.entry = food_entries.revision
                AND changes.kind IN ('log', 'amend')
        ), retired AS MATERIALIZED (
            SELECT food_entries.entry, changes.instant
            FROM changes JOIN change_effects AS effects ON effects.change = changes.id
                JOIN food_entries ON food_entries.revision = effects.revision
            WHERE changes.instant >= ?1 AND changes.state = 'done'
                AND changes.kind IN ('edit', 'delete')
                AND effects.subject = 'food_entries' AND effects.live_after = 0
                AND changes.id NOT IN (
                    SELECT change FROM swaps WHERE change IS NOT NULL AND taken IS NOT NULL)
        ), readings AS (
            SELECT utterance, max(gone OR EXISTS (SELECT 1 FROM retired
                WHERE retired.entry = made.entry AND retired.instant - made.instant <= ?2))
                AS corrected
            FROM made GROUP BY utterance
        )
        SELECT count(*), ifnull(sum(corrected), 0) FROM readings
        """)

    private static let countHolds = Query(
        """
        WITH held AS (
            SELECT food_entries.* FROM utterances
                JOIN food_entries ON food_entries.utterance = utterances.id
            WHERE utterances.received >= ? AND food_entries.entry = food_entries.revision
                AND food_entries.state = 'held'
        )
        SELECT count(*), ifnull(sum(EXISTS (
            SELECT 1 FROM food_entries AS later JOIN changes ON changes.id = later.change
            WHERE later.entry = held.entry AND later.state = 'logged'
                AND changes.kind = 'confirm' AND changes.state = 'done'
                AND later.name = held.name AND later.food IS held.food
                AND later.grams IS held.grams AND later.calories IS held.calories)), 0)
        FROM held
        """)

    private static let countQuestions = Query(
        """
        SELECT count(*), count(answered) FROM asked_questions
            JOIN utterances ON utterances.id = asked_questions.utterance
        WHERE utterances.received >= ?
        """)

    /// Clocks that were set back meanwhile tell no time.
    private static let selectQuickWaits = Query(
        """
        SELECT settled - received AS wait FROM utterances
        WHERE received >= ? AND state = 'logged' AND settled >= received
            AND id NOT IN (SELECT utterance FROM asked_questions) ORDER BY wait
        """)
}
