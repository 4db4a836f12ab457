internal import Locking

extension EventLoop {
    /// Waits for `duration` without a thread of its own; throws when the task is cancelled.
    package nonisolated func sleep(for duration: Duration) async throws(CancellationError) {
        let sleeper = Sleeper()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard sleeper.begin(continuation) else { return }
                let alarm = set(after: duration) { sleeper.wake() }
                sleeper.onWaking { self.cancel(alarm) }
            }
        } onCancel: {
            sleeper.wake()
        }
        if Task.isCancelled { throw CancellationError() }
    }
}

/// Somebody asleep, to be woken once, by the alarm or by being cancelled.
private final class Sleeper: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, Never>?
        var isAwake = false
        var cleanUp: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Whether there is anything to wait for: the sleeper was not woken before it lay down.
    func begin(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        let isAwake = state.withLock { state in
            if !state.isAwake { state.continuation = continuation }
            return state.isAwake
        }
        if isAwake { continuation.resume() }
        return !isAwake
    }

    /// Has `cleanUp` called when the sleeper wakes, or at once when it has woken.
    func onWaking(_ cleanUp: @escaping @Sendable () -> Void) {
        let isAwake = state.withLock { state in
            if !state.isAwake { state.cleanUp = cleanUp }
            return state.isAwake
        }
        if isAwake { cleanUp() }
    }

    func wake() {
        let (continuation, cleanUp) = state.withLock { state in
            defer { state = State(isAwake: true) }
            return (state.continuation, state.cleanUp)
        }
        cleanUp?()
        continuation?.resume()
    }
}
