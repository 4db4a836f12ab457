package import Nutrition

/// A summary, or a review of a week, that is to reach one sink.
package struct OutboxMessage: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case preview, summary, digest, week
    }

    package enum State: String, Sendable, Hashable, CaseIterable {
        case queued
        /// The sink has confirmed it.
        case sent
        case givenUp = "given_up"
        /// A later message took its place before it was sent.
        case replaced
    }

    package var id: Int64
    package var sink: String
    package var kind: Kind
    /// The same day as `last` but for a digest and a week.
    package var first: LocalDay
    package var last: LocalDay
    /// 1, and more for one that amends an earlier one.
    package var revision: Int
    package var created: Timestamp
    /// Deliveries that were tried and failed.
    package var attempts: Int
    /// Not to be tried before.
    package var due: Timestamp
    package var state: State
    /// Why the last attempt failed; free of a person's words.
    package var failure: String?

    package init(
        id: Int64, sink: String, kind: Kind, first: LocalDay, last: LocalDay, revision: Int = 1,
        created: Timestamp, attempts: Int = 0, due: Timestamp, state: State = .queued,
        failure: String? = nil
    ) {
        self.id = id
        self.sink = sink
        self.kind = kind
        self.first = first
        self.last = last
        self.revision = revision
        self.created = created
        self.attempts = attempts
        self.due = due
        self.state = state
        self.failure = failure
    }
}
