/// Those who want to know when events were committed.
struct EventWatchers {
    /// The last number that was told.
    private var announced: Int64 = 0
    private var isOpen = true
    private var continuations: [Int: AsyncStream<Int>.Continuation] = [:]
    private var nextID = 0

    /// - Returns: the name to be removed by; `nil` when there will be no more events.
    mutating func add(_ continuation: AsyncStream<Int>.Continuation) -> Int? {
        guard isOpen else { return nil }
        defer { nextID += 1 }
        continuations[nextID] = continuation
        return nextID
    }

    mutating func remove(_ id: Int) { continuations[id] = nil }

    /// Events up to this number were there before.
    mutating func start(after sequence: Int64) { announced = sequence }

    mutating func announce(_ sequence: Int64) {
        guard sequence > announced else { return }
        announced = sequence
        for continuation in continuations.values { continuation.yield(Int(sequence)) }
    }

    /// Ends all streams; there is none any more.
    ///
    /// - Returns: what to finish, outside of any lock: finishing calls back to `remove`.
    mutating func close() -> [AsyncStream<Int>.Continuation] {
        isOpen = false
        defer { continuations = [:] }
        return Array(continuations.values)
    }
}
