/// Comma-separated values by RFC 4180, read whole and written line by line.
package enum CSVText {
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
    package static func records(of text: some Sequence<UInt8>) -> [Record] {
        var reader = Reader()
        for byte in text { reader.take(byte) }
        return reader.finish()
    }

    /// One line without its end.
    package static func line(_ fields: [String]) -> String {
        fields.map { field in
            guard field.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) })
            else { return field }
            return "\""
                + field.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
        }.joined(separator: ",")
    }

    private struct Reader {
        private enum State { case start, plain, quoted, quoteInQuoted }

        private var state = State.start
        private var field: [UInt8] = []
        private var record = Record(line: 1, fields: [])
        private var records: [Record] = []
        private var line = 1

        mutating func take(_ byte: UInt8) {
            if byte == 0x0A { line += 1 }
            switch (state, byte) {
            case (.quoted, 0x22): state = .quoteInQuoted
            case (.quoted, _): field.append(byte)
            case (.quoteInQuoted, 0x22):
                field.append(byte)
                state = .quoted
            case (.start, 0x22): state = .quoted
            case (_, 0x2C):
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
