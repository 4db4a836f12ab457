internal import Dispatch

/// Runs an actor whose calls block, one job after the other in the order of their arrival.
///
/// Blocking calls on Swift's shared threads would hold up everybody; here they hold up their own.
package final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    package init(label: String) { queue = DispatchQueue(label: label) }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
