import Nutrition
import Testing

struct LocalDayTests {
    @Test func `the last date is the end of the year 9999`() {
        #expect(LocalDay.last == LocalDay(year: 9999, month: 12, day: 31))
        #expect(LocalDay.last.description == "9999-12-31")
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("2000-02-29", 11_016), ("1969-12-31", -1), ("2026-11-21", 20_778),
    ])
    func `a date is so many days from the epoch`(text: String, days: Int) {
        #expect(LocalDay(text)?.daysSinceEpoch == days)
        #expect(LocalDay(daysSinceEpoch: days).description == text)
    }

    @Test(arguments: [
        "", "2026-2-1", "2026-02-30", "2026-13-01", "0000-01-01", "2026-02-01 ", "20260201xx",
    ])
    func `what is no date is refused`(text: String) {
        #expect(LocalDay(text) == nil)
    }
}
