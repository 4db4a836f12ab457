import Nutrition
import Testing
import TimeZones
import Wire

@testable import Verbs

struct OperandTests {
    /// A Friday.
    private let today = march6

    @Test(arguments: [
        ("today", "2026-03-06"), ("Yesterday", "2026-03-05"), ("-0", "2026-03-06"),
        ("-3", "2026-03-03"), ("2024-02-29", "2024-02-29"), ("friday", "2026-02-27"),
        ("thu", "2026-03-05"), ("SATURDAY", "2026-02-28"), ("mond", "2026-03-02"),
    ])
    func `days are named in many ways`(text: String, day: String) throws {
        #expect(try #require(DateOperand(text)).day(today: today).description == day)
    }

    @Test(arguments: ["", "tomorrow", "2026-02-30", "3", "+3", "fr", "fridays", "-x", "-999999"])
    func `what is no day is refused`(text: String) {
        #expect(DateOperand(text) == nil)
    }

    /// 2026-03-06T12:30:00Z, 13:30 in Rome.
    private let now: Int64 = 1_772_800_200

    @Test(arguments: [
        ("2026-03-01T08:15:00-05:00", "2026-03-01T08:15:00-05:00"),
        ("8:15", "2026-03-06T08:15:00+01:00"), ("13:30", "2026-03-06T13:30:00+01:00"),
        ("13:31", "2026-03-05T13:31:00+01:00"), ("00:00", "2026-03-06T00:00:00+01:00"),
        ("yesterday 19:00", "2026-03-05T19:00:00+01:00"),
        ("today 23:59", "2026-03-06T23:59:00+01:00"),
        ("monday 8:15", "2026-03-02T08:15:00+01:00"), ("-2 08:15", "2026-03-04T08:15:00+01:00"),
        ("2025-07-01 12:00", "2025-07-01T12:00:00+02:00"),
        ("2025-07-01T12:00", "2025-07-01T12:00:00+02:00"),
        // An hour that the clocks skip counts as the jump.
        ("2025-03-30 02:30", "2025-03-30T03:00:00+02:00"),
    ])
    func `moments are named in many ways`(text: String, moment: String) throws {
        let zone = try ZoneFolder().zone(named: "Europe/Rome")
        let instant = try MomentOperand.instant(
            text, now: now, zone: { () throws(Failure) in zone })
        #expect(instant?.description == moment)
    }

    @Test(arguments: [
        "", "8", "noon", "24:00", "12:60", "1:2", "012:30", "tomorrow 8:00", "2026-02-30 08:00",
        "yesterday", "yesterday at 8:00", "12:30:00", "2026-03-06X12:30x",
    ])
    func `what is no moment is refused`(text: String) throws {
        let instant = try MomentOperand.instant(
            text, now: now, zone: { () throws(Failure) in .utc })
        #expect(instant == nil)
    }
}
