import JSON
import Journal
import Nutrition
import Testing

@testable import Exchange

/// What Demeter writes and reads itself.
struct OwnFormatTests {
    private func plan(_ text: String) -> ImportPlan {
        ExchangeFormat.demeter.plan(Array(text.utf8))
    }

    private let header = ImportPlan.header(ExportHeader(schema: 5)).text + "\n"
    private let row = "{\"table\":\"closed_days\",\"day\":\"2026-03-01\"}\n"

    @Test func `an export with its end is whole`() {
        let plan = plan(header + row + row + ImportPlan.ending(rows: 2).text + "\n")
        #expect(plan.faults == [])
        #expect(plan.rows.count == 2)
        #expect(plan.extent == .whole)
    }

    @Test(arguments: [
        ("", ImportPlan.Extent.cutOff(said: nil, found: 0)),
        ("{\"table\":\"closed_days\"}\n", .cutOff(said: nil, found: 1)),
        // Cut off within a line.
        ("{\"table\":\"closed_days\"}\n{\"table\":\"clo", .cutOff(said: nil, found: 1)),
        ("{\"table\":\"closed_days\"}\n{\"demeter\":\"end\",\"ro", .cutOff(said: nil, found: 1)),
        // Rows are missing in the middle.
        (
            "{\"table\":\"closed_days\"}\n{\"demeter\":\"end\",\"rows\":3}\n",
            .cutOff(said: 3, found: 1)
        ),
    ])
    func `one without its end, or with fewer rows, is cut off`(
        rest: String, extent: ImportPlan.Extent
    ) {
        let plan = plan(header + rest)
        #expect(plan.faults == [])
        #expect(plan.extent == extent)
    }

    @Test func `format 1 does not tell`() {
        let plan = plan("{\"demeter\":\"export\",\"format\":1,\"schema\":5}\n" + row)
        #expect(plan.faults == [])
        #expect(plan.rows.count == 1)
        #expect(plan.extent == .untold)
    }

    @Test func `what stands behind the end is refused`() {
        let plan = plan(header + row + ImportPlan.ending(rows: 1).text + "\n" + row)
        #expect(
            plan.faults
                == [ImportPlan.Fault(line: 4, reason: "it stands behind the end of the export")])
    }

    @Test func `a format of later is refused`() {
        let plan = plan("{\"demeter\":\"export\",\"format\":3,\"schema\":5}\n" + row)
        #expect(
            plan.faults
                == [
                    ImportPlan.Fault(
                        line: 1, reason: "its format is of a newer Demeter; update this one")
                ])
    }

    @Test(arguments: [TableStyle.plain, .decimalComma])
    func `tables with points and with commas are read alike`(style: TableStyle) throws {
        let row = JSONObject([
            ("entry", 7), ("day", "2026-03-01"), ("instant", 1_772_362_800_123),
            ("zone", "Europe/Berlin"), ("utc_offset", 3600), ("meal", "lunch"),
            ("name", "rice; fried, 2,5 %"), ("text", "rice"), ("food", .null),
            ("amount", .number(0.142857)), ("unit", "cup"), ("grams", 26_500),
            ("calories", 1_500_125), ("protein", .null), ("carbohydrates", 0), ("fat", 5),
            ("fiber", .null), ("sugar", .null), ("sodium", 12_000), ("brand", .null),
            ("preparation", .null), ("modifiers", "[\"hot\"]"), ("confidence", .number(0.75)),
            ("assumption", .null), ("source", "manual"), ("state", "logged"), ("warnings", "[]"),
            (
                "nutrients",
                .object(
                    JSONObject([("saturated_fat", 2_125), ("iodine", 40_500), ("vitamin_c", 0)]))
            ),
        ])
        let lines = [EntryRow.names, EntryRow.fields(row, style)].map {
            CSVText.line($0, separator: style.separator) + "\n"
        }
        let bytes = Array(lines.joined().utf8)
        #expect(lines[1].contains(style.hasDecimalComma ? ";0,142857;" : ",0.142857,"))
        #expect(ExchangeFormat.own(bytes) == .demeterCSV)
        let plan = ExchangeFormat.demeterCSV.plan(bytes)
        #expect(plan.faults == [])
        let read = try #require(plan.rows.first?.row)
        for member in row.members { #expect(read[member.key] == member.value, "\(member.key)") }
        #expect(plan.contents.map(\.name) == ["rice; fried, 2,5 %"])
        let comma = style.hasDecimalComma ? "," : "."
        #expect(lines[1].contains("2\(comma)125"))
        #expect(
            plan.contents.map(\.nutrients.further)
                == [FurtherFigures(["saturated_fat": 2.125, "vitamin_c": 0, "iodine": 40.5])])
    }

    @Test(arguments: [
        ("a,b\n1;2;3\n", UInt8(ascii: ",")), ("a;b;c,d\n", UInt8(ascii: ";")),
        ("a\tb\n", UInt8(ascii: "\t")), ("\"a,b,c\";d\n", UInt8(ascii: ";")),
        ("a\n", UInt8(ascii: ",")), ("", UInt8(ascii: ",")),
    ])
    func `what parts columns is seen by the header`(text: String, separator: UInt8) {
        #expect(CSVText.separator(ofHeader: text.utf8) == separator)
    }
}
