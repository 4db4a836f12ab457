/// Comma-separated values by RFC 4180, read whole and written line by line; other separators likewise.
package enum CSVText {
    package static let comma = UInt8(ascii: ",")
    /// What spreadsheets write where the comma is that of decimals.
    package static let semicolon = UInt8(ascii: ";")
    package static let tab = UInt8(ascii: "\t")

    /// A record with the number of the line on which it begins.
    package struct Record: Sendable, Hashable {
        package var line: Int
        package var fields: [String]

        package init(line: Int, fields: [String]) {
            self.line = line
            self.fields = fields
        }
    }

    /// The records of `text`; empty lines are passed over, and a byte order mark is.
    ///
    /// A quote that is never closed reaches to the end, and one within a field is a letter.
    package static func records(
        of text: some Sequence<UInt8>, separator: UInt8 = comma
    ) -> [Record] {
        var reader = Reader(separator: separator)
        for byte in text { reader.take(byte) }
        return reader.finish()
    }

    /// What parts the names of a header, by which of the three stands there most; quoted ones do not count.
    package static func separator(ofHeader text: some Sequence<UInt8>) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in text {
            if byte == 0x22 { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A { break }
            if [comma, semicolon, tab].contains(byte) { counts[byte, default: 0] += 1 }
        }
        let found = [comma, semicolon, tab].max { counts[$0, default: 0] < counts[$1, default: 0] }
        return found.flatMap { counts[$0, default: 0] > 0 ? $0 : nil } ?? comma
    }

    /// A line without its end, of which no field is a formula in a spreadsheet.
    package static func guardedLine(_ fields: [String], separator: UInt8 = comma) -> String {
        line(fields.map(FormulaGuard.guarded), separator: separator)
    }

    /// One line without its end.
    ///
    /// Fields with anybody's separator are quoted, so that none is parted where another one is expected;
    /// but no number with a decimal comma between semicolons, which some would take for a text.
    package static func line(_ fields: [String], separator: UInt8 = comma) -> String {
        fields.map { field in
            guard field.utf8.contains(where: isQuoted),
                separator == comma || !field.utf8.allSatisfy(isOfNumber)
            else { return field }
            return "\""
                + field.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
        }.joined(separator: String(UnicodeScalar(separator)))
    }

    private static func isQuoted(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x0A, 0x0D, comma, semicolon, tab: true
        default: false
        }
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || [comma, 0x2B, 0x2D, 0x45, 0x65].contains(byte)
    }

    private struct Reader {
        private enum State { case start, plain, quoted, quoteInQuoted }

        let separator: UInt8
        private var state = State.start
        private var field: [UInt8] = []
        private var record = Record(line: 1, fields: [])
        private var records: [Record] = []
        private var line = 1

        init(separator: UInt8) { self.separator = separator }

        mutating func take(_ byte: UInt8) {
            if byte == 0x0A { line += 1 }
            switch (state, byte) {
            case (.quoted, 0x22): state = .quoteInQuoted
            case (.quoted, _): field.append(byte)
            case (.quoteInQuoted, 0x22):
                field.append(byte)
                state = .quoted
            case (.start, 0x22): state = .quoted
            case (_, separator):
                endField()
                state = .start
            case (_, 0x0A): endRecord()
            default:
                field.append(byte)
                state = .plain
            }
        }

        mutating func finish() -> [Record] {
            endRecord()
            if let first = records.first?.fields.first, first.hasPrefix("\u{FEFF}") {
                records[0].fields[0] = unquoted(first.unicodeScalars.dropFirst())
            }
            return records
        }

        /// A mark in front of a quote hides it.
        private func unquoted(_ scalars: Substring.UnicodeScalarView) -> String {
            let text = String(scalars)
            guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
            return String(text.dropFirst().dropLast())
        }

        private mutating func endField() {
            if state == .plain || state == .start, field.last == 0x0D { field.removeLast() }
            record.fields.append(String(decoding: field, as: UTF8.self))
            field.removeAll(keepingCapacity: true)
        }

        private mutating func endRecord() {
            // "\r\n" behind a closing quote leaves a letter that is none.
            if state != .quoted, field.last == 0x0D { field.removeLast() }
            if !field.isEmpty || !record.fields.isEmpty || state == .quoteInQuoted {
                endField()
                records.append(record)
            }
            record = Record(line: line, fields: [])
            state = .start
        }
    }
}
