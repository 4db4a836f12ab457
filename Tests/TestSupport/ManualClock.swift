import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock {
    package struct Instant: InstantProtocol {
        var offset: Duration

        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        package func duration(to other: Instant) -> Duration { other.offset - offset }

        package static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }

    private struct Sleeper {
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        /// Observers whose number of sleepers is there.
        mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
            let count = sleepers.count
            defer { observers.removeAll { $0.count == count } }
            return observers.filter { $0.count == count }.map(\.continuation)
        }
    }

    private let state = Mutex(State())

    package init() {}

    package var now: Instant { state.withLock(\.now) }

    package var minimumResolution: Duration { .nanoseconds(1) }

    /// How many wait for the clock to move.
    package var sleepers: Int { state.withLock(\.sleepers.count) }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(Sleeper(deadline: deadline, continuation: continuation), id)
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Moves on, waking those whose time has come.
    package func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let woken = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in woken.keys { state.sleepers[id] = nil }
            return woken.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in woken { sleeper.continuation.resume() }
        for observer in state.withLock({ $0.satisfied() }) { observer.resume() }
    }

    /// Returns as soon as exactly `count` wait for the clock to move.
    package func waitForSleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.sleepers.count == count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func add(_ sleeper: Sleeper, _ id: Int) {
        let (result, observers) = state.withLock {
            state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
            if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
            if sleeper.deadline <= state.now { return (.success(()), []) }
            state.sleepers[id] = sleeper
            return (nil, state.satisfied())
        }
        if let result { sleeper.continuation.resume(with: result) }
        for observer in observers { observer.resume() }
    }

    private func cancel(_ id: Int) {
        let (sleeper, observers) = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return (sleeper, state.satisfied())
        }
        sleeper?.continuation.resume(throwing: CancellationError())
        for observer in observers { observer.resume() }
    }
}
