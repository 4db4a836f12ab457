package import HealthyEating
internal import Locking
internal import SQLite
internal import Threads

/// The food journal in its data folder: everything that was said, logged and changed.
///
/// A call returns when its changes have reached the disk, or throws a `JournalError` and has
/// changed nothing; only words that wait to be read are kept without a sync, which comes with what they
/// come to (`Durability`). Calls that arrive while the disk is busy share the next commit, each in a
/// savepoint of its own, so that one's failure spoils no other's.
package actor Journal {
    private enum State: ~Copyable {
        case opening
        case open(Holding)
        case closed
    }

    /// What an open journal holds on to.
    private struct Holding: ~Copyable {
        let ledger: Ledger
        let lock: FolderLock
        let held: HeldDatabase
    }

    private let executor = BlockingExecutor(label: "journal")
    private var state = State.opening
    nonisolated let queue = Mutex(WriteQueue())
    private var counts = CommitCounts()
    private nonisolated let watchers = Mutex(EventWatchers())
    nonisolated let reader: JournalReader
    private let report: @Sendable (JournalError) -> Void

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private init(report: @escaping @Sendable (JournalError) -> Void) {
        self.report = report
        reader = JournalReader(report: report)
    }

    /// Opens the journal in `folder`, creating what is missing.
    ///
    /// - Parameters:
    ///   - now: the wall clock, which says when changes are made.
    ///   - describe: makes the payload of a change's event, within the change's own transaction;
    ///     the number of the event is not known yet.
    ///   - audience: the names of those who are to be told of a day that is filled after its end.
    ///   - patterns: what is known of the food groups in foods; entries keep those of their time.
    ///   - report: told of each call that failed by a fault of the file, the disk or this program.
    ///   - found: told of what was cut off before and is settled now.
    package static func open(
        folder: String, now: @escaping @Sendable () -> Timestamp,
        describe: @escaping @Sendable (Recorded) -> String = { _ in "" },
        audience: @escaping @Sendable () -> [String] = { [] },
        patterns: any PatternSource = UnknownPatterns(),
        report: @escaping @Sendable (JournalError) -> Void = { _ in },
        found: @escaping @Sendable (Leftover) -> Void = { _ in }
    ) async throws(JournalError) -> Journal {
        let journal = Journal(report: report)
        try await journal.start(
            JournalFolder(folder), now: now, describe: describe, audience: audience,
            patterns: patterns, found: found)
        return journal
    }

    private func start(
        _ folder: JournalFolder, now: @escaping @Sendable () -> Timestamp,
        describe: @escaping @Sendable (Recorded) -> String,
        audience: @escaping @Sendable () -> [String],
        patterns: any PatternSource,
        found: @Sendable (Leftover) -> Void
    ) async throws(JournalError) {
        let files = folder.files
        do {
            try files.prepareFolder()
            let lock = try FolderLock(path: files.lock)
            for leftover in folder.settleHolding() { found(leftover) }
            try folder.refuseLost()
            let ledger = Ledger(
                connection: try files.connect(), now: now, describe: describe, audience: audience,
                patterns: patterns)
            try ledger.migrate()
            let sequence = try ledger.lastSequence()
            watchers.withLock { $0.start(after: sequence) }
            state = .open(
                Holding(ledger: ledger, lock: lock, held: HeldDatabase(files.database)))
            try await reader.open(files)
        } catch {
            state = .closed
            throw JournalError(error)
        }
    }

    /// Finishes the writes that wait, then closes the files and lets the folder go.
    package func close() async {
        commitAll()
        await reader.close()
        commitAll()
        secure()
        state = .closed
        for continuation in watchers.withLock({ $0.close() }) { continuation.finish() }
    }

    private func commitAll() {
        commit(.process)
        commit(.machine)
    }
}

// Sharing commits.
extension Journal {
    /// Does `body` in the next commit of its kind and answers when that outlives what it is to outlive.
    ///
    /// Writes are handed over to the journal's thread without becoming its actor's, and whoever waits is woken
    /// where it came from: two changes of thread and no more.
    nonisolated func write<Value: Sendable>(
        outliving durability: Durability = .machine,
        _ body: @escaping @Sendable (borrowing Ledger) throws -> Value
    ) async throws(JournalError) -> Value {
        // Where it is committed the caller's key is not bound any more.
        let key = CallKey.current
        let result = await withContinuationAtHome { continuation in
            plan(
                PendingWrite(
                    outliving: durability,
                    { ledger in
                        if let key { try ledger.note(key) }
                        return try body(ledger)
                    }, answer: continuation))
        }
        if case .failure(let error) = result, error.isFault { report(error) }
        return try result.get()
    }

    private nonisolated func plan(_ write: PendingWrite) {
        guard queue.withLock({ $0.add(write) }) else { return }
        switch write.durability {
        // What need not wait for the disk is committed with what came with it, and while others gather.
        case .process: executor.call { self.assumeIsolated { $0.commit(.process) } }
        case .machine: executor.call { self.assumeIsolated { $0.gather() } }
        }
    }

    /// Commits, or waits a little for those who are being read.
    private func gather() {
        guard let pause = queue.withLock({ $0.pause(at: .now) }) else { return commit(.machine) }
        executor.call(after: pause) { self.assumeIsolated { $0.gather() } }
    }

    private func commit(_ durability: Durability) {
        let batch = queue.withLock { $0.take(durability) }
        guard !batch.isEmpty else { return }
        switch state {
        case .open(let holding):
            let outcome = holding.ledger.commit(batch[...], outliving: durability)
            counts += outcome.counts
            if let time = outcome.sync { queue.withLock { $0.synced(in: time) } }
            watchers.withLock { $0.announce(outcome.sequence) }
        default:
            for write in batch { write.fail(.closed) }
        }
    }

    /// Notes that its outcome is on its way, or that nobody is to wait for it.
    nonisolated func ended(_ id: UtteranceID) { queue.withLock { $0.ended(id) } }

    /// Syncs what was written to outlive the process only, as before somebody is told that their words are kept.
    package func secure() {
        switch state {
        // On a disk that is full there is nothing better to do.
        case .open(let holding): try? holding.ledger.connection.syncLog()
        default: break
        }
    }

    /// Has nothing stand in the write-ahead log that was erased, unless somebody reads at the moment.
    func emptyLog() {
        switch state {
        case .open(let holding): try? holding.ledger.connection.checkpoint(.truncate)
        default: break
        }
    }

    /// How well commits were shared since the journal was opened.
    package var commitCounts: CommitCounts { counts }
}

// Watching.
extension Journal {
    /// The number of the last event, whenever events were committed; read them with `events`.
    ///
    /// Numbers that were not taken in time are replaced by newer ones. It ends with the journal.
    ///
    /// - Parameter step: at least 1; of so many events one is told, the first whose number passes a multiple of it.
    package nonisolated func eventSignals(every step: Int = 1) -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Int.self, bufferingPolicy: .bufferingNewest(1))
        guard let id = watchers.withLock({ $0.add(continuation, every: step) }) else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.watchers.withLock { $0.remove(id) }
        }
        return stream
    }
}
