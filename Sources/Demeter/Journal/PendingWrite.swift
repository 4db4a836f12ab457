/// Somebody's write while it waits for the commit that it shares with others.
struct PendingWrite: Sendable {
    /// Does the write within an open transaction; gives what tells the writer that it is on the disk.
    let perform: @Sendable (borrowing Ledger) throws -> @Sendable () -> Void
    /// Tells the writer that nothing was written.
    let fail: @Sendable (JournalError) -> Void

    init<Value: Sendable>(
        _ body: @escaping @Sendable (borrowing Ledger) throws -> Value,
        answer: CheckedContinuation<Result<Value, JournalError>, Never>
    ) {
        perform = { ledger in
            let value = try body(ledger)
            return { answer.resume(returning: .success(value)) }
        }
        fail = { answer.resume(returning: .failure($0)) }
    }
}
