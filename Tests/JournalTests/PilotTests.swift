import JSON
import Locking
import Nutrition
import Programmes
import SQLite
import TestSupport
import Testing

@testable import Journal

/// The numbers of a programme against a second SQL, which shares nothing with the journal's own.
struct PilotTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private final class Clock: Sendable {
        private let time = Mutex<Int64>(noon.milliseconds)

        var now: Timestamp { Timestamp(milliseconds: time.withLock(\.self)) }

        func advance(_ milliseconds: Int64) { time.withLock { $0 += milliseconds } }
    }

    private static let names = ["egg", "rice", "tea", "latte", "bread"]

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `metrics equal those of a second SQL, whatever was said and corrected`(
        seed: UInt64
    ) async throws {
        var random = SplitMix64(seed: seed)
        let clock = Clock()
        let journal = try await Journal.open(
            folder: folder.path, now: { clock.now }, describe: { _ in "{}" })
        let shell = try shell(folder)
        var newest: ChangeID?
        for round in 0..<25 {
            for _ in 0..<5 {
                newest =
                    await step(journal, clock, &random, newest) ?? newest
            }
            // Every range of days is as good as another: some reach beyond what was said.
            let start = day().advanced(by: Int.random(in: 0...5, using: &random))
            var run = ProgrammeRun(
                Programme(
                    name: "p", title: "P", days: Int.random(in: 1...21, using: &random),
                    targets: [DailyTarget(.meals, 1)]), from: start)
            if Bool.random(using: &random) {
                let from = start.advanced(by: Int.random(in: 0...4, using: &random))
                run = ProgrammeRun(
                    run.programme, from: start,
                    pauses: [
                        .init(
                            from: from,
                            to: from.advanced(by: Int.random(in: 0...4, using: &random)))
                    ])
            }
            let today = start.advanced(by: Int.random(in: 0...40, using: &random))
            let days = run.days(upTo: today)
            let last = days.last ?? start
            let facts = try await journal.pilotFacts(
                from: start, to: last, horizon: start.advanced(by: 29))
            let metrics = PilotMetrics(facts, of: days, from: start, today: today)
            let second = try Self.second(shell, days: days, start, last, today)
            #expect(metrics == second, "seed \(seed), round \(round)")
        }
        await journal.close()
    }

    /// Something that a person or the program does; `nil` where it could not be done. Gives the change that
    /// words made.
    private func step(
        _ journal: Journal, _ clock: Clock, _ random: inout SplitMix64, _ newest: ChangeID?
    ) async -> ChangeID? {
        let name = Self.names.randomElement(using: &random) ?? "egg"
        let text = day().advanced(by: Int.random(in: 0...12, using: &random)).description
        let new = content(name, day: text)
        let entries = (try? await journal.logged(from: day(), to: day("2026-04-30"))) ?? []
        let id = entries.randomElement(using: &random)?.id
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            clock.advance(1000)
            var said = said(name, at: clock.now)
            said.moment = moment(text)
            guard case .new(let utterance)? = try? await journal.receive(said) else { return nil }
            clock.advance(Int64.random(in: 0...9000, using: &random))
            let contents = [new, content("tea", day: text)].prefix(
                Int.random(in: 1...2, using: &random))
            return try? await journal.finish(utterance, .logged, .log(Array(contents))).change
        case 4: if let id { _ = try? await journal.change(.edit, [.replace(id, new)]) }
        case 5: if let id { _ = try? await journal.change(.delete, [.remove(id)]) }
        case 6: if let id { _ = try? await journal.change(.edit, [.swap(id, new)]) }
        case 7:
            if let id, Bool.random(using: &random) { try? await journal.refuseSwap(of: id) }
            _ = try? await journal.log([new])
        case 8:
            guard let newest, let id = entries.last?.id else { return nil }
            let isAdded = Bool.random(using: &random)
            _ = try? await journal.amend(
                newest, isAdded ? [.add(new)] : [.remove(id), .add(new)])
        default:
            _ = try? await journal.undo()
            if Bool.random(using: &random) { _ = try? await journal.redo() }
        }
        return nil
    }

    private static func second(
        _ shell: borrowing Connection, days: [LocalDay], _ first: LocalDay, _ last: LocalDay,
        _ today: LocalDay
    ) throws -> PilotMetrics {
        var select = try shell.prepare(Self.secondQuery)
        select.bind(JSONValue.array(days.map { .string($0.description) }).text)
        select.bind(first.description)
        select.bind(last.description)
        guard try select.step() else { throw JournalError.busy }
        var metrics = PilotMetrics(
            days: days.count, daysLogged: Int(select.integer()),
            utterances: Int(select.integer()), medianSeconds: select.realOrNull(),
            slowSeconds: select.realOrNull(), entries: Int(select.integer()),
            right: Int(select.integer()), corrections: Int(select.integer()),
            taken: Int(select.integer()), refused: Int(select.integer()), returned: [])
        for number in [7, 21, 30] {
            var logged = try shell.prepare(Self.loggedQuery)
            logged.bind(first.description)
            logged.bind("+\(number - 1) days")
            _ = try logged.step()
            let (isLogged, day) = (logged.bool(), logged.text())
            metrics.returned.append(
                .init(day: number, isLogged: day < today.description ? isLogged : nil))
        }
        return metrics
    }

    private static let loggedQuery = Query(
        """
        SELECT EXISTS (SELECT 1 FROM food_entries
            WHERE live = 1 AND state = 'logged' AND day = date(?1, ?2)), date(?1, ?2)
        """)

    private static let secondQuery = Query(
        """
        WITH waits AS (
            SELECT settled - received AS wait,
                row_number() OVER (ORDER BY settled - received) AS place,
                cume_dist() OVER (ORDER BY settled - received) AS share, count(*) OVER () AS number
            FROM utterances WHERE state = 'logged' AND ?2 <= day AND day <= ?3
        ), firsts AS (
            SELECT one.* FROM food_entries AS one
            WHERE NOT EXISTS (SELECT 1 FROM food_entries AS other
                WHERE other.entry = one.entry AND other.revision < one.revision)
        ), words AS (
            SELECT entry, change FROM firsts
            WHERE utterance IS NOT NULL AND ?2 <= day AND day <= ?3
                AND (SELECT kind FROM changes WHERE id = firsts.change) IN ('log', 'amend')
                AND NOT (EXISTS (
                    SELECT 1 FROM change_effects JOIN changes ON changes.id = change
                    WHERE subject = 'food_entries' AND live_after = 0 AND kind = 'amend'
                        AND state = 'done' AND revision IN (
                            SELECT revision FROM food_entries WHERE entry = firsts.entry))
                    AND NOT EXISTS (SELECT 1 FROM food_entries AS later
                        JOIN changes ON changes.id = later.change
                        WHERE later.entry = firsts.entry AND kind = 'amend'))
        ), corrected AS (
            SELECT words.entry,
                (SELECT count(*) FROM changes WHERE changes.state = 'done'
                    AND kind IN ('edit', 'delete')
                    AND NOT EXISTS (SELECT 1 FROM swaps
                        WHERE swaps.change = changes.id AND taken IS NOT NULL)
                    AND EXISTS (SELECT 1 FROM change_effects
                        WHERE change_effects.change = changes.id AND live_after = 0
                            AND subject = 'food_entries' AND revision IN (
                                SELECT revision FROM food_entries WHERE entry = words.entry)))
                + (SELECT state <> 'done' FROM changes WHERE id = words.change) AS times
            FROM words
        )
        SELECT
            (SELECT count(DISTINCT day) FROM food_entries WHERE live = 1 AND state = 'logged'
                AND day IN (SELECT value FROM json_each(?1))),
            (SELECT count(*) FROM waits),
            (SELECT avg(wait) / 1000.0 FROM waits WHERE place IN ((number + 1) / 2, (number + 2) / 2)),
            (SELECT min(wait) / 1000.0 FROM waits WHERE share >= 0.9),
            (SELECT count(*) FROM corrected), (SELECT total(times = 0) FROM corrected),
            (SELECT total(times) FROM corrected),
            (SELECT count(*) FROM swaps WHERE taken IS NOT NULL AND ?2 <= day AND day <= ?3
                AND change IN (SELECT id FROM changes WHERE state = 'done')),
            (SELECT count(*) FROM swaps WHERE taken IS NULL AND ?2 <= day AND day <= ?3)
        """)
}
