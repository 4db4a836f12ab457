import Nutrition
import TestSupport
import Testing

@testable import Journal

struct BackupPlanTests {
    private func kept(_ days: Int, daily: Int, weekly: Int) -> [String] {
        let today = LocalDay(daysSinceEpoch: 20_512)
        let plan = BackupPlan(daily: daily, weekly: weekly)
        var copies: [LocalDay] = []
        for age in (0..<days).reversed() {
            let day = today.advanced(by: -age)
            copies.append(day)
            let obsolete = plan.obsolete(copies, today: day)
            copies.removeAll { obsolete.contains($0) }
        }
        return copies.map(\.description)
    }

    @Test func `seven days and the last of four weeks are kept`() {
        // 2026-02-28 is a Saturday.
        #expect(
            kept(100, daily: 7, weekly: 4) == [
                "2026-02-08", "2026-02-15", "2026-02-22", "2026-02-23", "2026-02-24", "2026-02-25",
                "2026-02-26", "2026-02-27", "2026-02-28",
            ])
    }

    @Test func `without weeks only days are kept`() {
        #expect(kept(30, daily: 2, weekly: 0) == ["2026-02-27", "2026-02-28"])
        #expect(kept(1, daily: 7, weekly: 4) == ["2026-02-28"])
    }

    @Test func `the newest copies are never removed, whatever there is`() {
        for seed in UInt64(0)..<100 {
            var random = SplitMix64(seed: seed)
            let today = LocalDay(daysSinceEpoch: 20_512)
            let days = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                today.advanced(by: -Int.random(in: 0...400, using: &random))
            }
            let daily = Int.random(in: 1...10, using: &random)
            let obsolete = BackupPlan(daily: daily, weekly: 3).obsolete(days, today: today)
            let newest = Set(days).sorted().suffix(daily)
            #expect(newest.allSatisfy { !obsolete.contains($0) }, "seed \(seed)")
        }
    }

    @Test(
        arguments: [
            ("journal-2026-03-01.sqlite", "2026-03-01"), ("journal-2026-02-30.sqlite", nil),
            ("journal.sqlite", nil), ("journal-2026-03-01.sqlite.part", nil), ("notes", nil),
        ] as [(String, String?)])
    func `only our own files count as copies`(name: String, day: String?) {
        #expect(BackupPlan.day(ofName: name)?.description == day)
    }

    @Test func `a folder gets one copy a day`() async throws {
        let folder = try TemporaryFolder()
        await (try openJournal(folder)).close()
        let copies = BackupFolder("\(folder.path)/backups")
        let today = LocalDay(daysSinceEpoch: 20_512)
        let plan = BackupPlan(daily: 1, weekly: 0)
        let journal = JournalFolder(folder.path)
        #expect(try copies.keep(journal, on: today, by: plan)?.entries == 0)
        #expect(try copies.keep(journal, on: today, by: plan) == nil)
        #expect(try copies.keep(journal, on: today.advanced(by: 1), by: plan) != nil)
        #expect(copies.days == [today.advanced(by: 1)])
        #expect(try copies.eraseAll() == 1)
        #expect(copies.days == [])
    }
}
