internal import Locking

extension OwnThread {
    /// Has `body`, which may block, done on a thread of its own, and waits for it without one.
    ///
    /// Who waited finds that the thread has let go of whatever `body` held.
    ///
    /// - Returns: `nil` when there is no room for another thread.
    package static func run<Value: Sendable>(
        _ name: String, _ body: @escaping @Sendable () -> Value
    ) async -> Value? {
        await withCheckedContinuation { continuation in
            let errand = Errand(body)
            let result = start(name) { continuation.resume(returning: errand.run()) }
            if result != 0 { continuation.resume(returning: nil) }
        }
    }

    /// Work that is done once and then gone.
    private final class Errand<Value>: Sendable {
        private let body: Mutex<(@Sendable () -> Value)?>

        init(_ body: @escaping @Sendable () -> Value) { self.body = Mutex(body) }

        func run() -> Value? { body.withLock { $0.take() }?() }
    }
}
