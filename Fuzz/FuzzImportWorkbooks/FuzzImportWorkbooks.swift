internal import Archive
internal import Tables
internal import Workbook

/// Takes the input for the parts of a workbook, one behind the other with a NUL between them, in a zip archive
/// that is whole, so that the fuzzer need not find check sums.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImportWorkbooks(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: start, count: count)
    let texts = input.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    let names = [
        "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/workbook.xml",
        "xl/_rels/workbook.xml.rels",
    ]
    let usual = [
        "", "<sst/>",
        "<workbook xmlns:r=\"r\"><sheets><sheet name=\"S\" r:id=\"a\"/></sheets></workbook>",
        "<Relationships><Relationship Id=\"a\" Target=\"worksheets/sheet1.xml\"/></Relationships>",
    ]
    let parts = names.indices.map { index in
        (
            name: names[index],
            bytes: texts.indices.contains(index) && !texts[index].isEmpty
                ? Array(texts[index]) : Array(usual[index].utf8)
        )
    }
    let zip = StoredZip.bytes(parts)
    guard let book = try? Workbook({ () throws(ArchiveError) in try ArchiveReader(zip) }) else {
        return 0
    }
    for index in book.sheets.indices {
        guard let sheet = try? WorkbookSheet(book, sheet: index) else { continue }
        var rows = TableRows(sheet, .csv)
        var step = try? rows.next()
        var count = 0
        while let current = step, current != .end, count < 100_000 {
            precondition(rows.line >= 1)
            count += 1
            step = try? rows.next()
        }
    }
    return 0
}

/// A zip archive of stored files, by APPNOTE.TXT.
private enum StoredZip {
    static func bytes(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var all: [UInt8] = []
        for (name, content) in files {
            append(UInt32(0x0403_4B50), to: &all)
            append(UInt16(20), to: &all)
            append(UInt32(0), to: &all)
            append(UInt32(0x0021_0000), to: &all)
            append(checkSum(content), to: &all)
            append(UInt32(content.count), to: &all)
            append(UInt32(content.count), to: &all)
            append(UInt16(name.utf8.count), to: &all)
            append(UInt16(0), to: &all)
            all += Array(name.utf8) + content
        }
        return all
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
