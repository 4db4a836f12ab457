internal import Archive
internal import Glibc
internal import Tables

/// Where the tables of an import lie: among the system's files, or within a zip archive.
///
/// A file that gzip compressed is read as what it holds. A path within an archive is that of the
/// archive, a colon and the name within.
struct TableFolder {
    /// Told how many bytes came off the disk.
    var onBytes: (Int) -> Void = { _ in }

    private static let mark = ".zip:"

    func open(_ path: String) throws -> any ByteSource {
        if let (archive, name) = Self.split(path) {
            let reader = try Self.archive(archive)
            while let entry = try reader.next() {
                if Self.fileName(entry) == name {
                    return ArchivedFile(reader, path: path, onBytes: onBytes)
                }
            }
            throw CatalogFileError.system(path: path, operation: "open", code: ENOENT)
        }
        switch try Self.form(path) {
        case .gzip:
            let reader = try Self.archive(path)
            _ = try reader.next()
            return ArchivedFile(reader, path: path, onBytes: onBytes)
        case .zip, .plain:
            return try PlainFile(path, onBytes: onBytes)
        }
    }

    /// The bytes that `open` will read off the disk at most.
    static func size(_ path: String) throws -> Int { try PlainFile(split(path)?.0 ?? path).size }

    /// The tables at a path, sorted: those of a folder or of an archive; the path itself for a file.
    static func tables(_ path: String) throws -> [String] {
        if isFolder(path) {
            return contents(path).map { "\(path)/\($0)" }.filter { !isFolder($0) }
        }
        guard try form(path) == .zip else { return [path] }
        let reader = try archive(path)
        var names: [String] = []
        while let entry = try reader.next() {
            if entry.hasSuffix(".csv") || entry.hasSuffix(".tsv") { names.append(fileName(entry)) }
        }
        return names.sorted().map { "\(path):\($0)" }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The tables beside a table.
    static func beside(_ path: String) throws -> [String] {
        if let (archive, _) = split(path) { return try tables(archive) }
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return try tables(folder.isEmpty ? "/" : folder).filter { $0.hasSuffix(".csv") }
    }

    static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private static func split(_ path: String) -> (archive: String, name: String)? {
        guard let range = path.firstRange(of: mark) else { return nil }
        return (
            String(path[..<path.index(before: range.upperBound)]), String(path[range.upperBound...])
        )
    }

    private enum Form { case plain, zip, gzip }

    private static func form(_ path: String) throws -> Form {
        var bytes = [UInt8](repeating: 0, count: 4)
        let count = try PlainFile(path).read(into: &bytes, from: 0)
        if count >= 2, bytes[0] == 0x1F, bytes[1] == 0x8B { return .gzip }
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
