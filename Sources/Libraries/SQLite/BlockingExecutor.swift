internal import Threads

/// Runs an actor whose calls block, one job after the other in the order of their arrival.
///
/// Blocking calls on threads that are shared would hold up everybody; here they hold up their own
/// thread, which ends with the executor.
package final class BlockingExecutor: SerialExecutor {
    private let jobs = Mailbox<UnownedJob>()

    /// - Parameter label: names the thread; at most 15 bytes. The system must have room for it.
    package init(label: String) {
        let (jobs, executor) = (jobs, WeakReference(self))
        let result = OwnThread.start(label) {
            while let job = jobs.take() {
                // A job keeps its actor, and the actor its executor: with jobs, there is one.
                guard let executor = executor.value else { return }
                unsafe job.runSynchronously(on: executor.asUnownedSerialExecutor())
            }
        }
        precondition(result == 0, "the system has no room for a thread, error \(result)")
    }

    deinit { jobs.close() }

    package func enqueue(_ job: consuming ExecutorJob) { jobs.post(UnownedJob(job)) }
}
