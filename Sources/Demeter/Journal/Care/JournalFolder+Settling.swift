internal import Glibc
internal import Host

// What was cut off.
extension JournalFolder {
    /// Finishes or takes back what was cut off, once nobody else has the folder.
    ///
    /// - Returns: what there was.
    package func settle() throws(CareError) -> [Leftover] {
        guard !leftovers.isEmpty else { return [] }
        do {
            let lock = try FolderLock(path: files.lock)
            defer { _ = lock }
            return settleHolding()
        } catch {
            throw CareError(error)
        }
    }

    /// As `settle`, for who holds the folder's lock.
    func settleHolding() -> [Leftover] {
        var found = leftovers
        settleFormer()
        if found.contains(.draft) {
            for end in JournalFiles.sides { unlink(files.draft + end) }
        }
        for index in found.indices {
            guard case .erasure(let days) = found[index] else { continue }
            do throws(CareError) { try finishErasure() } catch {
                found[index] = .unfinished(days, error)
            }
        }
        return found
    }

    /// What is seen without holding the folder; whoever is at work in it has some of it too.
    package var leftovers: [Leftover] {
        var found: [Leftover] = []
        if JournalFiles.isThere(files.erasure) {
            found.append(.erasure((try? pendingErasure())?.days))
        }
        if JournalFiles.isThere(files.formerDraft), JournalFiles.isThere(files.database),
            !Self.isSame(files.formerDraft, files.database)
        {
            found.append(.former)
        }
        if JournalFiles.isThere(files.draft) { found.append(.draft) }
        // What is being erased is not lost.
        if isLost, !JournalFiles.isThere(files.erasure) {
            found.append(.lost(former: files.former))
        }
        var status = stat()
        // The structure is filled in by the call.
        if lstat(files.database, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == 0, !JournalFiles.isThere(files.database + "-wal")
        {
            found.append(.hollow)
        }
        let oldDraft = files.folder + "/new.sqlite"
        if JournalFiles.isThere(oldDraft) { found.append(.oldDraft(path: oldDraft)) }
        return found
    }

    /// Refuses to begin a new journal where the only one lies beside its place.
    func refuseLost() throws(JournalError) {
        guard !isLost else { throw .lost(former: files.former) }
    }

    private var isLost: Bool {
        !JournalFiles.isThere(files.database) && JournalFiles.isThere(files.former)
    }

    /// Gives the former journal its name when another one has its place, and lets go of it when not.
    func settleFormer() {
        let (draft, former, journal) = (files.formerDraft, files.former, files.database)
        moveLostLog()
        guard JournalFiles.isThere(draft) || JournalFiles.isThere(draft + "-wal"),
            JournalFiles.isThere(journal)
        else { return }
        if !JournalFiles.isThere(draft) || Self.isSame(draft, journal)
            || Self.isEqual(draft, journal)
        {
            // The restore had not happened; a damaged journal's log goes back to it.
            if !JournalFiles.isThere(journal + "-wal") { rename(draft + "-wal", journal + "-wal") }
            for end in JournalFiles.sides { unlink(draft + end) }
        } else {
            for end in JournalFiles.sides.dropFirst() { unlink(former + end) }
            rename(draft + "-wal", former + "-wal")
            rename(draft, former)
        }
        try? NewFile.syncFolder(of: former)
    }

    /// Earlier versions moved the journal away before its log.
    private func moveLostLog() {
        guard isLost, !JournalFiles.isThere(files.former + "-wal") else { return }
        rename(files.database + "-wal", files.former + "-wal")
    }

    /// Whether two files have the same bytes.
    static func isEqual(_ path: String, _ other: String) -> Bool {
        let (first, second) = (open(path, O_RDONLY | O_CLOEXEC), open(other, O_RDONLY | O_CLOEXEC))
        defer {
            if first >= 0 { close(first) }
            if second >= 0 { close(second) }
        }
        var (facts, others) = (stat(), stat())
        guard first >= 0, second >= 0, fstat(first, &facts) == 0, fstat(second, &others) == 0,
            facts.st_size == others.st_size
        else { return false }
        var input = InputFile(descriptor: first)
        var counterpart = InputFile(descriptor: second)
        while true {
            guard let bytes = try? input.read(), let same = try? counterpart.read() else {
                // Both end together, having the same size; what cannot be read is not the same.
                return lseek(first, 0, SEEK_CUR) == facts.st_size
                    && lseek(second, 0, SEEK_CUR) == others.st_size
            }
            guard bytes == same else { return false }
        }
    }
}
