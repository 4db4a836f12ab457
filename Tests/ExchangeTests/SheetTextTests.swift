import Body
import Exchange
import Journal
import Nutrition
import TestSupport
import Testing
import Wire

/// Tables that spreadsheets open.
struct SheetTextTests {
    private static func moment(_ day: String, _ minute: Int) throws -> Moment {
        let day = try #require(LocalDay(day))
        return Moment(
            instant: Timestamp(
                milliseconds: (Int64(day.daysSinceEpoch) * 1440 + Int64(minute)) * 60_000),
            zone: "UTC", offset: 0, day: day)
    }

    private static func entry(
        _ id: Int64, _ name: String, _ day: String, _ minute: Int, _ meal: Meal,
        calories: Double?, held: Bool = false
    ) throws -> FoodEntry {
        FoodEntry(
            id: EntryID(rawValue: id), revision: id, utterance: nil,
            content: EntryContent(
                moment: try moment(day, minute), text: name, name: name, grams: Thousandths(62.5),
                nutrients: Nutrients(calories: calories.map { Thousandths($0) }), meal: meal,
                modifiers: name == "egg" ? ["large"] : [], source: .manual,
                state: held ? .held : .logged))
    }

    private static func contents(reversed: Bool = false) throws -> SheetContents {
        var contents = SheetContents()
        contents.entries = [
            try entry(1, "egg", "2026-11-26", 480, .breakfast, calories: 92.5),
            try entry(2, "=HYPERLINK(1)", "2026-11-26", 480, .breakfast, calories: nil),
            try entry(3, "soup, \"hot\"", "2026-11-26", 750, .lunch, calories: 0),
        ]
        contents.held = [
            try entry(4, "cake", "2026-11-26", 900, .snack, calories: 9000, held: true)
        ]
        contents.feelings = [
            Feeling(
                id: FeelingID(rawValue: 1),
                content: FeelingContent(
                    name: "bloated", strength: 3, text: "bloated",
                    moment: try moment("2026-11-26", 500)))
        ]
        contents.eatingScores = [try #require(LocalDay("2026-11-26")): 51.26]
        contents.profile.height = Thousandths(172.5)
        if reversed { contents.entries.reverse() }
        return contents
    }

    private static func lines(_ sheet: Sheet, comma: Bool = false) throws -> [Substring] {
        let bytes = SheetText(try contents(), hasDecimalComma: comma).bytes(of: sheet)
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        return String(decoding: bytes.dropFirst(3), as: UTF8.self).split(separator: "\r\n")
    }

    @Test func `a meal is a row, with what is unknown left empty`() throws {
        #expect(
            try Self.lines(.meals) == [
                "date,meal,time,photo,foods,adjustments,allergy_score,calories,protein,carbohydrates,fat,fiber,sugar,"
                    + "sodium,incomplete,day_score,alternatives,feelings,waiting",
                "2026-11-26,breakfast,08:00,,\"'=HYPERLINK(1) (62.5 g); egg (62.5 g)\",large,,92.5,,,,,,,"
                    + "\"calories; protein; carbohydrates; fat; fiber; sugar; sodium\",51.3,,bloated 3/5,",
                "2026-11-26,lunch,12:30,,\"soup, \"\"hot\"\" (62.5 g)\",,,0,,,,,,,"
                    + "\"protein; carbohydrates; fat; fiber; sugar; sodium\",51.3,,,",
                "2026-11-26,snack,,,,,,,,,,,,,,51.3,,,cake",
            ])
    }

    @Test func `a day is a row, and the comma is that of decimals where it is wanted`() throws {
        let lines = try Self.lines(.days, comma: true)
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("2026-11-26;3;1;92,5;;;;;;;") == true, "\(lines)")
        #expect(try Self.lines(.profile, comma: true).last == "height;172,5;cm;")
    }

    @Test func `the order in which a device holds things changes nothing`() throws {
        for sheet in Sheet.allCases {
            let one = SheetText(try Self.contents(), hasDecimalComma: false).bytes(of: sheet)
            let other = SheetText(try Self.contents(reversed: true), hasDecimalComma: false)
                .bytes(of: sheet)
            #expect(one == other)
        }
    }
}
