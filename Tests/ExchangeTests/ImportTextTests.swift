import Nutrition
import Testing

@testable import Exchange

struct ImportTextTests {
    @Test(
        arguments: [
            ("12", 12.0), ("1,050", 1050), ("1,050.5", 1050.5), (" 3 ", 3), ("12,5", nil),
            ("x", nil),
            ("1e99", nil), ("-1", -1), ("nan", nil),
        ] as [(String, Double?)])
    func `numbers may have commas between thousands`(text: String, expected: Double?) {
        #expect(ImportText.number(text) == expected)
    }

    @Test(
        arguments: [
            ("8:30", 30_600), ("08:30:15", 30_615), ("8:30 PM", 73_800), ("12:05 am", 300),
            ("12:00 PM", 43_200), ("25:00", nil), ("13:00 PM", nil), ("8", nil), ("8:75", nil),
        ] as [(String, Int?)])
    func `times of the day are read`(text: String, expected: Int?) {
        #expect(ImportText.secondOfDay(text) == expected)
    }

    @Test(
        arguments: [
            ("2026-03-01", "2026-03-01"), ("3/1/2026", "2026-03-01"), ("13/1/2026", nil),
            ("2026-02-30", nil), ("", nil),
        ] as [(String, String?)])
    func `dates are read`(text: String, expected: String?) {
        #expect(ImportText.date(text)?.description == expected)
    }
}
