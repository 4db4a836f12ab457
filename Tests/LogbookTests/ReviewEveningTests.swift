import Nutrition
import Testing
import TimeZones

@testable import Logbook

struct ReviewEveningTests {
    /// A zone, an instant in UTC, and the evening that has passed there and the next one (UTC).
    struct Case: CustomTestStringConvertible, Sendable {
        var zone: String
        var now: String
        var latest: String
        var next: String
        var evening = ReviewEvening(weekday: 7, second: 72_000)
        var dayStart = 0

        var testDescription: String { "\(zone) at \(now)" }
    }

    static let cases = [
        Case(
            zone: "UTC", now: "2026-03-01T19:59", latest: "2026-02-22", next: "2026-03-01T20:00"),
        Case(
            zone: "UTC", now: "2026-03-01T20:00", latest: "2026-03-01", next: "2026-03-08T20:00"),
        Case(
            zone: "UTC", now: "2026-03-02T00:00", latest: "2026-03-01", next: "2026-03-08T20:00"),
        // Clocks go forward on the morning of the 29th.
        Case(
            zone: "Europe/Berlin", now: "2026-03-22T19:00", latest: "2026-03-22",
            next: "2026-03-29T18:00"),
        // Half past two does not come: it is three then.
        Case(
            zone: "Europe/Berlin", now: "2026-03-29T00:59", latest: "2026-03-22",
            next: "2026-03-29T01:00", evening: ReviewEvening(weekday: 7, second: 9000)),
        // Half past two comes twice; the first counts.
        Case(
            zone: "Europe/Berlin", now: "2026-10-25T00:30", latest: "2026-10-25",
            next: "2026-11-01T01:30", evening: ReviewEvening(weekday: 7, second: 9000)),
        Case(
            zone: "Europe/Berlin", now: "2026-10-25T01:30", latest: "2026-10-25",
            next: "2026-11-01T01:30", evening: ReviewEvening(weekday: 7, second: 9000)),
        // Friday the 30th did not come: its evening is past at once.
        Case(
            zone: "Pacific/Apia", now: "2011-12-30T10:00", latest: "2011-12-30",
            next: "2012-01-06T06:00", evening: ReviewEvening(weekday: 5, second: 72_000)),
        // One in the morning belongs to the eating day before.
        Case(
            zone: "UTC", now: "2026-03-02T00:59", latest: "2026-02-22", next: "2026-03-02T01:00",
            evening: ReviewEvening(weekday: 7, second: 3600), dayStart: 14_400),
        Case(
            zone: "UTC", now: "2026-03-02T01:00", latest: "2026-03-01", next: "2026-03-09T01:00",
            evening: ReviewEvening(weekday: 7, second: 3600), dayStart: 14_400),
    ]

    @Test(arguments: cases)
    func `an evening passes once, wherever clocks go`(_ one: Case) throws {
        let calendar = LocalCalendar(
            zone: try ZoneFolder().zone(named: one.zone), dayStart: one.dayStart)
        let (day, next) = one.evening.latest(at: try #require(seconds(one.now)), in: calendar)
        #expect(day == LocalDay(one.latest))
        #expect(next == seconds(one.next))
    }

    @Test func `from any instant on the next evening is the one that passes next`() throws {
        var seed = SystemRandomNumberGenerator()
        for zone in ["Europe/Berlin", "America/St_Johns", "Asia/Taipei", "Australia/Lord_Howe"] {
            let calendar = LocalCalendar(zone: try ZoneFolder().zone(named: zone))
            for _ in 0..<200 {
                let now = Int64.random(in: 1_600_000_000...2_000_000_000, using: &seed)
                let evening = ReviewEvening(
                    weekday: .random(in: 1...7, using: &seed),
                    second: .random(in: 0..<86_400, using: &seed))
                let (day, next) = evening.latest(at: now, in: calendar)
                #expect(day.weekday == evening.weekday && next > now, "\(zone) \(now) \(evening)")
                #expect(evening.latest(at: next - 1, in: calendar).day == day)
                #expect(
                    evening.latest(at: next, in: calendar).day == day.advanced(by: 7),
                    "\(zone) \(now) \(evening)")
            }
        }
    }

    private func seconds(_ text: String) -> Int64? {
        guard let day = LocalDay(String(text.prefix(10))),
            let hour = Int64(text.dropFirst(11).prefix(2)),
            let minute = Int64(text.suffix(2))
        else { return nil }
        return Int64(day.daysSinceEpoch) * 86_400 + hour * 3600 + minute * 60
    }
}
