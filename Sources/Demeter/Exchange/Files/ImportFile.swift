internal import Archive
internal import JSON
internal import Tables
internal import Workbook
internal import XML

/// A file that somebody gives to be taken in: on the disk, or bytes that came through a pipe.
package struct ImportFile: Sendable {
    private enum Content: Sendable {
        case path(String)
        case bytes([UInt8])
    }

    private let content: Content
    /// Without its folder.
    package let name: String
    /// In bytes; 0 where the system does not tell it.
    package let size: Int

    /// - Parameter name: what it is called where it comes from, unless its path says that.
    package init(path: String, name: String? = nil) throws(ImportRefusal) {
        self.name = name ?? Self.fileName(path)
        do {
            let source = try FileSource(path)
            if source.isPlain {
                (content, size) = (.path(path), source.size)
            } else {
                let bytes = try source.rest(limit: .max) ?? []
                (content, size) = (.bytes(bytes), bytes.count)
            }
        } catch {
            throw .of(error)
        }
    }

    package init(bytes: [UInt8], name: String = "standard input") {
        content = .bytes(bytes)
        self.name = name
        size = bytes.count
    }

    /// What the file begins with, at most so many bytes.
    package func start(_ count: Int = 4096) throws(ImportRefusal) -> [UInt8] {
        do {
            var bytes = [UInt8](repeating: 0, count: count)
            var filled = 0
            let source = try open()
            while filled < count {
                let more = try source.read(into: &bytes, from: filled)
                if more == 0 { break }
                filled += more
            }
            return Array(bytes[..<filled])
        } catch {
            throw .of(error)
        }
    }

    /// All of it.
    package func bytes() throws(ImportRefusal) -> [UInt8] {
        if case .bytes(let bytes) = content { return bytes }
        do {
            return try open().rest(limit: .max) ?? []
        } catch {
            throw .of(error)
        }
    }

    func open(_ onBytes: @escaping (Int) -> Void = { _ in }) throws -> any ByteSource {
        switch content {
        case .path(let path): try FileSource(path, onBytes: onBytes)
        case .bytes(let bytes): MemorySource(bytes, piece: 1 << 17)
        }
    }

    func archive() throws(ArchiveError) -> ArchiveReader {
        switch content {
        case .path(let path): try ArchiveReader(path)
        case .bytes(let bytes): try ArchiveReader(bytes)
        }
    }

    /// A file of that name beside this one; `nil` when there is none.
    func beside(_ name: String) -> ImportFile? {
        guard case .path(let path) = content else { return nil }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return try? ImportFile(path: folder + name)
    }

    static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

extension ImportRefusal {
    /// What a reader of files, archives, workbooks or XML threw.
    static func of(_ error: any Error) -> ImportRefusal {
        switch error {
        case let error as ImportRefusal: error
        case let error as FileSourceError: .file(error)
        case let error as ArchiveError: .archive(error)
        case let error as WorkbookError: .workbook(error)
        case let error as XMLError: .xml(error)
        case let error as JSONError: .json(reason: error.reason, line: error.line)
        default: .database(String(describing: error))
        }
    }
}
