internal import Glibc
internal import Host
internal import JSON
internal import Nutrition
internal import SQLite

/// What was erased from a journal.
package struct ForgetSummary: Sendable, Hashable {
    package var entries = 0
    package var utterances = 0
    /// Daily copies.
    package var copies = 0

    package init(entries: Int = 0, utterances: Int = 0, copies: Int = 0) {
        self.entries = entries
        self.utterances = utterances
        self.copies = copies
    }
}

extension JournalFolder {
    /// Erases days, or everything, so that no byte of them stays in any file that Demeter has made in the
    /// data folder, and in no daily copy.
    ///
    /// What is to be erased is written down first: cut off, it is finished by whoever has the folder next.
    /// Undoing cannot bring it back. Events keep their numbers and lose what they tell.
    ///
    /// - Throws: `unfinished` when the journal has lost it and something else has not.
    package func forget(_ erasure: Erasure) throws(CareError) -> ForgetSummary {
        try refuseUnfit()
        return try exclusively {
            // A rebuilt journal goes through its log.
            if erasure.days != nil { try refuseWithoutRoom(2 * Self.size(of: files.database)) }
            if try pendingErasure() != nil {
                throw CareError.unfinished(.alreadyThere(path: files.erasure))
            }
            // Without a note this is a remnant, and not the journal that is to go now.
            for end in JournalFiles.sides { try Self.erase(files.forgotten + end) }
            try note(erasure)
            var summary: ForgetSummary
            do {
                summary = try eraseFromJournal(erasure)
            } catch {
                // Nothing has changed, and nothing is to be finished.
                unlink(files.erasure)
                throw error
            }
            do throws(CareError) {
                summary.copies = try eraseRest(erasure)
            } catch {
                throw CareError.unfinished(error)
            }
            return summary
        }
    }

    /// The erasure that was cut off; `nil` when there is none.
    func pendingErasure() throws(CareError) -> Erasure? {
        let file = open(files.erasure, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .cannotWrite(path: files.erasure, errno: errno)
        }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        let count = pread(file, &bytes, bytes.count, 0)
        guard count > 0, let json = try? JSONValue(parsing: bytes.prefix(count)),
            let erasure = Erasure(json: json)
        else { throw .notAFile(path: files.erasure) }
        return erasure
    }

    /// Finishes the erasure that was cut off.
    func finishErasure() throws(CareError) {
        guard let erasure = try pendingErasure() else { return }
        do {
            _ = try eraseFromJournal(erasure)
            _ = try eraseRest(erasure)
        } catch {
            throw CareError(error)
        }
    }

    private func note(_ erasure: Erasure) throws(CareError) {
        do throws(HostError) {
            try NewFile.write(Array(erasure.json.text.utf8), to: files.erasure)
        } catch {
            throw .cannotWrite(path: files.erasure, errno: error.code)
        }
    }

    /// Throws when nothing has changed.
    private func eraseFromJournal(_ erasure: Erasure) throws -> ForgetSummary {
        guard JournalFiles.isThere(files.database) else { return ForgetSummary() }
        guard let days = erasure.days else { return try takeJournalAway() }
        let ledger = try openLedger()
        try ledger.connection.setErasesDeleted(true)
        return try ledger.connection.transaction { try ledger.forget(days) }
    }

    /// From one moment to the next there is no journal; its bytes go later.
    private func takeJournalAway() throws -> ForgetSummary {
        // What was forgotten before is not there any more: this is a journal that has begun since.
        guard !JournalFiles.isThere(files.forgotten) else { return ForgetSummary() }
        let summary =
            (try? reading { ledger in
                ForgetSummary(
                    entries: Int(try ledger.connection.integer(Self.countEntries)),
                    utterances: Int(try ledger.connection.integer(Self.countUtterances)))
            }) ?? ForgetSummary()
        _ = try dropLog()
        guard rename(files.database, files.forgotten) == 0 else {
            throw CareError.cannotWrite(path: files.database, errno: errno)
        }
        for end in JournalFiles.sides.dropFirst() { try Self.erase(files.database + end) }
        return summary
    }

    /// What is left to erase when the journal has lost it: how many daily copies there were.
    private func eraseRest(_ erasure: Erasure) throws(CareError) -> Int {
        do throws(HostError) { try NewFile.syncFolder(of: files.database) } catch {
            throw .cannotWrite(path: files.folder, errno: error.code)
        }
        if erasure.days != nil, JournalFiles.isThere(files.database) { try rebuild() }
        let copies = try BackupFolder(erasure.backups).eraseAll()
        let forgotten = JournalFiles.sides.map { files.forgotten + $0 }
        for path in files.besideJournal where !forgotten.contains(path) { try Self.erase(path) }
        try SharingFiles(dataFolder: files.folder).erase()
        try erasePictures(erasure.days == nil)
        if erasure.days == nil {
            for name in JournalFiles.names(in: files.vocabulary) {
                try Self.erase(Path.join(files.vocabulary, name))
            }
        }
        // The last but the note: as long as it is there, a journal that has begun since stays.
        for path in forgotten.reversed() { try Self.erase(path) }
        guard unlink(files.erasure) == 0 || errno == ENOENT else {
            throw .cannotWrite(path: files.erasure, errno: errno)
        }
        return copies
    }

    /// Erases the copies of photographs that the journal knows no more, those that are kept too.
    private func erasePictures(_ isAll: Bool) throws(CareError) {
        var names: Set<String> = []
        if !isAll, JournalFiles.isThere(files.database) {
            do {
                names = try Set(openLedger().copiedPhotographs().compactMap(\.photograph.folder))
            } catch {
                throw CareError(error)
            }
        }
        try PictureFolder(dataFolder: files.folder).erase(allBut: names)
    }

    /// Writes the journal anew: pages that had been free before may hold what was deleted long ago.
    private func rebuild() throws(CareError) {
        do {
            let ledger = try openLedger()
            try ledger.connection.setErasesDeleted(true)
            try ledger.connection.rebuild()
            try ledger.connection.checkpoint(.truncate)
            // Somebody who reads keeps the log as it is.
            guard Self.size(of: files.database + "-wal") == 0 else { throw JournalError.busy }
        } catch {
            throw CareError(error)
        }
    }

    /// Overwrites a file with zeros before it removes it; a file that is not there is passed over.
    ///
    /// One that has another name as well is only unlinked: that name is a person's own copy, or is erased
    /// by itself.
    package static func erase(_ path: String) throws(CareError) {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return }
            throw .cannotWrite(path: path, errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .cannotWrite(path: path, errno: errno) }
        if status.st_nlink == 1, status.st_mode & S_IFMT == S_IFREG {
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var left = Int(status.st_size)
            while left > 0 {
                let count = write(file, zeros, min(left, zeros.count))
                guard count > 0 else { throw .cannotWrite(path: path, errno: errno) }
                left -= count
            }
            guard fsync(file) == 0 else { throw .cannotWrite(path: path, errno: errno) }
        }
        guard unlink(path) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    }

    private static let countEntries = Query("SELECT ifnull(sum(entries), 0) FROM daily_totals")
    private static let countUtterances = Query("SELECT count(*) FROM utterances")
}
