import Glibc
import Journal
import Nutrition
import TestSupport
import Testing
import TimeZones

@testable import Logbook

struct DayPlannerTests {
    /// A zone, an instant in UTC, and what its calendar says there: the day, and when it is over (UTC).
    struct Case: CustomTestStringConvertible, Sendable {
        var zone: String
        var now: String
        var today: String
        var end: String
        var dayStart = 0

        var testDescription: String { "\(zone) at \(now)" }
    }

    static let cases: [Case] = [
        // Ordinary days, at whole, half and quarter hours from UTC.
        Case(zone: "UTC", now: "2026-03-01T12:00", today: "2026-03-01", end: "2026-03-02T00:00"),
        Case(
            zone: "Europe/Berlin", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T23:00"),
        Case(
            zone: "America/New_York", now: "2026-01-10T04:59", today: "2026-01-09",
            end: "2026-01-10T05:00"),
        Case(
            zone: "America/Los_Angeles", now: "2026-01-10T08:00", today: "2026-01-10",
            end: "2026-01-11T08:00"),
        Case(
            zone: "Asia/Tokyo", now: "2026-01-10T15:00", today: "2026-01-11",
            end: "2026-01-11T15:00"),
        Case(
            zone: "Asia/Kolkata", now: "2026-01-10T18:29", today: "2026-01-10",
            end: "2026-01-10T18:30"),
        Case(
            zone: "Asia/Kathmandu", now: "2026-01-10T18:15", today: "2026-01-11",
            end: "2026-01-11T18:15"),
        Case(
            zone: "Australia/Eucla", now: "2026-01-10T15:15", today: "2026-01-11",
            end: "2026-01-11T15:15"),
        Case(
            zone: "Asia/Tehran", now: "2026-06-10T12:00", today: "2026-06-10",
            end: "2026-06-10T20:30"),
        Case(
            zone: "America/St_Johns", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-11T03:30"),
        Case(
            zone: "Pacific/Marquesas", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-11T09:30"),
        Case(
            zone: "Pacific/Kiritimati", now: "2026-01-10T10:00", today: "2026-01-11",
            end: "2026-01-11T10:00"),
        Case(
            zone: "Pacific/Pago_Pago", now: "2026-01-10T10:59", today: "2026-01-09",
            end: "2026-01-10T11:00"),
        Case(
            zone: "Africa/Lagos", now: "2026-01-10T22:59", today: "2026-01-10",
            end: "2026-01-10T23:00"),
        Case(
            zone: "Africa/Johannesburg", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T22:00"),
        Case(
            zone: "Asia/Shanghai", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T16:00"),
        Case(
            zone: "Asia/Yangon", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T17:30"),
        Case(
            zone: "America/Argentina/Buenos_Aires", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-11T03:00"),
        Case(
            zone: "Etc/GMT+12", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-11T12:00"),
        // More of the world, as Python's zoneinfo has them.
        Case(
            zone: "Europe/Moscow", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T21:00"),
        Case(
            zone: "Asia/Dubai", now: "2026-01-10T20:00", today: "2026-01-11",
            end: "2026-01-11T20:00"),
        Case(
            zone: "Asia/Kabul", now: "2026-01-10T19:29", today: "2026-01-10",
            end: "2026-01-10T19:30"),
        Case(
            zone: "America/Anchorage", now: "2026-03-08T10:00", today: "2026-03-08",
            end: "2026-03-09T08:00"),
        Case(
            zone: "Pacific/Honolulu", now: "2026-01-10T09:59", today: "2026-01-09",
            end: "2026-01-10T10:00"),
        Case(
            zone: "Pacific/Chatham", now: "2026-04-04T12:00", today: "2026-04-05",
            end: "2026-04-05T11:15"),
        Case(
            zone: "Antarctica/Troll", now: "2026-03-29T00:30", today: "2026-03-29",
            end: "2026-03-29T22:00"),
        Case(
            zone: "Africa/Nairobi", now: "2026-01-10T12:00", today: "2026-01-10",
            end: "2026-01-10T21:00"),
        Case(
            zone: "Asia/Karachi", now: "2026-01-10T19:00", today: "2026-01-11",
            end: "2026-01-11T19:00"),
        Case(
            zone: "Atlantic/Azores", now: "2026-03-29T00:59", today: "2026-03-28",
            end: "2026-03-29T01:00"),
        Case(
            zone: "Atlantic/Azores", now: "2026-10-25T00:30", today: "2026-10-25",
            end: "2026-10-26T01:00"),
        Case(
            zone: "Asia/Tehran", now: "2022-03-21T20:00", today: "2022-03-21",
            end: "2022-03-21T20:30"),
        Case(
            zone: "Asia/Amman", now: "2022-02-24T21:59", today: "2022-02-24",
            end: "2022-02-24T22:00"),
        Case(
            zone: "America/Mexico_City", now: "2022-10-30T06:30", today: "2022-10-30",
            end: "2022-10-31T06:00"),
        Case(
            zone: "Asia/Gaza", now: "2026-03-27T20:00", today: "2026-03-27",
            end: "2026-03-27T22:00"),
        // Daylight saving both ways: days of 23 and of 25 hours.
        Case(
            zone: "Europe/Berlin", now: "2026-03-28T23:00", today: "2026-03-29",
            end: "2026-03-29T22:00"),
        Case(
            zone: "Europe/Berlin", now: "2026-10-24T22:00", today: "2026-10-25",
            end: "2026-10-25T23:00"),
        Case(
            zone: "America/New_York", now: "2026-03-08T05:00", today: "2026-03-08",
            end: "2026-03-09T04:00"),
        Case(
            zone: "America/New_York", now: "2026-11-01T04:00", today: "2026-11-01",
            end: "2026-11-02T05:00"),
        Case(
            zone: "Australia/Sydney", now: "2026-04-04T14:00", today: "2026-04-05",
            end: "2026-04-05T14:00"),
        Case(
            zone: "Australia/Sydney", now: "2026-10-03T14:00", today: "2026-10-04",
            end: "2026-10-04T13:00"),
        Case(
            zone: "Europe/Dublin", now: "2026-10-25T12:00", today: "2026-10-25",
            end: "2026-10-26T00:00"),
        Case(
            zone: "Pacific/Auckland", now: "2026-04-04T12:00", today: "2026-04-05",
            end: "2026-04-05T12:00"),
        Case(
            zone: "Africa/Casablanca", now: "2026-02-15T12:00", today: "2026-02-15",
            end: "2026-02-16T00:00"),
        // Half an hour.
        Case(
            zone: "Australia/Lord_Howe", now: "2026-04-04T13:00", today: "2026-04-05",
            end: "2026-04-05T13:30"),
        Case(
            zone: "Australia/Lord_Howe", now: "2026-10-03T13:30", today: "2026-10-04",
            end: "2026-10-04T13:00"),
        // Midnight that is skipped: the day begins at the jump.
        Case(
            zone: "Africa/Cairo", now: "2024-04-25T21:59", today: "2024-04-25",
            end: "2024-04-25T22:00"),
        Case(
            zone: "Asia/Beirut", now: "2024-03-30T21:59", today: "2024-03-30",
            end: "2024-03-30T22:00"),
        Case(
            zone: "America/Santiago", now: "2024-09-08T03:59", today: "2024-09-07",
            end: "2024-09-08T04:00"),
        Case(
            zone: "America/Havana", now: "2024-03-10T04:59", today: "2024-03-09",
            end: "2024-03-10T05:00"),
        Case(
            zone: "America/Sao_Paulo", now: "2018-11-04T02:59", today: "2018-11-03",
            end: "2018-11-04T03:00"),
        Case(
            zone: "America/Asuncion", now: "2023-10-01T03:59", today: "2023-09-30",
            end: "2023-10-01T04:00"),
        // The last hour of the day that comes twice, and a midnight that does.
        Case(
            zone: "Africa/Cairo", now: "2024-10-31T20:30", today: "2024-10-31",
            end: "2024-10-31T22:00"),
        Case(
            zone: "Asia/Beirut", now: "2024-10-26T20:30", today: "2024-10-26",
            end: "2024-10-26T22:00"),
        Case(
            zone: "America/Santiago", now: "2024-04-07T02:30", today: "2024-04-06",
            end: "2024-04-07T04:00"),
        Case(
            zone: "America/Havana", now: "2024-11-03T03:59", today: "2024-11-02",
            end: "2024-11-03T04:00"),
        Case(
            zone: "America/Havana", now: "2024-11-03T04:30", today: "2024-11-03",
            end: "2024-11-04T05:00"),
        Case(
            zone: "America/Havana", now: "2024-11-03T05:30", today: "2024-11-03",
            end: "2024-11-04T05:00"),
        // A day that never was, and one that came twice.
        Case(
            zone: "Pacific/Apia", now: "2011-12-30T09:59", today: "2011-12-29",
            end: "2011-12-30T10:00"),
        Case(
            zone: "Pacific/Apia", now: "2011-12-30T10:00", today: "2011-12-31",
            end: "2011-12-31T10:00"),
        Case(
            zone: "Pacific/Fakaofo", now: "2011-12-30T10:59", today: "2011-12-29",
            end: "2011-12-30T11:00"),
        Case(
            zone: "Pacific/Kwajalein", now: "1993-08-21T11:59", today: "1993-08-20",
            end: "1993-08-21T12:00"),
        Case(
            zone: "Pacific/Enderbury", now: "1994-12-31T10:59", today: "1994-12-30",
            end: "1994-12-31T11:00"),
        Case(
            zone: "Pacific/Kwajalein", now: "1969-09-30T12:59", today: "1969-09-30",
            end: "1969-10-01T12:00"),
        Case(
            zone: "Pacific/Kwajalein", now: "1969-09-30T14:00", today: "1969-09-30",
            end: "1969-10-01T12:00"),
        // Leap days, and years before and after.
        Case(
            zone: "Europe/London", now: "2028-02-29T12:00", today: "2028-02-29",
            end: "2028-03-01T00:00"),
        Case(zone: "UTC", now: "2100-02-28T23:59", today: "2100-02-28", end: "2100-03-01T00:00"),
        Case(
            zone: "Europe/Berlin", now: "2090-07-01T12:00", today: "2090-07-01",
            end: "2090-07-01T22:00"),
        Case(
            zone: "America/New_York", now: "1970-01-01T00:00", today: "1969-12-31",
            end: "1970-01-01T05:00"),
        Case(
            zone: "Asia/Singapore", now: "1981-12-31T16:30", today: "1982-01-01",
            end: "1982-01-01T16:00"),
        Case(
            zone: "Asia/Pyongyang", now: "2018-05-04T14:59", today: "2018-05-04",
            end: "2018-05-04T15:00"),
        // A day that begins late: through a skipped hour, and one that comes twice.
        Case(
            zone: "Europe/Berlin", now: "2026-03-29T00:59", today: "2026-03-28",
            end: "2026-03-29T01:00", dayStart: 9000),
        Case(
            zone: "Europe/Berlin", now: "2026-03-29T12:00", today: "2026-03-29",
            end: "2026-03-30T02:00", dayStart: 14_400),
        Case(
            zone: "UTC", now: "2026-01-01T03:59", today: "2025-12-31", end: "2026-01-01T04:00",
            dayStart: 14_400),
    ]

    @Test(arguments: cases) func `the day and its end are the calendar's`(_ example: Case) throws {
        let zone = try ZoneFolder().zone(named: example.zone)
        let calendar = LocalCalendar(zone: zone, dayStart: example.dayStart)
        let now = try #require(Self.seconds(example.now))
        let today = try #require(LocalDay(example.today))
        let end = try #require(Self.seconds(example.end))
        #expect(calendar.day(of: now) == today)
        var planner = DayPlanner(firstOpen: today.advanced(by: -1))
        #expect(planner.step(at: now, in: calendar) == .close(before: today))
        planner.closed(before: today)
        #expect(planner.step(at: now, in: calendar) == .wait(until: end))
        let next = calendar.day(of: end)
        #expect(planner.step(at: end, in: calendar) == .close(before: next))
        #expect(calendar.day(of: end - 1) == today)
    }

    @Test func `the table has at least 40 zones`() {
        #expect(Self.zones.count >= 40)
    }

    @Test func `a boundary that comes twice closes its day once and waits on`() throws {
        // Clocks went back at 00:01, so that 00:00 came twice, an hour apart.
        let zone = try ZoneFolder().zone(named: "America/St_Johns")
        let calendar = LocalCalendar(zone: zone)
        let first = try #require(Self.seconds("2010-11-07T02:30"))
        var planner = DayPlanner(firstOpen: LocalDay("2010-11-06"))
        #expect(planner.step(at: first - 1, in: calendar) == .wait(until: first))
        let sunday = try #require(LocalDay("2010-11-07"))
        #expect(planner.step(at: first, in: calendar) == .close(before: sunday))
        planner.closed(before: sunday)
        let monday = try #require(Self.seconds("2010-11-08T03:30"))
        #expect(planner.step(at: first + 600, in: calendar) == .wait(until: monday))
        // Whoever starts in the second hour before midnight waits for the second one.
        let late = DayPlanner(firstOpen: LocalDay("2010-11-06"))
        #expect(late.step(at: first + 600, in: calendar) == .wait(until: first + 3600))
    }

    @Test func `flying over the date line skips a day, and lives one twice`() throws {
        let east = LocalCalendar(zone: try ZoneFolder().zone(named: "Pacific/Auckland"))
        let west = LocalCalendar(zone: try ZoneFolder().zone(named: "Pacific/Honolulu"))
        let now = try #require(Self.seconds("2026-06-10T13:00"))
        var planner = DayPlanner(firstOpen: LocalDay("2026-06-11"))
        let end = try #require(Self.seconds("2026-06-12T10:00"))
        #expect(planner.step(at: now, in: west) == .wait(until: end), "the 10th was closed before")
        planner = DayPlanner(firstOpen: LocalDay("2026-06-10"))
        let eleventh = try #require(LocalDay("2026-06-11"))
        #expect(planner.step(at: now, in: east) == .close(before: eleventh))
    }

    @Test func `a clock that was ahead and is set back has its days opened again`() throws {
        let calendar = LocalCalendar(zone: try ZoneFolder().zone(named: "Europe/Berlin"))
        let now = try #require(Self.seconds("2026-06-10T13:00"))
        let today = try #require(LocalDay("2026-06-10"))
        let later = now + 40 * 86_400
        var planner = DayPlanner(firstOpen: today)
        planner.closed(before: today.advanced(by: 40), at: later)
        #expect(planner.step(at: now, in: calendar) == .open(from: today))
        #expect(
            planner.step(at: later - 86_400, in: calendar) == .open(from: today.advanced(by: 39)))
        planner.follow(DayHorizon(firstOpen: today, moved: Timestamp(milliseconds: now * 1000)))
        let midnight = try #require(Self.seconds("2026-06-10T22:00"))
        #expect(planner.step(at: now, in: calendar) == .wait(until: midnight))
        #expect(planner.step(at: now - 10, in: calendar) == .wait(until: midnight))
    }

    @Test func `a clock that cannot be right closes nothing`() throws {
        let calendar = LocalCalendar(zone: .utc)
        let planner = DayPlanner(firstOpen: LocalDay("2026-06-10"))
        for (text, isTrusted) in [
            ("2041-06-10", true), ("2056-06-09", true), ("2056-06-12", false),
            ("2099-01-01", false), ("9998-01-01", false),
        ] {
            let day = try #require(LocalDay(text))
            let now = try #require(Self.seconds("\(text)T12:00"))
            #expect(
                planner.step(at: now, in: calendar)
                    == (isTrusted ? .close(before: day) : .distrust(day, until: now + 43_200)))
        }
        // A machine without a battery begins in 1970, and the journal with it.
        let early = DayPlanner(firstOpen: LocalDay("1970-01-01"))
        let now = try #require(Self.seconds("2026-11-21T12:00"))
        #expect(
            early.step(at: now, in: calendar)
                == .close(before: try #require(LocalDay("2026-11-21"))))
    }

    /// Closed means over: at the end every day that is over somewhere in the world, in order and once,
    /// and none that cannot be over anywhere.
    @Test(arguments: 0..<2000)
    func `whatever happens, every day that is over is closed once and in order`(
        _ seed: UInt64
    ) throws {
        var random = SplitMix64(seed: seed)
        let folder = ZoneFolder()
        func calendar() throws -> LocalCalendar {
            LocalCalendar(
                zone: try folder.zone(
                    named: try #require(Self.zones.randomElement(using: &random))),
                dayStart: [0, 0, 14_400].randomElement(using: &random) ?? 0)
        }
        var place = try calendar()
        var now = Int64.random(in: 0...4_000_000_000, using: &random)
        // What the journal keeps, and what it was told to close.
        var first = place.day(of: now)
        var horizon = DayHorizon(firstOpen: first, moved: Timestamp(milliseconds: now * 1000))
        var closed: [LocalDay] = []
        var planner = DayPlanner()
        for _ in 0..<60 {
            var until: Int64?
            for _ in 0..<4 where until == nil {
                switch planner.step(at: now, in: place) {
                case .close(let today):
                    for number in horizon.firstOpen
                        .daysSinceEpoch..<max(horizon.firstOpen, today).daysSinceEpoch
                    { closed.append(LocalDay(daysSinceEpoch: number)) }
                    if horizon.firstOpen < today {
                        horizon = DayHorizon(
                            firstOpen: today, moved: Timestamp(milliseconds: now * 1000))
                    }
                case .open(let today):
                    try #require(today < horizon.firstOpen, "seed \(seed)")
                    closed.removeAll { $0 >= today }
                    first = min(first, today)
                    horizon = DayHorizon(
                        firstOpen: today, moved: Timestamp(milliseconds: now * 1000))
                case .distrust: Issue.record("seed \(seed): no clock here is that wrong")
                case .wait(let second): until = second
                }
                planner.follow(horizon)
            }
            let next = try #require(until, "seed \(seed): it never comes to rest")
            try #require(next > now, "seed \(seed)")
            try #require(place.day(of: now) <= horizon.firstOpen, "seed \(seed)")
            try #require(
                place.day(of: now) == horizon.firstOpen
                    || !horizon.isAhead(of: Timestamp(milliseconds: now * 1000)), "seed \(seed)")
            switch Int.random(in: 0..<8, using: &random) {
            case 0: place = try calendar()
            case 1: planner = DayPlanner(horizon)
            case 2: now += .random(in: -90_000...90_000, using: &random)
            case 3: now += .random(in: -4_000_000...4_000_000, using: &random)
            case 4: now += .random(in: 0...max(0, next - now), using: &random)
            default: now = next
            }
        }
        let expected = (first.daysSinceEpoch..<horizon.firstOpen.daysSinceEpoch).map {
            LocalDay(daysSinceEpoch: $0)
        }
        #expect(closed == expected, "seed \(seed)")
    }

    static let zones = Array(Set(cases.map(\.zone))).sorted()

    /// Unix seconds of a minute in UTC.
    private static func seconds(_ text: String) -> Int64? {
        guard let day = LocalDay(text.prefix(10)) else { return nil }
        let clock = text.suffix(5).split(separator: ":").compactMap { Int64($0) }
        guard clock.count == 2 else { return nil }
        return Int64(day.daysSinceEpoch) * 86_400 + clock[0] * 3600 + clock[1] * 60
    }
}
