import Logbook
import MealReader
import Nutrition
import TestSupport
import Testing
import TimeZones

struct LocalCalendarTests {
    private func calendar(_ zone: String, dayStart: Int = 0) throws -> LocalCalendar {
        LocalCalendar(zone: try ZoneFolder().zone(named: zone), dayStart: dayStart)
    }

    static let days: [(String, Int, Int64, String)] = [
        ("UTC", 0, 1_795_219_200, "2026-11-21"), ("UTC", 0, 1_795_219_199, "2026-11-20"),
        ("Asia/Tokyo", 0, 1_795_186_800, "2026-11-21"),
        ("Pacific/Kiritimati", 0, 1_795_169_000, "2026-11-21"),
        ("UTC", 14_400, 1_795_233_599, "2026-11-20"),
        ("UTC", 14_400, 1_795_233_600, "2026-11-21"),
        ("UTC", 0, -1, "1969-12-31"),
    ]

    @Test(arguments: days)
    func `an instant belongs to a day`(zone: String, start: Int, instant: Int64, day: String) throws
    {
        #expect(try calendar(zone, dayStart: start).day(of: instant).description == day)
    }

    @Test func `a day that has no midnight begins with the jump`() throws {
        // In Beirut clocks went from 2026-03-28 24:00 straight to 01:00.
        let beirut = try calendar("Asia/Beirut")
        let day = try #require(LocalDay("2026-03-29"))
        let start = beirut.start(of: day)
        #expect(beirut.secondOfDay(at: start) == 3600)
        #expect(beirut.day(of: start) == day)
        #expect(beirut.day(of: start - 1) == day.advanced(by: -1))
    }

    @Test func `a day begins where the one before it ends`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let zones = [
            "Africa/Cairo", "America/Havana", "America/Santiago", "Asia/Beirut", "Asia/Tokyo",
            "Australia/Lord_Howe", "Europe/London", "Pacific/Auckland", "UTC",
        ]
        for _ in 0..<300 {
            let name = zones.randomElement(using: &random) ?? "UTC"
            let calendar = try calendar(
                name, dayStart: [0, 14_400].randomElement(using: &random) ?? 0)
            let day = LocalDay(daysSinceEpoch: .random(in: 7000...30_000, using: &random))
            let start = calendar.start(of: day)
            #expect(calendar.day(of: start) == day, "\(name) \(day) seed \(seed)")
            #expect(calendar.day(of: start - 1) < day, "\(name) \(day) seed \(seed)")
        }
    }

    /// Said on Saturday 2026-11-21 at 10:15 UTC.
    static let spoken: [(SpokenTime, Meal?, String, Int)] = [
        (SpokenTime(), nil, "2026-11-21", 36_900),
        (SpokenTime(clock: .ambiguous(hour: 8, minute: 0)), nil, "2026-11-21", 28_800),
        (SpokenTime(clock: .ambiguous(hour: 12, minute: 30)), .lunch, "2026-11-20", 45_000),
        (SpokenTime(clock: .at(hour: 23, minute: 0)), nil, "2026-11-20", 82_800),
        (SpokenTime(clock: .at(hour: 11, minute: 0)), nil, "2026-11-21", 39_600),
        (SpokenTime(clock: .minutesAgo(60)), nil, "2026-11-21", 33_300),
        (SpokenTime(day: .daysAgo(1)), nil, "2026-11-20", 36_900),
        (SpokenTime(day: .daysAgo(1)), .dinner, "2026-11-20", 68_400),
        (
            SpokenTime(day: .daysAgo(1), clock: .ambiguous(hour: 8, minute: 0)), nil, "2026-11-20",
            28_800
        ),
        (
            SpokenTime(day: .daysAgo(1), clock: .ambiguous(hour: 8, minute: 0)), .dinner,
            "2026-11-20", 72_000
        ),
        (SpokenTime(day: .lastWeekday(1)), .breakfast, "2026-11-16", 28_800),
        (SpokenTime(day: .lastWeekday(6)), .lunch, "2026-11-14", 45_000),
        (SpokenTime(clock: .ambiguous(hour: 10, minute: 0)), .lunch, "2026-11-21", 36_000),
        (
            SpokenTime(day: .daysAgo(0), clock: .at(hour: 8, minute: 0)), nil, "2026-11-21", 28_800
        ),
        (
            SpokenTime(day: .daysAgo(0), clock: .at(hour: 15, minute: 0)), nil, "2026-11-21",
            36_900
        ),
        (SpokenTime(day: .date(year: 2026, month: 11, day: 15)), .lunch, "2026-11-15", 45_000),
        (SpokenTime(day: .date(year: nil, month: 11, day: 15)), .lunch, "2026-11-15", 45_000),
        (SpokenTime(day: .date(year: nil, month: 12, day: 24)), .dinner, "2025-12-24", 68_400),
        (SpokenTime(day: .date(year: nil, month: 2, day: 29)), .dinner, "2024-02-29", 68_400),
        (SpokenTime(day: .dayOfMonth(20)), .lunch, "2026-11-20", 45_000),
        (SpokenTime(day: .dayOfMonth(22)), .lunch, "2026-10-22", 45_000),
        (SpokenTime(day: .dayOfMonth(31)), .lunch, "2026-10-31", 45_000),
    ]

    @Test(arguments: spoken)
    func `spoken words mean an instant`(
        words: SpokenTime, meal: Meal?, day: String, second: Int
    ) throws {
        let calendar = try calendar("UTC")
        let instant = calendar.instant(of: words, meal: meal, now: 1_795_256_100)
        #expect(calendar.day(of: instant).description == day)
        #expect(calendar.secondOfDay(at: instant) == second)
    }

    @Test func `a time before the boundary belongs to the night of the day`() throws {
        let calendar = try calendar("UTC", dayStart: 4 * 3600)
        let day = try #require(LocalDay("2026-11-20"))
        let instant = calendar.instant(on: day, secondOfDay: 3600)
        #expect(instant == 1_795_222_800)
        #expect(calendar.day(of: instant) == day)
    }
}
