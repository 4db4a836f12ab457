import Glibc

/// Archives made for tests, by the formats' own descriptions (RFC 1952, APPNOTE.TXT), without a library.
package enum Archives {
    package static func folder(_ path: String) throws {
        guard mkdir(path, 0o700) == 0 else { throw TemporaryFolderError(errno: errno) }
    }

    /// As gzip writes it, in stored blocks.
    package static func gzip(_ source: String, to path: String) throws {
        let content = bytes(of: source)
        var all: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var rest = content[...]
        repeat {
            let piece = rest.prefix(60_000)
            rest = rest.dropFirst(60_000)
            all.append(rest.isEmpty ? 1 : 0)
            append(UInt16(piece.count), to: &all)
            append(~UInt16(piece.count), to: &all)
            all += piece
        } while !rest.isEmpty
        append(checkSum(content), to: &all)
        append(UInt32(content.count), to: &all)
        try write(all, to: path)
    }

    /// A zip archive of stored files.
    package static func zip(_ files: [(name: String, text: String)], to path: String) throws {
        try write(zip(files.map { ($0.name, Array($0.text.utf8)) }), to: path)
    }

    /// The bytes of such an archive.
    package static func zip(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var all: [UInt8] = []
        var directory: [UInt8] = []
        for (name, content) in files {
            var about: [UInt8] = []
            append(UInt16(20), to: &about)
            append(UInt16(0), to: &about)
            append(UInt16(0), to: &about)
            append(UInt32(0x0021_0000), to: &about)
            append(checkSum(content), to: &about)
            append(UInt32(content.count), to: &about)
            append(UInt32(content.count), to: &about)
            append(UInt16(name.utf8.count), to: &about)
            append(UInt16(0), to: &about)
            let offset = UInt32(all.count)
            append(UInt32(0x0403_4B50), to: &all)
            all += about + Array(name.utf8) + content
            append(UInt32(0x0201_4B50), to: &directory)
            append(UInt16(20), to: &directory)
            directory += about
            directory += [UInt8](repeating: 0, count: 10)
            append(offset, to: &directory)
            directory += name.utf8
        }
        let start = UInt32(all.count)
        all += directory
        append(UInt32(0x0605_4B50), to: &all)
        append(UInt32(0), to: &all)
        append(UInt16(files.count), to: &all)
        append(UInt16(files.count), to: &all)
        append(UInt32(directory.count), to: &all)
        append(start, to: &all)
        append(UInt16(0), to: &all)
        return all
    }

    /// A workbook with these sheets: texts are shared, and what reads as a number is one.
    package static func workbook(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
        func escaped(_ text: String) -> String {
            var escaped = ""
            for letter in text {
                switch letter {
                case "&": escaped += "&amp;"
                case "<": escaped += "&lt;"
                case "\"": escaped += "&quot;"
                default: escaped.append(letter)
                }
            }
            return escaped
        }
        func column(_ place: Int) -> String {
            let letter = String(UnicodeScalar(UInt8(65 + place % 26)))
            return place < 26 ? letter : column(place / 26 - 1) + letter
        }
        var texts: [String] = []
        var parts: [(String, [UInt8])] = []
        var list = ""
        var relations = ""
        for (index, sheet) in sheets.enumerated() {
            var xml = "<?xml version=\"1.0\"?><worksheet xmlns=\"x\"><sheetData>"
            for (line, row) in sheet.rows.enumerated() where !row.isEmpty {
                xml += "<row r=\"\(line + 1)\">"
                for (place, cell) in row.enumerated() where !cell.isEmpty {
                    let reference = "\(column(place))\(line + 1)"
                    if Double(cell) != nil {
                        xml += "<c r=\"\(reference)\"><v>\(cell)</v></c>"
                    } else {
                        xml += "<c r=\"\(reference)\" t=\"s\"><v>\(texts.count)</v></c>"
                        texts.append(cell)
                    }
                }
                xml += "</row>"
            }
            xml += "</sheetData></worksheet>"
            parts.append(("xl/worksheets/sheet\(index + 1).xml", Array(xml.utf8)))
            list +=
                "<sheet name=\"\(escaped(sheet.name))\" sheetId=\"\(index + 1)\" r:id=\"rId\(index + 1)\"/>"
            relations +=
                "<Relationship Id=\"rId\(index + 1)\" Target=\"worksheets/sheet\(index + 1).xml\"/>"
        }
        let shared = texts.map { "<si><t>\(escaped($0))</t></si>" }.joined()
        let book = """
            <?xml version="1.0"?><workbook xmlns="x" xmlns:r="r"><sheets>\(list)</sheets></workbook>
            """
        return zip(
            [
                ("xl/workbook.xml", Array(book.utf8)),
                (
                    "xl/_rels/workbook.xml.rels",
                    Array("<Relationships xmlns=\"x\">\(relations)</Relationships>".utf8)
                ),
                ("xl/sharedStrings.xml", Array("<sst xmlns=\"x\">\(shared)</sst>".utf8)),
            ] + parts)
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    /// CRC-32 as both formats want it.
    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
