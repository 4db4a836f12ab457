internal import Glibc
internal import Locking
internal import Threads

/// Runs an actor whose calls block, one job after the other in the order of their arrival.
///
/// Blocking calls on threads that are shared would hold up everybody; here they hold up their own
/// thread, which ends with the executor.
package final class BlockingExecutor: SerialExecutor {
    private let work = Mailbox<Work>()
    private let late = LateCall()

    /// - Parameter label: names the thread; at most 15 bytes. The system must have room for it.
    package init(label: String) {
        let (work, late, executor) = (work, late, WeakReference(self))
        let result = OwnThread.start(label) {
            late.begin()
            while let next = late.take(from: work) {
                switch next {
                case .job(let job):
                    // A job keeps its actor, and the actor its executor: with jobs, there is one.
                    guard let executor = executor.value else { return }
                    unsafe job.runSynchronously(on: executor.asUnownedSerialExecutor())
                case .call(let body): body()
                }
            }
        }
        precondition(result == 0, "the system has no room for a thread, error \(result)")
    }

    deinit { work.close() }

    /// Has `body` called on the executor's thread, between two jobs: what needs no task.
    package func call(_ body: @escaping @Sendable () -> Void) { work.post(.call(body)) }

    /// Has something called on the executor's thread, between two jobs, when so long has passed.
    ///
    /// To be asked for on that thread; what was to be called later before is not called any more.
    package func call(after pause: Duration, _ body: @escaping @Sendable () -> Void) {
        late.set(.now + pause, body)
    }

    package func enqueue(_ job: consuming ExecutorJob) { work.post(.job(UnownedJob(job))) }

    package func checkIsolated() {
        precondition(late.isOwnThread, "not on the executor's thread")
    }

    package func isIsolatingCurrentContext() -> Bool? { late.isOwnThread }
}

extension BlockingExecutor {
    fileprivate enum Work {
        case job(UnownedJob)
        case call(@Sendable () -> Void)
    }

    /// Something that is to be called later on the thread of an executor, and which thread that is.
    // Only that thread touches what is called; what others read is under the lock.
    fileprivate final class LateCall: @unchecked Sendable {
        private let thread = Mutex<pthread_t?>(nil)
        private var due: ContinuousClock.Instant?
        private var body: () -> Void = {}

        /// To be called on the thread.
        func begin() {
            let own = pthread_self()
            thread.withLock { $0 = own }
        }

        var isOwnThread: Bool {
            let own = pthread_self()
            return thread.withLock { $0.map { pthread_equal($0, own) != 0 } ?? false }
        }

        func set(_ due: ContinuousClock.Instant, _ body: @escaping () -> Void) {
            (self.due, self.body) = (due, body)
        }

        /// Waits for the next work, and calls what is due meanwhile; `nil` when there is none any more.
        func take(from work: Mailbox<Work>) -> Work? {
            while let due {
                let rest = due - .now
                if rest > .zero, let next = work.take(within: rest) { return next }
                let body = body
                (self.due, self.body) = (nil, {})
                body()
            }
            return work.take()
        }
    }
}
