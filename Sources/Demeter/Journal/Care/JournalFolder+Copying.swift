internal import Glibc
internal import Host
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
        do {
            guard JournalFiles.isThere(files.database) else {
                throw CareError.noJournal(path: files.database)
            }
            try files.refuseStrangers()
            var copy = try newFile(at: path, replacing: replacing)
            let source = try files.connectReader()
            try Migrations.refuseStrangers(source)
            let summary = try Self.copy(source, into: copy, migrating: false)
            try finish(&copy, replacing: replacing)
            return summary
        } catch {
            throw CareError(error)
        }
    }

    /// Writes a verified copy, as above, to an open file that somebody else has made; how many bytes.
    ///
    /// Nothing of it stays in the data folder.
    package func backUp(to descriptor: Int32) throws(CareError) -> Int {
        do {
            guard JournalFiles.isThere(files.database) else {
                throw CareError.noJournal(path: files.database)
            }
            try files.refuseStrangers()
            let copy = try NewFile(files.handed)
            let source = try files.connectReader()
            try Migrations.refuseStrangers(source)
            _ = try Self.copy(source, into: copy, migrating: false)
            return try Self.hand(copy, to: descriptor)
        } catch let error as HostError {
            throw .cannotWrite(path: files.handed, errno: error.code)
        } catch {
            throw CareError(error)
        }
    }

    private static func hand(
        _ copy: borrowing NewFile, to descriptor: Int32
    ) throws(HostError) -> Int {
        var output = OutputFile(descriptor: descriptor)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var place: off_t = 0
        while true {
            let count = pread(copy.descriptor, &piece, piece.count, place)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw HostError(code: errno, operation: "read the copy") }
            guard count > 0 else { break }
            try output.write(piece[..<count])
            place += off_t(count)
        }
        try output.flush()
        return Int(place)
    }

    /// Puts the copy at `path` in the journal's place; the journal that was there is kept beside it.
    ///
    /// A copy of an earlier version is brought up to date.
    ///
    /// - Returns: what is in the journal now.
    package func restore(from path: String) throws(CareError) -> CopySummary {
        try refuseUnusable(copy: path)
        try refuseUnfit()
        return try exclusively {
            try refuseWithoutRoom(Self.size(of: path))
            var new = try newJournal()
            let summary: CopySummary
            do {
                let connection = try Connection(path: path, mode: .readOnly)
                try Migrations.refuseStrangers(connection)
                summary = try Self.copy(connection, into: new, migrating: true)
            } catch {
                throw Self.blame(path, for: error)
            }
            try replaceJournal(with: &new, keepingFormer: true)
            return summary
        }
    }

    /// Refuses what is no copy of a journal, as far as its beginning tells.
    package func refuseUnusable(copy path: String) throws(CareError) {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            guard errno != ENOENT else { throw .noJournal(path: path) }
            throw .unusable(path: path, .cannotOpen(path: path, errno: errno))
        }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        // A journal that is still being made is nobody's copy.
        guard !Self.isSame(path, files.draft) else { throw .unusable(path: path, .notAJournal) }
        do throws(JournalError) {
            guard facts.st_size > 0 else { throw .notAJournal }
            try JournalFiles(folder: files.folder, database: path).refuseStrangers()
        } catch {
            throw .unusable(path: path, error)
        }
    }

    /// Whose fault it is: that of a disk which takes no more, or that of the copy.
    private static func blame(_ path: String, for error: any Error) -> CareError {
        switch CareError(error) {
        case .journal(.diskFull): .journal(.diskFull)
        case .journal(.readOnly): .journal(.readOnly)
        case .journal(let cause): .unusable(path: path, cause)
        case .flawed(let flaws): .flawedCopy(path: path, flaws)
        case let other: other
        }
    }

    /// Copies, verifies, and makes one file of it that stands for itself.
    private static func copy(
        _ source: borrowing Connection, into file: borrowing NewFile, migrating: Bool
    ) throws -> CopySummary {
        // Somebody's log beside the draft would be taken for its own.
        for end in JournalFiles.sides.dropFirst() { unlink(file.draft + end) }
        do {
            let copy = try Connection(path: file.draft, mode: .readWrite)
            try copy.setKeepsNothingBeside()
            try source.copy(into: copy)
        }
        // The versions for writing and reading; 1 is without a write-ahead log
        // (https://www.sqlite.org/fileformat.html#file_format_version_numbers). SQLite itself would first
        // make the log beside the draft.
        guard pwrite(file.descriptor, [1, 1], 2, 18) == 2 else {
            throw CareError.cannotWrite(path: file.draft, errno: errno)
        }
        let ledger = Ledger(
            connection: try Connection(path: file.draft, mode: migrating ? .readWrite : .readOnly),
            now: now, describe: { _ in "" })
        if migrating { try ledger.migrate() }
        return try ledger.verified()
    }
}
