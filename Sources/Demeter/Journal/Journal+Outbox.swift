package import Nutrition

// What is to be sent, and what became of it.
extension Journal {
    /// Queues a preview of a day that still goes on, once for each sink, however often it is asked.
    package nonisolated func queuePreview(
        of day: LocalDay, sinks: [String]
    ) async throws(JournalError) {
        try await write { ledger in
            for sink in sinks { try ledger.queue(.preview, sink: sink, first: day, last: day) }
        }
    }

    /// Queues the review of the week that ends with a day, once for each sink, however often it is asked.
    ///
    /// What is asked first only says from where on weeks are told of: a person who sets an evening wants none of
    /// the weeks before. A week without entries is told to nobody.
    ///
    /// - Parameters:
    ///   - last: the newest day whose evening has passed.
    ///   - evening: what is set, so that another one begins anew.
    /// - Returns: whether there is something to send.
    package nonisolated func queueReview(
        of last: LocalDay, evening: String, sinks: [String]
    ) async throws(JournalError) -> Bool {
        try await write { try $0.queueReview(of: last, evening: evening, sinks: sinks) }
    }

    /// Forgets up to where weeks were told of, as while nobody wants to be told of them.
    package nonisolated func forgetReviews() async throws(JournalError) {
        try await write { try $0.forgetReviews() }
    }

    /// Messages in a state, the earliest due first.
    package nonisolated func messages(
        in state: OutboxMessage.State
    ) async throws(JournalError) -> [OutboxMessage] {
        try await reader.read { try $0.messages(in: state) }
    }

    /// Notes that the sink has confirmed a message; one that has its end keeps it.
    package nonisolated func noteSent(_ id: Int64) async throws(JournalError) {
        try await write { try $0.end(id, as: .sent, failure: nil) }
    }

    /// Notes that nobody will try again.
    package nonisolated func giveUp(_ id: Int64, because failure: String) async throws(JournalError)
    {
        try await write { try $0.end(id, as: .givenUp, failure: failure) }
    }

    /// Notes that an attempt failed and when the next one is due.
    package nonisolated func postpone(
        _ id: Int64, until due: Timestamp, because failure: String
    ) async throws(JournalError) {
        try await write { try $0.postpone(id, until: due, failure: failure) }
    }
}
