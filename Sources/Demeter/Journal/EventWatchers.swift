/// Those who want to know when events were committed.
struct EventWatchers {
    /// The last number that was told.
    var announced: Int64 = 0
    private var continuations: [Int: AsyncStream<Int64>.Continuation] = [:]
    private var nextID = 0

    var areWaiting: Bool { !continuations.isEmpty }

    mutating func add(_ continuation: AsyncStream<Int64>.Continuation) -> Int {
        defer { nextID += 1 }
        continuations[nextID] = continuation
        return nextID
    }

    mutating func remove(_ id: Int) { continuations[id] = nil }

    mutating func announce(_ sequence: Int64) {
        guard sequence > announced else { return }
        announced = sequence
        for continuation in continuations.values { continuation.yield(sequence) }
    }

    mutating func finish() {
        for continuation in continuations.values { continuation.finish() }
        continuations = [:]
    }
}
