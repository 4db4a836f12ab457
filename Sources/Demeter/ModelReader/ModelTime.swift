/// The clocks that a model reader lives by.
package struct ModelTime: Sendable {
    /// Unix time in seconds.
    package var now: @Sendable () -> Double
    /// Throws when the task is cancelled.
    package var sleep: @Sendable (Duration) async throws -> Void

    package init(
        now: @escaping @Sendable () -> Double,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }
}
