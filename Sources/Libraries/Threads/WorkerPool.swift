internal import Glibc

/// The threads that run whatever belongs to no thread in particular.
///
/// Swift's own, which come from Dispatch, are watched by a timer that wakes the process every second
/// for as long as it lives. Tasks that prefer this pool never meet them, and the process sleeps.
package final class WorkerPool: TaskExecutor {
    package static let shared = WorkerPool(threads: 2)

    /// For work that takes long: one processor is left to everybody else.
    package static let patient = WorkerPool(threads: max(1, min(4, processors - 1)))

    private static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    private let jobs = Mailbox<UnownedJob>()

    /// - Parameter threads: at least 1. The system must have room for one at least.
    package init(threads: Int) {
        let (jobs, executor) = (jobs, WeakReference(self))
        let started = (0..<threads).filter { _ in
            OwnThread.start("workers") {
                while let job = jobs.take() {
                    // A task holds on to the executor that it prefers.
                    guard let pool = executor.value else { return }
                    unsafe job.runSynchronously(on: pool.asUnownedTaskExecutor())
                }
            } == 0
        }
        precondition(!started.isEmpty, "the system has no room for a thread")
    }

    deinit { jobs.close() }

    package func enqueue(_ job: consuming ExecutorJob) { jobs.post(UnownedJob(job)) }
}

/// What a thread may know of whom it works for, without keeping it.
package struct WeakReference<Value: AnyObject & Sendable>: Sendable {
    package weak let value: Value?

    package init(_ value: Value) { self.value = value }
}
