internal import Archive
internal import JSON
internal import SQLite
internal import Tables
internal import Workbook

/// One file among those that are given: itself, a member of an archive, or a sheet of a workbook.
struct ImportPart: Sendable {
    enum Kind: Sendable, Hashable {
        case table, sheet, document, markup, database, archive, workbook, oldWorkbook, other, empty
    }

    /// What a JSON text or a database may have, as it has to be held in memory.
    static let limit = 256 << 20

    let name: String
    let kind: Kind
    /// Its bytes as they are, for whoever is told how many came off the disk.
    let open: @Sendable (@escaping (Int) -> Void) throws -> any ByteSource

    /// As UTF-8.
    func text(_ onBytes: @escaping (Int) -> Void = { _ in }) throws -> any ByteSource {
        kind == .sheet ? try open(onBytes) : DecodedSource(try open(onBytes))
    }

    func document() throws -> JSONValue {
        guard let bytes = try text().rest(limit: Self.limit) else {
            throw ImportRefusal.tooLarge(file: name, limit: Self.limit)
        }
        return try JSONValue(parsing: bytes)
    }

    func database() throws -> Connection {
        guard let bytes = try open({ _ in }).rest(limit: Self.limit) else {
            throw ImportRefusal.tooLarge(file: name, limit: Self.limit)
        }
        return try Connection.copying(bytes)
    }

    /// Told from the bytes with which a file begins.
    static func kind(_ start: [UInt8]) -> Kind {
        if start.isEmpty { return .empty }
        if start.starts(with: [0x50, 0x4B, 3, 4]) || start.starts(with: [0x50, 0x4B, 5, 6]) {
            return .archive
        }
        if start.starts(with: [0x1F, 0x8B]) { return .archive }
        if start.starts(with: Array("SQLite format 3".utf8)) { return .database }
        if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .oldWorkbook }
        var text = start.filter { $0 != 0 }[...]
        for mark: [UInt8] in [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
        where text.starts(with: mark) {
            text = text.dropFirst(mark.count)
        }
        switch text.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) {
        case nil: return .empty
        case UInt8(ascii: "<"): return .markup
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .document
        default:
            // A stray control character makes no picture of a text.
            let start = text.prefix(512)
            let controls = start.count { $0 < 0x09 || (0x0E..<0x20).contains($0) }
            return controls * 10 <= start.count ? .table : .other
        }
    }
}
