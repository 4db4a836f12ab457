internal import Glibc

/// The rows of a table of text, one at a time, whatever the size of the table.
///
/// A row that cannot be read costs itself only: reading goes on with the next line.
package struct TableRows {
    package enum Step: Sendable, Hashable {
        case row
        case faulty(TableFault)
        case end
    }

    struct Field {
        var start: Int
        var end: Int
        var hasDoubledQuotes: Bool
    }

    private let source: any ByteSource
    private let dialect: TableDialect
    /// The most bytes that one row may have.
    private let limit: Int
    private(set) var buffer: [UInt8]
    private(set) var fields: [Field] = []
    /// What is not read yet lies in `buffer[begin..<end]`.
    private var begin = 0
    private var end = 0
    private var isAtEnd = false
    private var nextLine = 1

    /// The line on which the current row begins, from 1.
    package private(set) var line = 0
    /// How many bytes of the source have been passed.
    package private(set) var position = 0

    package init(_ source: any ByteSource, _ dialect: TableDialect, limit: Int = 1 << 20) {
        self.source = source
        self.dialect = dialect
        self.limit = limit
        buffer = [UInt8](repeating: 0, count: 1 << 18)
    }

    /// How many fields the current row has.
    package var count: Int { fields.count }

    /// Goes to the next row that is not empty; errors are the source's.
    package mutating func next() throws -> Step {
        if position == 0, begin == end { try skipByteOrderMark() }
        while true {
            line = nextLine
            switch scan() {
            case .row(let next, let lines):
                pass(next, lines)
                if fields.count == 1, fields[0].start == fields[0].end { continue }
                return .row
            case .faulty(let fault, let next, let lines):
                pass(next, lines)
                return .faulty(fault)
            case .more where end - begin > limit:
                try skipLine()
                return .faulty(.tooLong(limit: limit))
            case .more:
                if isAtEnd { return .end }
                try fill()
            }
        }
    }

    private mutating func pass(_ next: Int, _ lines: Int) {
        position += next - begin
        begin = next
        nextLine += lines
    }

    private mutating func skipByteOrderMark() throws {
        while end < 3, !isAtEnd { try fill() }
        if end >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { pass(3, 0) }
    }

    private mutating func fill() throws {
        if begin > 0 {
            buffer.replaceSubrange(0..<end - begin, with: Array(buffer[begin..<end]))
            end -= begin
            begin = 0
        }
        if end == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
        let count = try source.read(into: &buffer, from: end)
        end += count
        isAtEnd = count == 0
    }

    private mutating func skipLine() throws {
        while true {
            if let newline = buffer[begin..<end].firstIndex(of: UInt8(ascii: "\n")) {
                pass(newline + 1, 1)
                return
            }
            pass(end, 0)
            if isAtEnd { return }
            try fill()
        }
    }

    private enum Scan {
        /// Where the next row begins, and how many lines this one takes.
        case row(next: Int, lines: Int)
        case faulty(TableFault, next: Int, lines: Int)
        /// The row's end has not been read yet, or there is no row.
        case more
    }

    private mutating func scan() -> Scan {
        fields.removeAll(keepingCapacity: true)
        guard begin < end else { return .more }
        var fields = self.fields
        self.fields = []
        defer { self.fields = fields }
        let (begin, end, isAtEnd) = (begin, end, isAtEnd)
        let (separator, isQuoted) = (dialect.separator, dialect.isQuoted)
        // The pointer is used within the closure only, and at positions below `end`.
        return unsafe buffer.withUnsafeBufferPointer { bytes in
            var lines = 1
            var index = begin
            var firstNewline = -1
            // Where the line that was looked through last ends.
            var lineEnd = -1
            while true {
                var field = Field(start: index, end: index, hasDoubledQuotes: false)
                if isQuoted, index < end, unsafe bytes[index] == UInt8(ascii: "\"") {
                    index += 1
                    field.start = index
                    var isClosed = false
                    while index < end {
                        let byte = unsafe bytes[index]
                        if byte == UInt8(ascii: "\"") {
                            if index + 1 == end, !isAtEnd { return .more }
                            if index + 1 < end, unsafe bytes[index + 1] == byte {
                                field.hasDoubledQuotes = true
                                index += 2
                                continue
                            }
                            isClosed = true
                            break
                        }
                        if byte == UInt8(ascii: "\n") {
                            if firstNewline < 0 { firstNewline = index }
                            lines += 1
                        }
                        index += 1
                    }
                    guard isClosed else {
                        let isTooLong = end - begin > limit
                        guard isAtEnd || isTooLong else { return .more }
                        let next = firstNewline < 0 ? end : firstNewline + 1
                        if firstNewline < 0, isTooLong, !isAtEnd { return .more }
                        return .faulty(.openQuote, next: next, lines: 1)
                    }
                    field.end = index
                    index += 1
                    if index < end, unsafe bytes[index] == UInt8(ascii: "\r") { index += 1 }
                    if index < end, unsafe bytes[index] != separator,
                        unsafe bytes[index] != UInt8(ascii: "\n")
                    {
                        while index < end, unsafe bytes[index] != UInt8(ascii: "\n") { index += 1 }
                        guard index < end || isAtEnd else { return .more }
                        return .faulty(.afterQuote, next: min(index + 1, end), lines: lines)
                    }
                } else {
                    if lineEnd < index {
                        lineEnd = unsafe Self.first(UInt8(ascii: "\n"), in: bytes, index..<end)
                    }
                    index = unsafe Self.first(separator, in: bytes, index..<lineEnd)
                    field.end = index
                }
                guard index < end || isAtEnd else { return .more }
                let isLast = unsafe index == end || bytes[index] == UInt8(ascii: "\n")
                if isLast, field.end > field.start, field.end == index,
                    unsafe bytes[field.end - 1] == UInt8(ascii: "\r")
                {
                    field.end -= 1
                }
                fields.append(field)
                if isLast { return .row(next: min(index + 1, end), lines: lines) }
                index += 1
            }
        }
    }

    /// Where a byte stands first within a range, or the range's end.
    private static func first(
        _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Int {
        guard !range.isEmpty, let start = bytes.baseAddress,
            let found = unsafe memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }
}
