internal import SQLite

/// Reads the journal beside its writer, so that looking at a day never waits for the disk.
///
/// What a write has answered is visible here: it was committed before.
actor JournalReader {
    private enum State: ~Copyable {
        case closed
        case open(Ledger)
    }

    private let executor = BlockingExecutor(label: "journal-reader")
    private var state = State.closed
    private let report: @Sendable (JournalError) -> Void

    init(report: @escaping @Sendable (JournalError) -> Void) { self.report = report }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func open(_ files: JournalFiles) throws {
        state = .open(Ledger(reading: try files.connectReader()))
    }

    func close() { state = .closed }

    /// Reads in one transaction, so that everything in the answer is from the same moment.
    func read<Value: Sendable>(
        _ body: @Sendable (borrowing Ledger) throws -> Value
    ) throws(JournalError) -> Value {
        switch state {
        case .closed: throw .closed
        case .open(let ledger):
            do {
                return try ledger.connection.transaction(.deferred) { try body(ledger) }
            } catch {
                let error = JournalError(error)
                if error.isFault { report(error) }
                throw error
            }
        }
    }
}
