package import Summaries

/// Somebody who is told of a day.
package protocol Sink: Sendable {
    /// What the outbox knows it by: the same after a restart, another one for another place.
    var name: String { get }

    /// Returns when the summary has arrived for certain.
    func deliver(_ summary: Summary) async throws(SinkFailure)
}

/// Why a summary did not arrive; free of a person's words, so that it may be logged.
package struct SinkFailure: Error, Hashable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
