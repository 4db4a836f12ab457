internal import JSON

/// A line that came from elsewhere, read as far as that goes without a journal.
struct ArrivingLine: Sendable {
    /// As it came, for what can only wait.
    let json: JSONObject
    /// `nil` for what is no record.
    let record: SharedRecord?
}

/// The lines of a file of records, some at a time.
struct ArrivingLines: Sendable {
    /// What is taken in by one commit.
    struct Batch: Sendable {
        var lines: [ArrivingLine] = []
        /// Lines that are no objects, or too long.
        var refused = 0
        var isLast = false
    }

    /// Records of a batch, and about how many bytes of them: nobody waits long for it.
    private static let batch = (records: 400, bytes: 256 << 10)
    /// Bytes of a line: what this program writes has a tenth of that at most.
    private static let longestLine = 4 << 20

    private let file: [UInt8]
    private var position = 0
    private var isAtHead = true
    private var isEnded = false

    init(_ file: [UInt8]) { self.file = file }

    /// `nil` after the last batch; a file without a record is one that is empty.
    mutating func next() -> Batch? {
        guard !isEnded else { return nil }
        var batch = Batch()
        var size = 0
        while batch.lines.count < Self.batch.records, size <= Self.batch.bytes {
            guard let line = nextLine() else {
                isEnded = true
                batch.isLast = true
                break
            }
            guard !line.isEmpty else { continue }
            let json = line.count > Self.longestLine ? nil : try? JSONValue(parsing: line)
            defer { isAtHead = false }
            if isAtHead, json?["demeter"]?.string == SharedFile.kind { continue }
            guard let json, let object = json.object else {
                batch.refused += 1
                continue
            }
            batch.lines.append(ArrivingLine(json: object, record: SharedRecord(json: json)))
            size += line.count
        }
        return batch
    }

    /// Without its end; `nil` at the file's.
    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard position < file.endIndex else { return nil }
        let end = file[position...].firstIndex(of: UInt8(ascii: "\n")) ?? file.endIndex
        defer { position = end + 1 }
        return file[position..<end]
    }
}
