import Nutrition
import TestSupport
import Testing

@testable import Exchange

struct NumeralTests {
    @Test(
        arguments: [
            ("12", 12.0), ("1,050", 1050), ("1,050.5", 1050.5), (" 3 ", 3), ("12,5", nil),
            ("x", nil), ("1e99", nil), ("-1", -1), ("nan", nil), ("0x10", nil), ("inf", nil),
            ("0,125", nil), ("1.5E-4", 0.00015), ("1,05,000", nil), (",5", nil), ("1,", nil),
            ("1.2.3", nil), ("1 050", 1050), ("1'050.5", 1050.5), ("1\u{A0}050", 1050),
            ("--1", nil),
            ("1,0500", nil), (".5", 0.5), ("5.", 5), ("", nil), ("9999999999", nil),
        ] as [(String, Double?)])
    func `numbers with points may have commas between thousands`(text: String, value: Double?) {
        #expect(Numeral.value(text, .point) == value)
        let mirrored = String(
            text.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
        #expect(Numeral.value(mirrored, .comma) == value)
    }

    @Test(
        arguments: [
            ("0,125", .comma), ("12,5", .comma), ("1.050,5", .comma), ("12.5", .point),
            ("1,050.5", .point), ("1,050", .none), ("1.050", .none), ("7", .none), ("x", .none),
        ] as [(String, Numeral.Evidence)])
    func `what a number says of its mark`(text: String, evidence: Numeral.Evidence) {
        #expect(Numeral.evidence(text) == evidence)
    }

    /// Any number of thousandths, written either way, is read as what it is.
    @Test func `what is written is read`() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let thousandths = Int(random.next() % 100_000_000)
            let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
            let decimals = String(String(rest + 1000).dropFirst())
            let expected = Double(thousandths) / 1000
            for (mark, sign) in [(Numeral.Mark.point, "."), (.comma, ",")] {
                #expect(
                    Numeral.value("\(whole)\(sign)\(decimals)", mark) == expected, "seed \(seed)")
            }
        }
    }

    @Test(
        arguments: [
            ("2026-03-01", "2026-03-01 "), ("3/1/2026", "2026-03-01 "), ("13/1/2026", nil),
            ("2026-02-30", nil), ("", nil), ("1.3.2026", "2026-01-03 "),
            ("20260301", "2026-03-01 "),
            ("3/1/26", "2026-03-01 "), ("2026/3/1", "2026-03-01 "), ("Mar 1, 2026", "2026-03-01 "),
            ("Sunday, March 1, 2026", "2026-03-01 "), ("1 March 2026", "2026-03-01 "),
            ("воскресенье, марта 1, 2026", "2026-03-01 "), ("пятница, мая 1, 2026", "2026-05-01 "),
            ("lunch March 1, 2026", nil), ("March, dinner, 1, 2026", nil),
            ("2026-03-01T08:05:00", "2026-03-01 08:05:00"),
            ("3/1/2026 8:05 PM", "2026-03-01 8:05 PM"),
            ("yesterday", nil), ("3/1", nil), ("1/2/3", nil), ("99999999999999999999", nil),
        ] as [(String, String?)])
    func `dates are read`(text: String, expected: String?) {
        let found = DateText.date(text, .monthFirst)
        #expect(found.map { "\($0.day.description) \($0.rest)" } == expected)
    }

    @Test(
        arguments: [
            ("8:30", 30_600), ("08:30:15", 30_615), ("8:30 PM", 73_800), ("12:05 am", 300),
            ("12:00 PM", 43_200), ("25:00", nil), ("13:00 PM", nil), ("8", nil), ("8:75", nil),
            ("20:15:00.000", 72_900),
        ] as [(String, Int?)])
    func `times of the day are read`(text: String, expected: Int?) {
        #expect(DateText.secondOfDay(text) == expected)
    }

    @Test(
        arguments: [
            ("Fat (g)", "fat", "g"), ("protein_g", "protein", "g"), ("Energy [kJ]", "energy", "kJ"),
            ("Energy (kcal)", "energy", "kcal"), ("Cals( kcal)", "cals", "kcal"),
            ("Sodium", "sodium", nil), ("  Food   Name ", "food name", nil),
            ("com.samsung.health.food_intake.calorie", "calorie", nil), ("g", "g", nil),
            ("Vitamin A (%)", "vitamin a", "%"),
        ] as [(String, String, String?)])
    func `columns are taken apart`(name: String, key: String, unit: String?) {
        let column = ColumnName(name)
        #expect(column.key == key)
        #expect(column.unit == unit)
    }
}
