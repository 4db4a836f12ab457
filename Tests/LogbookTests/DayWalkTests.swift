import JSON
import Journal
import Nutrition
import TestSupport
import Testing
import TimeZones
import Wire

@testable import Logbook

/// People who travel, clocks that are set, and daemons that come and go, before a real journal.
struct DayWalkTests {
    /// Forty walks of fifty steps.
    @Test(arguments: 0..<40)
    func `every day that is over is closed once, every entry is in one day, and totals are right`(
        _ seed: UInt64
    ) async throws {
        var walk = try await DayWalk(seed: seed)
        for _ in 0..<50 { try await walk.step() }
        try await walk.check()
    }
}

private struct DayWalk {
    private let seed: UInt64
    private var random: SplitMix64
    private let folder: TemporaryFolder
    private let clock: TestClock
    private var journal: Journal
    private var place: LocalCalendar
    private var planner = DayPlanner()
    private var logged: [LocalDay: NutrientTotal] = [:]
    private var count = 0

    init(seed: UInt64) async throws {
        self.seed = seed
        random = SplitMix64(seed: seed)
        folder = try TemporaryFolder()
        clock = TestClock(
            milliseconds: .random(in: 400_000_000_000...4_000_000_000_000, using: &random))
        journal = try await Self.open(folder, clock)
        place = try Self.place(&random)
        try await roll()
    }

    private static func open(_ folder: TemporaryFolder, _ clock: TestClock) async throws -> Journal
    {
        try await Journal.open(
            folder: folder.path, now: { Timestamp(milliseconds: clock.now) },
            describe: Logbook.payload)
    }

    private static func place(_ random: inout SplitMix64) throws -> LocalCalendar {
        LocalCalendar(
            zone: try ZoneFolder().zone(
                named: try #require(DayPlannerTests.zones.randomElement(using: &random))),
            dayStart: [0, 0, 14_400].randomElement(using: &random) ?? 0)
    }

    /// Something happens, somebody eats, and days end that are over.
    mutating func step() async throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: place = try Self.place(&random)
        case 1:
            await journal.close()
            journal = try await Self.open(folder, clock)
            planner = DayPlanner()
        case 2: clock.advance(seconds: .random(in: -90_000...90_000, using: &random))
        case 3: clock.advance(seconds: .random(in: 0...1_000_000, using: &random))
        case 4, 5: clock.advance(seconds: .random(in: 0...40_000, using: &random))
        default:
            if case .wait(let until) = planner.step(at: clock.now / 1000, in: place) {
                clock.advance(seconds: until - clock.now / 1000)
            }
        }
        try await eat()
        try await roll()
    }

    /// Now or up to three days ago, also on days that are closed.
    private mutating func eat() async throws {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let back =
                Bool.random(using: &random) ? 0 : Int64.random(in: 0...259_200, using: &random)
            let moment = Moment(milliseconds: clock.now - back * 1000, place)
            let figures = Nutrients(
                calories: Thousandths(rawValue: .random(in: 0...900_000, using: &random)),
                fat: Bool.random(using: &random)
                    ? Thousandths(rawValue: .random(in: 0...90_000, using: &random)) : nil)
            _ = try await journal.log([
                .manual(figures, name: nil, text: "x", at: moment, meal: .snack)
            ])
            logged[moment.day, default: NutrientTotal()].add(figures)
            count += 1
        }
    }

    private mutating func roll() async throws {
        for _ in 0..<4 {
            switch planner.step(at: clock.now / 1000, in: place) {
            case .close(let today):
                _ = try await journal.closeDays(before: today, zone: place.zone.name, sinks: ["a"])
            case .open(let today): _ = try await journal.openDays(from: today)
            case .distrust: Issue.record("seed \(seed): no clock here is that wrong")
            case .wait: return
            }
            planner.follow(try await journal.horizon())
        }
        Issue.record("seed \(seed): it never comes to rest")
    }

    func check() async throws {
        var closed: [LocalDay] = []
        for event in try await journal.events(after: 0, limit: 10_000)
        where event.kind == .dayClosed || event.kind == .dayOpened {
            let payload = try JSONValue(parsing: event.payload)
            let first = try #require(payload["from"]?.string.flatMap { LocalDay($0) })
            let last = try #require(payload["date"]?.string.flatMap { LocalDay($0) })
            if event.kind == .dayOpened {
                #expect(closed.isEmpty || closed.last == last, "seed \(seed)")
                closed.removeAll { $0 >= first }
                continue
            }
            closed += (first.daysSinceEpoch...last.daysSinceEpoch).map {
                LocalDay(daysSinceEpoch: $0)
            }
        }
        let horizon = try #require(try await journal.horizon())
        let open = horizon.firstOpen
        // No day is closed that cannot be over anywhere.
        let isAhead = horizon.isAhead(of: Timestamp(milliseconds: clock.now))
        #expect(!isAhead || place.day(of: clock.now / 1000) >= open, "seed \(seed)")
        // In order, without a gap, up to the first open day.
        let first = closed.first ?? open
        let expected = (first.daysSinceEpoch..<open.daysSinceEpoch).map {
            LocalDay(daysSinceEpoch: $0)
        }
        #expect(closed == expected, "seed \(seed)")
        // A sink that confirmed nothing yet is told of each day once.
        let messages = try await journal.messages(in: .queued)
        for day in expected {
            let count = messages.count { $0.first <= day && day <= $0.last }
            #expect(count <= 1, "seed \(seed), \(day)")
        }
        var found = 0
        for (day, total) in logged {
            let page = try await journal.day(day)
            #expect(page.total.total == total, "seed \(seed), \(day)")
            #expect(page.total.isClosed == (day < open), "seed \(seed), \(day)")
            #expect(page.entries.allSatisfy { $0.moment.day == day }, "seed \(seed), \(day)")
            found += page.entries.count
        }
        #expect(found == count, "seed \(seed)")
        #expect(try await journal.status().entries == count, "seed \(seed)")
        #expect(try await journal.flaws() == [], "seed \(seed)")
        await journal.close()
    }
}
