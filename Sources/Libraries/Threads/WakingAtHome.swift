/// Waits until a continuation is resumed, and goes on at once on the thread of the caller's actor.
///
/// A continuation by itself wakes its task on the executor that the task prefers, which hands it over to the
/// actor's: a change of thread for nothing where the actor has a thread of its own that runs tasks too.
package func withContinuationAtHome<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (CheckedContinuation<Value, Never>) -> Void
) async -> Value {
    // The actor holds on to its executor, and the caller to the actor.
    guard let home = unsafe isolation?.unownedExecutor.asSerialExecutor() as? any TaskExecutor
    else {
        return await withCheckedContinuation(isolation: isolation, body)
    }
    return await withTaskExecutorPreference(home, isolation: isolation) {
        _ = isolation
        return await withCheckedContinuation(isolation: isolation, body)
    }
}
