internal import Glibc
internal import SQLite

/// A data folder, for those who care for the journal in it while no daemon works on it, or beside one
/// without changing anything.
package struct JournalFolder: Sendable {
    let files: JournalFiles

    package init(_ path: String) { files = JournalFiles(folder: path) }

    package var database: String { files.database }

    /// Where a journal goes that another one takes the place of.
    package var formerDatabase: String { files.former }

    /// Does `body` while nobody else has the folder, and after what was cut off is settled.
    func exclusively<Value>(_ body: () throws -> Value) throws(CareError) -> Value {
        try refuseUnwritable()
        do {
            try files.prepareFolder()
            let lock = try FolderLock(path: files.lock)
            defer { _ = lock }
            _ = settleHolding()
            return try body()
        } catch {
            throw CareError(error)
        }
    }

    /// The journal's tables, to be looked at in one transaction, beside whoever writes.
    func reading<Value>(
        _ body: (borrowing Ledger) throws -> Value
    ) throws(CareError) -> Value {
        do {
            guard access(files.database, F_OK) == 0 else {
                throw CareError.noJournal(path: files.database)
            }
            try files.refuseStrangers()
            let ledger = Ledger(reading: try files.connectReader())
            try Migrations.refuseStrangers(ledger.connection)
            return try ledger.connection.transaction(.deferred) { try body(ledger) }
        } catch {
            throw CareError(error)
        }
    }

    /// The journal's tables, to be changed, while nobody else has the folder.
    func writing<Value>(
        _ body: (borrowing Ledger) throws -> Value
    ) throws(CareError) -> Value {
        try exclusively {
            try refuseLost()
            return try body(try openLedger())
        }
    }

    /// The tables of the journal, for who holds the folder's lock.
    func openLedger() throws -> Ledger {
        let ledger = Ledger(
            connection: try files.connect(), now: Self.now, describe: { _ in Self.importPayload })
        try ledger.migrate()
        return ledger
    }

    /// What an import's event tells; its entries are too many for one line.
    static let importPayload = "{\"entries\":[],\"removed\":[],\"days\":[]}"

    static let now: @Sendable () -> Timestamp = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
