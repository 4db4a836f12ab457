internal import Archive
internal import Glibc
internal import Tables
internal import Workbook

/// Where the tables of an import lie: among the system's files, or within a zip archive.
///
/// A file that gzip compressed is read as what it holds. A path within an archive is that of the
/// archive, a colon and the name within.
struct TableFolder {
    /// Told how many bytes came off the disk.
    var onBytes: (Int) -> Void = { _ in }

    private static let mark = ".zip:"
    /// Stands between a workbook and one of its sheets.
    private static let sheetMark = ":sheet:"

    /// Whether the path is that of a sheet in a workbook.
    static func isSheet(_ path: String) -> Bool { splitSheet(path) != nil }

    /// The workbook that a path of a sheet leads into; `nil` for any other path.
    static func workbook(of path: String) -> String? { splitSheet(path)?.workbook }

    private static func splitSheet(_ path: String) -> (workbook: String, sheet: String)? {
        guard let range = path.firstRange(of: sheetMark) else { return nil }
        return (String(path[..<range.lowerBound]), String(path[range.upperBound...]))
    }

    private static func workbook(_ path: String) throws -> Workbook {
        do throws(WorkbookError) {
            return try Workbook { () throws(ArchiveError) in try ArchiveReader(path) }
        } catch {
            throw ImportError.archive(path: path, reason: String(describing: error))
        }
    }

    func open(_ path: String) throws -> any ByteSource {
        if let (archive, name) = Self.split(path) {
            let reader = try Self.archive(archive)
            do {
                while let entry = try reader.next() {
                    if Self.fileName(entry) == name {
                        return ArchivedFile(reader, path: path, onBytes: onBytes)
                    }
                }
            } catch {
                throw ImportError.archive(path: archive, reason: error.message)
            }
            throw CatalogFileError.system(path: path, operation: "open", code: ENOENT)
        }
        if let (workbook, sheet) = Self.splitSheet(path) {
            let book = try Self.workbook(workbook)
            guard let place = book.sheets.firstIndex(of: sheet) else {
                throw CatalogFileError.system(path: path, operation: "open", code: ENOENT)
            }
            return try WorkbookSheet(book, sheet: place)
        }
        switch try Self.form(path) {
        case .gzip:
            let reader = try Self.archive(path)
            _ = try reader.next()
            return ArchivedFile(reader, path: path, onBytes: onBytes)
        case .oldWorkbook:
            throw ImportError.oldWorkbook(path: path)
        case .zip, .plain:
            return try PlainFile(path, onBytes: onBytes)
        }
    }

    /// The bytes that `open` will read off the disk at most.
    static func size(_ path: String) throws -> Int {
        try PlainFile(split(path)?.0 ?? splitSheet(path)?.0 ?? path).size
    }

    /// The tables at a path, sorted: those of a folder or of an archive; the path itself for a file.
    static func tables(_ path: String) throws -> [String] {
        if isFolder(path) {
            return contents(path).map { "\(path)/\($0)" }.filter { !isFolder($0) }
        }
        guard try form(path) == .zip else { return [path] }
        var names: [String] = []
        do {
            let reader = try archive(path)
            while let entry = try reader.next() {
                if entry == "xl/workbook.xml" {
                    return try workbook(path).sheets.map { path + sheetMark + $0 }
                }
                let ends = [".csv", ".tsv", ".jsonl"]
                if ends.contains(where: entry.lowercased().hasSuffix) {
                    names.append(fileName(entry))
                }
            }
        } catch let error as ArchiveError {
            throw ImportError.archive(path: path, reason: error.message)
        }
        return names.sorted().map { "\(path):\($0)" }
    }

    static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

    static func isPipe(_ path: String) -> Bool { isKind(S_IFIFO, path) }

    /// Whether a path leads to something of the system's kind.
    private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
    }

    /// The tables beside a table.
    static func beside(_ path: String) throws -> [String] {
        if let (archive, _) = split(path) { return try tables(archive) }
        if let (workbook, _) = splitSheet(path) { return try tables(workbook) }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return try tables(folder.isEmpty ? "/" : folder).filter { $0.hasSuffix(".csv") }
    }

    /// The last part of a path, and of a sheet's the workbook's with the sheet behind it.
    static func fileName(_ path: String) -> String {
        if let (workbook, sheet) = splitSheet(path) { return "\(fileName(workbook)) (\(sheet))" }
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    private static func split(_ path: String) -> (archive: String, name: String)? {
        guard let range = path.firstRange(of: mark) else { return nil }
        return (
            String(path[..<path.index(before: range.upperBound)]), String(path[range.upperBound...])
        )
    }

    private enum Form { case plain, zip, gzip, oldWorkbook }

    private static func form(_ path: String) throws -> Form {
        var bytes = [UInt8](repeating: 0, count: 4)
        let count = try PlainFile(path).read(into: &bytes, from: 0)
        if count >= 2, bytes[0] == 0x1F, bytes[1] == 0x8B { return .gzip }
        if count == 4, bytes == [0xD0, 0xCF, 0x11, 0xE0] { return .oldWorkbook }
        return count == 4 && bytes.starts(with: Array("PK".utf8)) && bytes[2] < 9 ? .zip : .plain
    }

    private static func archive(_ path: String) throws -> ArchiveReader {
        do {
            return try ArchiveReader(path)
        } catch {
            throw ImportError.archive(path: path, reason: error.message)
        }
    }

    private static func contents(_ path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}

/// A file within an archive.
private final class ArchivedFile: ByteSource {
    private let reader: ArchiveReader
    private let path: String
    private let onBytes: (Int) -> Void
    private var position: Int

    init(_ reader: ArchiveReader, path: String, onBytes: @escaping (Int) -> Void) {
        self.reader = reader
        self.path = path
        self.onBytes = onBytes
        position = reader.position
    }

    func read(into buffer: inout [UInt8], from start: Int) throws -> Int {
        do {
            let count = try reader.read(into: &buffer, from: start)
            let now = reader.position
            onBytes(now - position)
            position = now
            return count
        } catch {
            throw ImportError.archive(path: path, reason: error.message)
        }
    }
}
