/// Those who want to know when events were committed.
struct EventWatchers {
    /// The last number that was told.
    private var announced: Int64 = 0
    private var isOpen = true
    private var watchers: [Int: (continuation: AsyncStream<Int>.Continuation, step: Int64)] = [:]
    private var nextID = 0

    /// - Parameter step: it is told once for so many events, when their number passes a multiple of this.
    /// - Returns: the name to be removed by; `nil` when there will be no more events.
    mutating func add(_ continuation: AsyncStream<Int>.Continuation, every step: Int) -> Int? {
        guard isOpen else { return nil }
        defer { nextID += 1 }
        watchers[nextID] = (continuation, Int64(step))
        return nextID
    }

    mutating func remove(_ id: Int) { watchers[id] = nil }

    /// Events up to this number were there before.
    mutating func start(after sequence: Int64) { announced = sequence }

    mutating func announce(_ sequence: Int64) {
        guard sequence > announced else { return }
        defer { announced = sequence }
        for watcher in watchers.values where sequence / watcher.step > announced / watcher.step {
            watcher.continuation.yield(Int(sequence))
        }
    }

    /// Ends all streams; there is none any more.
    ///
    /// - Returns: what to finish, outside of any lock: finishing calls back to `remove`.
    mutating func close() -> [AsyncStream<Int>.Continuation] {
        isOpen = false
        defer { watchers = [:] }
        return watchers.values.map(\.continuation)
    }
}
