internal import Glibc
internal import Host
internal import SQLite

extension JournalFiles {
    /// Refuses a file that is not a journal or comes from a newer version, without touching it.
    ///
    /// Reads SQLite's header (https://www.sqlite.org/fileformat.html#the_database_header): magic
    /// text, user version at 60, application id at 68. When a log lies beside the file, the last
    /// word may stand there, and only SQLite can tell; see `Migrations.refuseStrangers`.
    ///
    /// What this process has open was looked at before, and is not opened beside SQLite.
    func refuseStrangers() throws(JournalError) {
        if HeldDatabase.contains(database) { return }
        for suffix in ["-wal", "-shm", "-journal"] { try refuse(database + suffix, trust) }
        let file: ExistingFile
        do throws(FileFault) {
            file = try ExistingFile(database, of: trust)
        } catch {
            if case .system(ENOENT, _) = error { return }
            throw JournalError(error, path: database)
        }
        var header = [UInt8](repeating: 0, count: 100)
        let count = pread(file.descriptor, &header, header.count, 0)
        guard count > 0 else { return }
        guard count == header.count, header.starts(with: "SQLite format 3\0".utf8) else {
            throw .notAJournal
        }
        func number(at offset: Int) -> UInt32 {
            header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        // The very first start may have ended before the id was written.
        let application = number(at: 68)
        guard application == Migrations.applicationID || application == 0 else {
            throw .notAJournal
        }
        let version = Int(number(at: 60))
        guard version <= Migrations.latest else {
            throw .newerVersion(found: version, known: Migrations.latest)
        }
    }
}
