internal import Journal
internal import MealReader
internal import Threads

/// What a language model is reading or shall look at: who has taken what, and when to go on.
actor ModelDesk {
    /// An entered meal that the model looks at once more.
    struct Check: Sendable {
        var utterance: UtteranceID
        /// What was entered.
        var offline: Reading
        var entries: [EntryID]
    }

    /// More checks than this wait for nobody: the oldest go unchecked.
    private static let checkLimit = 200

    private var taken: Set<UtteranceID> = []
    private var checks: [Check] = []
    private var alarm: Task<Void, Never>?
    nonisolated let signals: AsyncStream<Void>
    private nonisolated let signal: AsyncStream<Void>.Continuation

    init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    /// Whether the caller may read it: nobody else is doing so.
    func take(_ id: UtteranceID) -> Bool { taken.insert(id).inserted }

    func letGo(_ id: UtteranceID) { taken.remove(id) }

    func add(_ check: Check) {
        checks.append(check)
        if checks.count > Self.checkLimit { checks.removeFirst() }
        signal.yield()
    }

    func nextCheck() -> Check? { checks.isEmpty ? nil : checks.removeFirst() }

    func putBack(_ check: Check) { checks.insert(check, at: 0) }

    nonisolated func wake() { signal.yield() }

    /// Wakes the worker after `pause`, instead of whenever it was to be woken before.
    func wake(after pause: Duration, _ sleep: @escaping @Sendable (Duration) async throws -> Void) {
        alarm?.cancel()
        alarm = Task(executorPreference: WorkerPool.shared) { [signal] in
            guard (try? await sleep(pause)) != nil else { return }
            signal.yield()
        }
    }

    func stop() {
        alarm?.cancel()
        signal.finish()
    }
}
