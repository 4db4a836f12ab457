internal import Archive
internal import Tables
internal import XML

/// A sheet of a workbook as comma-separated values, so that it is read as every other table is.
///
/// A line is a row of the sheet, with the same number; line ends within cells become spaces. Numbers stand
/// as the file has them, with a point; days are serial numbers, as there. Truth is `1`; an error is empty.
package final class WorkbookSheet: ByteSource {
    private let reader: XMLReader
    private let texts: [String]
    private let part: String
    private var output: [UInt8] = []
    private var given = 0
    private var line = 1
    private var row = RowPart()

    /// A cell or row farther on than this is a mistake or an attack.
    private static let columnLimit = 16_384
    private static let rowLimit = 1_048_576

    /// - Parameter index: the sheet's place among `Workbook.sheets`.
    package init(_ book: Workbook, sheet index: Int) throws(WorkbookError) {
        guard book.parts.indices.contains(index) else { throw .missing(part: "sheet \(index + 1)") }
        part = book.parts[index]
        texts = book.texts
        reader = try Workbook.reader(of: part, book.open)
    }

    package func read(into buffer: inout [UInt8], from start: Int) throws -> Int {
        while given == output.count {
            output.removeAll(keepingCapacity: true)
            given = 0
            guard try nextRow() else { return 0 }
        }
        let count = min(output.count - given, buffer.count - start)
        buffer.replaceSubrange(start..<start + count, with: output[given..<given + count])
        given += count
        return count
    }

    /// Writes the next row into `output`; false at the end.
    private func nextRow() throws(WorkbookError) -> Bool {
        do throws(XMLError) {
            while let event = try reader.next() {
                switch event {
                case .start("row"):
                    let number = reader.attribute("r").flatMap { Int($0) } ?? line
                    row = RowPart()
                    row.number = min(max(number, line), Self.rowLimit)
                case .start("c"):
                    row.begin(reader.attribute("r"), type: reader.attribute("t"))
                case .start("v"), .start("t"): row.isValue = !row.isReading
                case .end("v"), .end("t"): row.isValue = false
                case .start("rPh"): row.isReading = true
                case .end("rPh"): row.isReading = false
                case .text(let text) where row.isValue: row.value += text
                case .end("c"): row.end(texts, limit: Self.columnLimit)
                case .end("row"):
                    write()
                    return true
                default: break
                }
            }
        } catch {
            throw .xml(part: part, error)
        }
        return false
    }

    private func write() {
        while line < row.number {
            output.append(UInt8(ascii: "\n"))
            line += 1
        }
        for (place, cell) in row.cells.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ",")) }
            guard !cell.isEmpty else { continue }
            output.append(UInt8(ascii: "\""))
            for byte in cell.utf8 {
                switch byte {
                case UInt8(ascii: "\""): output += [byte, byte]
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): output.append(UInt8(ascii: " "))
                default: output.append(byte)
                }
            }
            output.append(UInt8(ascii: "\""))
        }
        output.append(UInt8(ascii: "\n"))
        line += 1
    }
}

/// A row while it is read.
private struct RowPart {
    var number = 1
    var cells: [String] = []
    var value = ""
    var isValue = false
    var isReading = false
    private var place = 0
    private var type: String?

    mutating func begin(_ reference: String?, type: String?) {
        place = reference.flatMap(Self.column) ?? cells.count
        self.type = type
        value = ""
    }

    mutating func end(_ texts: [String], limit: Int) {
        let text =
            switch type {
            case "s": Int(value).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
            case "e": ""
            default: value
            }
        guard !text.isEmpty, place < limit, place >= cells.count || cells[place].isEmpty else {
            return
        }
        while cells.count <= place { cells.append("") }
        cells[place] = text
    }

    /// 27 for `AB7`.
    private static func column(_ reference: String) -> Int? {
        var column = 0
        for byte in reference.utf8 {
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
            column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
            guard column <= 1 << 20 else { return nil }
        }
        return column > 0 ? column - 1 : nil
    }
}
