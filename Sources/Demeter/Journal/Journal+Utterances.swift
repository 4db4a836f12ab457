internal import Locking

// The way of an utterance: received, then finished.
extension Journal {
    /// Keeps an utterance, before anybody reads it.
    ///
    /// From here on it outlives the process; the machine's end it outlives with the outcome that `finish` gives it, or
    /// after `secure`. So nobody is told of it before one of these.
    package nonisolated func receive(_ utterance: NewUtterance) async throws(JournalError)
        -> Receipt
    {
        // Others may wait for its outcome.
        queue.withLock { $0.arrived() }
        var begun: UtteranceID?
        defer { queue.withLock { $0.began(begun) } }
        let receipt = try await write(outliving: .process) { try $0.receive(utterance) }
        if case .new(let id) = receipt { begun = id }
        return receipt
    }

    /// Ends a question, which only looked: nothing came of its words that the machine's end could take.
    package nonisolated func finishLooking(_ id: UtteranceID) async throws(JournalError) {
        ended(id)
        try await write(outliving: .process) { ledger in
            _ = try ledger.settle(id, state: .nothing, change: nil)
        }
    }

    /// Gives an utterance its outcome and does what it asks for, in one transaction.
    ///
    /// - Parameters:
    ///   - state: where the utterance has come to; an open state can be finished again later.
    ///   - reply: makes the text that answers the same key again; not called without a key.
    /// - Returns: what was done; the totals of the days it touched, else of the utterance's day.
    /// - Throws: `alreadyFinished`, `noSuchUtterance`, and whatever refuses `act`; the utterance
    ///   then stays as it was.
    package nonisolated func finish(
        _ id: UtteranceID, _ state: Utterance.State, _ act: Act = .nothing,
        reply: @escaping @Sendable (Recorded) -> String = { _ in "" }
    ) async throws(JournalError) -> Recorded {
        ended(id)
        return try await write { try $0.finish(id, state: state, act: act, reply: reply) }
    }

    /// Notes how far an open utterance has come.
    package nonisolated func setState(
        of id: UtteranceID, _ state: Utterance.State
    ) async throws(JournalError) {
        ended(id)
        try await write { _ = try $0.settle(id, state: state, change: nil) }
    }

    /// Notes that a worker takes an open utterance on.
    ///
    /// - Returns: how often that has happened now; more than once means that a worker died with it.
    package nonisolated func beginReading(_ id: UtteranceID) async throws(JournalError) -> Int {
        ended(id)
        return try await write { try $0.beginReading(id) }
    }

    package nonisolated func utterance(
        _ id: UtteranceID
    ) async throws(JournalError) -> Utterance {
        try await reader.read { ledger in
            guard let utterance = try ledger.utterance(id) else {
                throw JournalError.noSuchUtterance(id)
            }
            return utterance
        }
    }

    /// Utterances in an open state, oldest first.
    package nonisolated func utterances(
        in state: Utterance.State
    ) async throws(JournalError) -> [Utterance] {
        try await reader.read { try $0.utterances(in: state) }
    }
}
