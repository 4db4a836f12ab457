internal import Glibc
internal import SQLite

/// What is in a copy of a journal.
package struct CopySummary: Sendable, Hashable {
    package var bytes: Int64
    /// Logged entries.
    package var entries: Int
    package var days: Int

    package init(bytes: Int64, entries: Int, days: Int) {
        self.bytes = bytes
        self.entries = entries
        self.days = days
    }
}

extension JournalFolder {
    /// Copies the journal as it is at one moment to `path`, one file that its owner alone can read.
    ///
    /// A daemon may go on writing. The copy is verified before it gets its name.
    package func backUp(to path: String, replacing: Bool) throws(CareError) -> CopySummary {
        guard replacing || access(path, F_OK) != 0 else { throw .alreadyThere(path: path) }
        let part = "\(path).part"
        do {
            guard access(files.database, F_OK) == 0 else {
                throw CareError.noJournal(path: files.database)
            }
            try files.refuseStrangers()
            let source = try files.connectReader()
            try Migrations.refuseStrangers(source)
            let summary = try Self.copy(source, to: part)
            try Self.move(part, to: path)
            return summary
        } catch {
            unlink(part)
            throw CareError(error)
        }
    }

    /// Puts the copy at `path` in the journal's place; the journal that was there is kept beside it.
    ///
    /// - Returns: what is in the journal now.
    package func restore(from path: String) throws(CareError) -> CopySummary {
        try exclusively {
            guard access(path, F_OK) == 0 else { throw CareError.noJournal(path: path) }
            let source = JournalFiles(folder: files.folder, database: path)
            try source.refuseStrangers()
            let connection = try Connection(path: path, mode: .readOnly)
            try Migrations.refuseStrangers(connection)
            let summary = try Self.copy(connection, to: newDatabase)
            try replaceJournal(keepingFormer: true)
            return summary
        }
    }

    /// Puts `newDatabase`, which is whole and closed, in the journal's place.
    func replaceJournal(keepingFormer: Bool) throws(CareError) {
        for end in ["", "-wal", "-shm"] {
            unlink(formerDatabase + end)
            guard access(files.database + end, F_OK) == 0 else { continue }
            if keepingFormer {
                // Its log belongs to it, and without it the last changes would be missing.
                try Self.rename(files.database + end, formerDatabase + end)
            } else {
                unlink(files.database + end)
            }
        }
        try Self.move(newDatabase, to: files.database)
    }

    /// Copies, verifies, and has everything on the disk.
    private static func copy(
        _ source: borrowing Connection, to path: String
    ) throws -> CopySummary {
        try create(path)
        let copy = Ledger(reading: try Connection(path: path, mode: .readWrite))
        try source.copy(into: copy.connection)
        try copy.connection.makePortable()
        let flaws = try copy.flaws()
        guard flaws.isEmpty else { throw CareError.flawed(flaws) }
        let status = try copy.status(commits: CommitCounts())
        return CopySummary(bytes: status.bytes, entries: status.entries, days: status.days)
    }

    /// An empty file for its owner alone, instead of whatever was there.
    static func create(_ path: String) throws(CareError) {
        unlink(path)
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotWrite(path: path, errno: errno) }
        close(file)
    }

    /// Gives a file its name once it is on the disk.
    static func move(_ from: String, to path: String) throws(CareError) {
        try sync(from)
        try rename(from, path)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        try sync(folder.isEmpty ? "/" : folder)
    }

    private static func rename(_ from: String, _ path: String) throws(CareError) {
        guard Glibc.rename(from, path) == 0 else {
            throw .cannotWrite(path: path, errno: errno)
        }
    }

    private static func sync(_ path: String) throws(CareError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .cannotWrite(path: path, errno: errno) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    }
}
