import Tables
import TestSupport
import Testing

@testable import Archive
@testable import Workbook

struct WorkbookTests {
    private func text(_ bytes: [UInt8], sheet: Int = 0) throws -> String {
        let book = try Workbook { () throws(ArchiveError) in try ArchiveReader(bytes) }
        let source = try WorkbookSheet(book, sheet: sheet)
        return String(decoding: try #require(try source.rest(limit: .max)), as: UTF8.self)
    }

    @Test func `sheets are tables with the lines of their rows`() throws {
        let bytes = Archives.workbook([
            ("First", [["Name", "", "kcal"], [], ["Egg, \"fried\"\nhot", "x", "12.5"]]),
            ("Food & Log", [["a"]]),
        ])
        let book = try Workbook { () throws(ArchiveError) in try ArchiveReader(bytes) }
        #expect(book.sheets == ["First", "Food & Log"])
        #expect(
            try text(bytes) == """
                "Name",,"kcal"

                "Egg, ""fried"" hot","x","12.5"

                """)
        #expect(try text(bytes, sheet: 1) == "\"a\"\n")
    }

    private func sheet(_ cells: String, texts: String = "") throws -> String {
        try text(
            Archives.zip([
                (
                    "xl/workbook.xml",
                    Array(
                        "<workbook xmlns:r=\"r\"><workbookPr date1904=\"1\"/><sheets><sheet name=\"S\" r:id=\"a\"/></sheets></workbook>"
                            .utf8)
                ),
                (
                    "xl/_rels/workbook.xml.rels",
                    Array(
                        "<Relationships><Relationship Id=\"a\" Target=\"/xl/s.xml\"/></Relationships>"
                            .utf8)
                ),
                ("xl/sharedStrings.xml", Array("<sst>\(texts)</sst>".utf8)),
                ("xl/s.xml", Array("<worksheet><sheetData>\(cells)</sheetData></worksheet>".utf8)),
            ]))
    }

    @Test func `cells of every kind are read`() throws {
        #expect(
            try sheet(
                """
                <row r="1"><c r="A1" t="inlineStr"><is><t>in</t></is></c><c t="b"><v>1</v></c>\
                <c t="e"><v>#N/A</v></c><c r="E1" t="str"><f>x</f><v>calc</v></c>\
                <c r="F1" t="s"><v>0</v></c><c t="s"><v>7</v></c><c r="AA1"><v>2E-2</v></c></row>
                """,
                texts: "<si><r><t>two </t></r><r><t>parts</t></r><rPh><t>nope</t></rPh></si>")
                == "\"in\",\"1\",,,\"calc\",\"two parts\"" + String(repeating: ",", count: 21)
                + "\"2E-2\"\n")
    }

    @Test func `a cell beyond every sheet is passed over`() throws {
        #expect(
            try sheet("<row r=\"99999999\"><c r=\"ZZZZZZ1\"><v>1</v></c></row>").count < 1_048_600)
    }

    @Test func `what is no workbook is told by what is missing`() throws {
        let bytes = Archives.zip([("a.txt", [0x61])])
        #expect(throws: WorkbookError.missing(part: "xl/workbook.xml")) { try text(bytes) }
        let whole = Archives.workbook([("S", [["a", "b"]])])
        for length in stride(from: 30, to: whole.count, by: 101) {
            _ = try? text(Array(whole.prefix(length)))
        }
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bad = whole
            for _ in 0..<6 {
                bad[Int(random.next() % UInt64(bad.count))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            _ = try? text(bad)
        }
    }
}
