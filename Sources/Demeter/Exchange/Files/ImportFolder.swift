internal import Archive
internal import JSON
internal import Tables
internal import Workbook

/// All files that belong to what is given: those of an archive, the sheets of a workbook, or one alone.
struct ImportFolder: Sendable {
    /// A file, with what it begins with.
    struct Member: Sendable {
        let part: ImportPart
        let start: [UInt8]
    }

    private let file: ImportFile
    private(set) var members: [Member] = []
    /// Pictures and the like, by name or by folder, with their number.
    private(set) var others: [(name: String, count: Int)] = []
    let isArchive: Bool
    let isFrom1904: Bool

    /// What is read of each file to see what it is.
    private static let depth = 1 << 16

    init(_ file: ImportFile) throws {
        self.file = file
        let start = try file.start(Self.depth)
        switch ImportPart.kind(start) {
        case .archive:
            (members, others) = try Self.members(of: file)
            if let book = try Self.workbook(members, file) {
                isFrom1904 = book.isFrom1904
                members = Self.sheets(of: book)
                others = []
            } else {
                isFrom1904 = false
            }
            isArchive = true
        case let kind:
            isArchive = false
            isFrom1904 = false
            let part = ImportPart(name: file.name, kind: kind) { try file.open($0) }
            members = [Member(part: part, start: start)]
        }
    }

    /// The JSON text of that name among the members or beside the file; `nil` when there is none.
    func document(_ name: String) throws -> JSONValue? {
        let member = members.first { ImportFile.fileName($0.part.name).lowercased() == name }
        if let member { return try member.part.document() }
        guard !isArchive, let file = file.beside(name) else { return nil }
        return try ImportPart(name: name, kind: .document) { try file.open($0) }.document()
    }

    // MARK: Archives

    private static func members(
        of file: ImportFile
    ) throws -> (members: [Member], others: [(name: String, count: Int)]) {
        let archive = try file.archive()
        var members: [Member] = []
        var others: [(name: String, count: Int)] = []
        var index = -1
        while let name = try archive.next() {
            index += 1
            guard !name.hasSuffix("/"), !name.hasPrefix("__MACOSX/") else { continue }
            guard isReadable(name) else {
                let top = name.split(separator: "/")
                let folder = top.count > 2 ? "\(top[0])/\(top[1])/" : name
                if let place = others.firstIndex(where: { $0.name == folder }) {
                    others[place].count += 1
                } else {
                    others.append((folder, 1))
                }
                continue
            }
            var start = [UInt8](repeating: 0, count: depth)
            var count = 0
            while count < depth {
                let more = try archive.read(into: &start, from: count)
                if more == 0 { break }
                count += more
            }
            start.removeSubrange(count...)
            let place = index
            let part = ImportPart(name: name, kind: ImportPart.kind(start)) { onBytes in
                let archive = try file.archive()
                for _ in 0...place {
                    guard try archive.next() != nil else { break }
                }
                return ArchivedSource(archive, limit: 16 << 30, onBytes: onBytes)
            }
            members.append(Member(part: part, start: start))
        }
        return (members, others)
    }

    /// What could hold meals, by the end of its name; sidecars in deep folders never do.
    private static func isReadable(_ name: String) -> Bool {
        let folders = name.split(separator: "/").count - 1
        let file = ImportFile.fileName(name).lowercased()
        guard let dot = file.lastIndex(of: ".") else { return folders == 0 }
        switch file[file.index(after: dot)...] {
        case "csv", "tsv", "txt", "xml", "db", "sqlite", "sqlite3", "rels": return true
        case "json": return folders <= 3
        default: return folders == 0 && file == "data"
        }
    }

    // MARK: Workbooks

    private static func workbook(_ members: [Member], _ file: ImportFile) throws -> Workbook? {
        guard members.contains(where: { $0.part.name == "xl/workbook.xml" }) else { return nil }
        return try Workbook { () throws(ArchiveError) in try file.archive() }
    }

    private static func sheets(of book: Workbook) -> [Member] {
        book.sheets.indices.map { index in
            let part = ImportPart(name: book.sheets[index], kind: .sheet) { _ in
                try WorkbookSheet(book, sheet: index)
            }
            return Member(part: part, start: [])
        }
    }
}
