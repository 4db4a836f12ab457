extension OwnThread {
    /// Has `body`, which may block, done on a thread of its own, and waits for it without one.
    ///
    /// - Returns: `nil` when there is no room for another thread.
    package static func run<Value: Sendable>(
        _ name: String, _ body: @escaping @Sendable () -> Value
    ) async -> Value? {
        await withCheckedContinuation { continuation in
            let result = start(name) { continuation.resume(returning: body()) }
            if result != 0 { continuation.resume(returning: nil) }
        }
    }
}
