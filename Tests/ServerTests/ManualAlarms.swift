import Locking
import UnixSocket

/// Alarms of alarms that a test rings until a test moves it.
final class ManualAlarms: Alarms {
    private struct Alarm {
        var time: Duration
        var ring: @Sendable () -> Void
    }

    private struct State {
        var now = Duration.zero
        var lastName = 0
        var alarms: [Int: Alarm] = [:]
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        /// Observers whose number of alarms is there.
        mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
            let count = alarms.count
            defer { observers.removeAll { $0.count == count } }
            return observers.filter { $0.count == count }.map(\.continuation)
        }
    }

    private let state = Mutex(State())

    /// An alarm of no duration rings at once.
    func set(after duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Int {
        if duration <= .zero {
            ring()
            return 0
        }
        let (name, satisfied) = state.withLock { state in
            state.lastName += 1
            state.alarms[state.lastName] = Alarm(time: state.now + duration, ring: ring)
            return (state.lastName, state.satisfied())
        }
        for observer in satisfied { observer.resume() }
        return name
    }

    func cancel(_ name: Int) {
        let satisfied = state.withLock { state in
            state.alarms[name] = nil
            return state.satisfied()
        }
        for observer in satisfied { observer.resume() }
    }

    /// Moves on, ringing those whose time has come.
    func advance(by duration: Duration) {
        let (due, satisfied) = state.withLock { state in
            state.now += duration
            let due = state.alarms.filter { $0.value.time <= state.now }
            for name in due.keys { state.alarms[name] = nil }
            return (due.values.sorted { $0.time < $1.time }.map(\.ring), state.satisfied())
        }
        for ring in due { ring() }
        for observer in satisfied { observer.resume() }
    }

    /// Returns as soon as exactly `count` alarms run.
    func wait(for count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.alarms.count == count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
