/// What a write is to outlive from the moment that its writer hears of it.
enum Durability: Sendable {
    /// The end of the process, however it comes: the write stands in the log, and the system has it.
    case process
    /// The end of the machine too: the log is synced to the disk, with everything that came before in it.
    case machine
}

/// Somebody's write while it waits for the commit that it shares with others.
struct PendingWrite: Sendable {
    let durability: Durability
    /// Does the write within an open transaction; gives what tells the writer that it is on the disk.
    let perform: @Sendable (borrowing Ledger) throws -> @Sendable () -> Void
    /// Tells the writer that nothing was written.
    let fail: @Sendable (JournalError) -> Void

    init<Value: Sendable>(
        outliving durability: Durability = .machine,
        _ body: @escaping @Sendable (borrowing Ledger) throws -> Value,
        answer: CheckedContinuation<Result<Value, JournalError>, Never>
    ) {
        self.durability = durability
        perform = { ledger in
            let value = try body(ledger)
            return { answer.resume(returning: .success(value)) }
        }
        fail = { answer.resume(returning: .failure($0)) }
    }
}
