internal import Configuration

/// Answers of the cache that are asked for again while nobody waits for them: ten at once, or what there is after five
/// seconds.
package struct VerificationQueue {
    struct Item: Sendable, Hashable {
        var query: LookupQuery
        var source: LookupSource
    }

    /// What is to be done after one more.
    enum Step: Sendable, Hashable {
        /// What waits is to be taken up after `patience`.
        case begin
        /// Somebody does so already, or it waits as it is.
        case wait
        /// It is to be taken up now.
        case work
    }

    static let most = 10
    package static let patience = Duration.seconds(5)
    /// From here on an answer is asked for again; younger ones are told as they are. In seconds.
    static let age = 86_400.0

    private var waiting: [Item] = []

    mutating func add(_ item: Item) -> Step {
        guard !waiting.contains(item) else { return .wait }
        waiting.append(item)
        return waiting.count == Self.most ? .work : waiting.count == 1 ? .begin : .wait
    }

    /// What is taken up at once, the oldest first; what came too much stays.
    mutating func take() -> [Item] {
        let batch = Array(waiting.prefix(Self.most))
        waiting.removeFirst(batch.count)
        return batch
    }
}
