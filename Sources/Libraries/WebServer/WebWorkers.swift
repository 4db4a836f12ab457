internal import Locking
internal import Threads

/// Threads that make answers; there are as many as are needed at a time, up to a limit.
final class WebWorkers: Sendable {
    private let jobs = Mailbox<@Sendable () -> Void>()
    private let counts = Mutex((threads: 0, waiting: 0))
    private let most: Int

    init(most: Int) { self.most = max(1, most) }

    deinit { jobs.close() }

    /// Has a job done; it may block.
    ///
    /// - Returns: whether there is anybody to do it.
    func post(_ job: @escaping @Sendable () -> Void) -> Bool {
        let (needed, threads) = counts.withLock { counts in
            counts.waiting += 1
            let needed = counts.waiting > counts.threads && counts.threads < most
            if needed { counts.threads += 1 }
            return (needed, counts.threads)
        }
        if needed, !start(), threads == 1 {
            counts.withLock { $0.waiting -= 1 }
            return false
        }
        jobs.post(job)
        return true
    }

    func stop() { jobs.close() }

    private func start() -> Bool {
        let (jobs, counts) = (jobs, WeakReference(self))
        let result = OwnThread.start("web-worker") {
            while let job = jobs.take() {
                job()
                counts.value?.counts.withLock { $0.waiting -= 1 }
            }
        }
        if result != 0 { self.counts.withLock { $0.threads -= 1 } }
        return result == 0
    }
}
