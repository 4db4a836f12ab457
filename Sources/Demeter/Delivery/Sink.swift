package import Summaries

/// Somebody who is told of a day.
package protocol Sink: Sendable {
    /// What the outbox knows it by: the same after a restart, another one for another place.
    var name: String { get }
    /// What a person knows it by, and what the outbox may know it by from before; two sinks may share it.
    var shortName: String { get }
    /// Whether whoever is told sits at this machine, so that no other device could tell them.
    var isOfThisMachine: Bool { get }

    /// Returns when the summary has arrived for certain.
    func deliver(_ summary: Summary) async throws(SinkFailure)
}

extension Sink {
    package var shortName: String { name }
    package var isOfThisMachine: Bool { false }
}

/// Why a summary did not arrive; free of a person's words, so that it may be logged.
package struct SinkFailure: Error, Hashable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
