internal import Glibc
internal import Host
internal import SQLite

// One journal in the place of another.
extension JournalFolder {
    /// Puts a journal that is whole and closed in the place of the one that is there.
    ///
    /// At every moment the old journal or the new one has its place, whole and without the other's log. The
    /// former is kept beside it under another name until then, so that neither it nor the one before it is
    /// lost when this is cut off; see `settleFormer`.
    func replaceJournal(with new: inout NewFile, keepingFormer: Bool) throws {
        let hasLog = try dropLog()
        if keepingFormer, JournalFiles.isThere(files.database),
            !Self.isEqual(new.draft, files.database)
        {
            try keepFormer(withLog: hasLog)
        }
        for end in JournalFiles.sides.dropFirst() { unlink(files.database + end) }
        defer { settleFormer() }
        try finish(&new, replacing: true)
    }

    /// Has everything in the database itself, so that nothing beside it counts.
    ///
    /// - Returns: whether a log is left all the same, because the journal is too damaged to take it in.
    func dropLog() throws -> Bool {
        guard JournalFiles.isThere(files.database) else { return false }
        do throws(SQLiteError) {
            try takeInLog()
        } catch {
            guard error.isCorrupt || error.isNotADatabase else { throw error }
            return JournalFiles.isThere(files.database + "-wal")
        }
        // Whoever reads keeps the log.
        guard !JournalFiles.isThere(files.database + "-wal") else { throw JournalError.busy }
        return false
    }

    private func takeInLog() throws(SQLiteError) {
        let connection = try Connection(path: files.database, mode: .readWrite)
        connection.setBusyTimeout(milliseconds: 2000)
        try connection.makePortable()
    }

    private func keepFormer(withLog hasLog: Bool) throws(CareError) {
        for end in JournalFiles.sides { unlink(files.formerDraft + end) }
        if hasLog {
            try duplicate(files.database + "-wal", as: files.formerDraft + "-wal")
        }
        try duplicate(files.database, as: files.formerDraft)
        do throws(HostError) { try NewFile.syncFolder(of: files.formerDraft) } catch {
            throw .cannotWrite(path: files.folder, errno: error.code)
        }
    }

    /// A second name for a file, or a copy where there are no such names.
    private func duplicate(_ path: String, as other: String) throws(CareError) {
        if link(path, other) == 0 { return }
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else {
            throw .cannotWrite(path: other, errno: errno)
        }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { throw .cannotWrite(path: other, errno: errno) }
        defer { close(file) }
        do throws(HostError) {
            var copy = try NewFile(other)
            var input = InputFile(descriptor: file)
            var output = OutputFile(descriptor: copy.descriptor)
            while let bytes = try input.read() { try output.write(bytes) }
            try output.flush()
            try copy.finish(replacing: true)
        } catch {
            throw .cannotWrite(path: other, errno: error.code)
        }
    }

    /// Begins the journal anew beside its place.
    func newJournal() throws(CareError) -> NewFile {
        for end in JournalFiles.sides { unlink(files.draft + end) }
        do throws(HostError) { return try NewFile(files.database) } catch {
            throw .cannotWrite(path: files.draft, errno: error.code)
        }
    }
}
