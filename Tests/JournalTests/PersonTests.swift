import Body
import Glibc
import JSON
import Nutrition
import TestSupport
import Testing

@testable import Journal

struct PersonTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func weight(_ kilograms: Double, day: String = "2026-03-01") -> MeasurementContent {
        MeasurementContent(kind: .weight, value: Thousandths(kilograms), moment: moment(day))
    }

    @Test func `a profile is told, changed, undone and told again`() async throws {
        let journal = try await openJournal(folder)
        let first = try await journal.setProfile { profile in
            var profile = profile
            profile.sex = .female
            profile.height = Thousandths(168)
            profile.born = BirthDate("1984")
            return profile
        }
        let told = Profile(born: BirthDate("1984"), sex: .female, height: Thousandths(168))
        #expect(first.person.profile == .init(before: Profile(), after: told))
        let second = try await journal.setProfile { profile in
            var profile = profile
            profile.isPregnant = false
            profile.region = "TW"
            profile.language = "zh-Hant"
            return profile
        }
        var more = told
        more.isPregnant = false
        more.region = "TW"
        more.language = "zh-Hant"
        #expect(second.person.profile == .init(before: told, after: more))
        #expect(try await journal.profile() == more)
        let same = try await journal.setProfile { $0 }
        #expect(same.change == nil)
        #expect(try await journal.undo().person.profile == .init(before: more, after: told))
        #expect(try await journal.profile() == told)
        #expect(try await journal.undo().person.profile == .init(before: told, after: Profile()))
        #expect(try await journal.redo().person.profile == .init(before: Profile(), after: told))
        #expect(try await journal.redo().person.profile == .init(before: told, after: more))
        _ = try await journal.setProfile { _ in Profile() }
        #expect(try await journal.profile() == Profile())
        #expect(try await journal.undo().person.profile == .init(before: Profile(), after: more))
        await journal.close()
    }

    @Test func `measurements come, go and are found by their days`() async throws {
        let journal = try await openJournal(folder)
        var steps = weight(9500, day: "2026-03-02")
        steps.kind = .steps
        steps.until = Timestamp(milliseconds: steps.moment.instant.milliseconds + 60_000)
        steps.source = "watch"
        _ = try await journal.measure([weight(82.4)])
        let recorded = try await journal.measure([steps, weight(82, day: "2026-03-03")])
        #expect(recorded.person.measurements.map(\.before) == [nil, nil])
        let all = try await journal.measurements(nil, from: day(), to: day("2026-03-03"))
        #expect(all.map(\.content) == [weight(82.4), steps, weight(82, day: "2026-03-03")])
        #expect(
            try await journal.measurements(.weight, from: day("2026-03-02"), to: .last)
                .map(\.content) == [weight(82, day: "2026-03-03")])
        #expect(
            try await journal.newestMeasurement(.weight, upTo: day("2026-03-02"))?.content
                == weight(82.4))
        let removed = try await journal.removeMeasurement(all[1].id)
        #expect(removed.person.measurements == [.init(before: all[1], after: nil)])
        await #expect(throws: JournalError.noSuchMeasurement(all[1].id)) {
            try await journal.removeMeasurement(all[1].id)
        }
        #expect(try await journal.undo().person.measurements == [.init(before: nil, after: all[1])])
        #expect(try await journal.undo().person.measurements.count == 2)
        #expect(
            try await journal.measurements(nil, from: day(), to: .last).map(\.content)
                == [weight(82.4)])
        await journal.close()
    }

    @Test func `what cannot be measured is refused with all of its change`() async throws {
        let journal = try await openJournal(folder)
        await #expect(throws: JournalError.outOfRange(column: "weight")) {
            try await journal.measure([weight(82), weight(651)])
        }
        var backwards = weight(82)
        backwards.until = backwards.moment.instant
        await #expect(throws: JournalError.outOfRange(column: "until")) {
            try await journal.measure([backwards])
        }
        #expect(try await journal.measurements(nil, from: day(), to: .last) == [])
        await journal.close()
    }

    @Test func `stars are given, changed, taken away and given back`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.rate("chili", 5)
        #expect(
            try await journal.rate("chili", 2).person.ratings
                == [.init(food: "chili", before: 5, after: 2)])
        #expect(try await journal.rate("chili", 2).change == nil)
        _ = try await journal.rate("chili", nil)
        #expect(try await journal.ratings() == [:])
        _ = try await journal.undo()
        _ = try await journal.undo()
        #expect(try await journal.ratings() == ["chili": 5])
        #expect(
            try await journal.redo().person.ratings == [.init(food: "chili", before: 5, after: 2)])
        await #expect(throws: JournalError.outOfRange(column: "stars")) {
            try await journal.rate("chili", 6)
        }
        await journal.close()
    }

    private func fill(_ journal: Journal) async throws {
        _ = try await journal.setProfile { _ in
            Profile(born: BirthDate("1984-05-17"), sex: .female, isPregnant: false)
        }
        _ = try await journal.measure([weight(82.4), weight(81.5, day: "2026-03-02")])
        _ = try await journal.rate("chili", 4)
        _ = try await journal.log([content("chili")])
    }

    private func rows() throws -> [(table: String, row: JSONObject)] {
        var rows: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(nil, { _ in }, { rows.append(($0, $1)) })
        return rows
    }

    @Test func `an export takes all of it along, history included`() async throws {
        let journal = try await openJournal(folder)
        try await fill(journal)
        await journal.close()
        let other = try TemporaryFolder()
        let care = JournalFolder(other.path)
        #expect(try care.isEmpty())
        _ = try care.fill(with: try rows())
        #expect(try !care.isEmpty())
        let copy = try await openJournal(other)
        #expect(try await copy.profile().born == BirthDate("1984-05-17"))
        #expect(try await copy.measurements(.weight, from: day(), to: .last).count == 2)
        #expect(try await copy.ratings() == ["chili": 4])
        _ = try await copy.undo()
        #expect(
            try await copy.undo().person.ratings == [.init(food: "chili", before: 4, after: nil)])
        #expect(try await copy.flaws() == [])
        await copy.close()
    }

    @Test func `rows of the tables alone become one change that can be undone`() async throws {
        let journal = try await openJournal(folder)
        try await fill(journal)
        await journal.close()
        let tables = ["profile", "measurements", "ratings", "food_entries"]
        let live = try rows().filter { tables.contains($0.table) }.map { row in
            var row = row
            row.row["utterance"] = nil
            return row
        }
        let other = try TemporaryFolder()
        _ = try JournalFolder(other.path).fill(with: live)
        let copy = try await openJournal(other)
        #expect(try await copy.ratings() == ["chili": 4])
        let undone = try await copy.undo()
        #expect(undone.person.measurements.count == 2)
        #expect(undone.person.profile?.after == Profile())
        #expect(try await copy.ratings() == [:])
        await copy.close()
    }

    @Test func `taking in adds what is not there and keeps what is`() async throws {
        let journal = try await openJournal(folder)
        try await fill(journal)
        await journal.close()
        var person = ImportedPerson()
        person.profile = Profile(born: BirthDate("1990"), region: "TW")
        person.measurements = [weight(82.4), weight(80, day: "2026-03-05")]
        person.ratings = ["chili": 1, "soup": 3]
        let care = JournalFolder(folder.path)
        #expect(try care.previewMerge([], person: person).measurements == 1)
        #expect(try care.merge([], person: person).measurements == 1)
        #expect(try care.merge([], person: person) == MergeSummary())
        let after = try await openJournal(folder)
        #expect(
            try await after.profile()
                == Profile(
                    born: BirthDate("1984-05-17"), sex: .female, region: "TW", isPregnant: false))
        #expect(try await after.ratings() == ["chili": 4, "soup": 3])
        #expect(try await after.measurements(nil, from: day(), to: .last).count == 3)
        #expect(try await after.undo().person.ratings.map(\.food) == ["soup"])
        #expect(try await after.profile().region == nil)
        await after.close()
    }

    @Test func `forgotten days take their measurements along, out of events and undo too`()
        async throws
    {
        let journal = try await Journal.open(
            folder: folder.path, now: { noon },
            describe: { recorded in
                recorded.person.measurements.map { "\($0.after?.content.value.rawValue ?? 0)" }
                    .joined(separator: " ")
            })
        _ = try await journal.measure([weight(82.417)])
        _ = try await journal.measure([weight(81.5, day: "2026-03-02")])
        await journal.close()
        _ = try JournalFolder(folder.path).forget(
            Erasure(days: day()...day(), backups: folder.path + "/backups"))
        let after = try await openJournal(folder)
        #expect(
            try await after.measurements(nil, from: day(), to: .last).map(\.content)
                == [weight(81.5, day: "2026-03-02")])
        #expect(try await after.events(after: 0).allSatisfy { !$0.payload.contains("82417") })
        _ = try await after.undo()
        await #expect(throws: JournalError.nothingToUndo) { try await after.undo() }
        #expect(try await after.flaws() == [])
        await after.close()
    }

    @Test func `days that are exported have their measurements`() async throws {
        let journal = try await openJournal(folder)
        try await fill(journal)
        await journal.close()
        var tables: [String] = []
        try JournalFolder(folder.path).export(
            day()...day(), { _ in }, { table, _ in tables.append(table) })
        #expect(tables.count { $0 == "measurements" } == 1)
        #expect(!tables.contains("profile"))
    }

    @Test func `whatever is told and measured, every step can be walked back and forth`()
        async throws
    {
        for seed in UInt64(0)..<100 {
            // Memory will do: what is tried here is not the disk.
            let folder = try TemporaryFolder(
                in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
            let journal = try await openJournal(folder)
            var random = SplitMix64(seed: seed)
            var states = [try await state(journal)]
            for _ in 0..<6 {
                let recorded: Recorded
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let height = Thousandths(Double(Int.random(in: 100...200, using: &random)))
                    recorded = try await journal.setProfile {
                        Profile(height: height, region: $0.region)
                    }
                case 1:
                    recorded = try await journal.measure([
                        weight(Double(Int.random(in: 50...90, using: &random)))
                    ])
                case 2:
                    recorded = try await journal.rate(
                        "food \(Int.random(in: 0..<2, using: &random))",
                        Int.random(in: 0..<3, using: &random) == 0
                            ? nil : Int.random(in: 1...5, using: &random))
                default: recorded = try await journal.log([content("x")])
                }
                if recorded.change != nil { states.append(try await state(journal)) }
            }
            for expected in states.dropLast().reversed() {
                _ = try await journal.undo()
                #expect(try await state(journal) == expected, "seed \(seed)")
            }
            for expected in states.dropFirst() {
                _ = try await journal.redo()
                #expect(try await state(journal) == expected, "seed \(seed)")
            }
            await journal.close()
        }
    }

    private struct State: Equatable {
        var profile: Profile
        var measurements: [Measurement]
        var ratings: [String: Int]
    }

    private func state(_ journal: Journal) async throws -> State {
        State(
            profile: try await journal.profile(),
            measurements: try await journal.measurements(nil, from: day(), to: .last),
            ratings: try await journal.ratings())
    }
}
