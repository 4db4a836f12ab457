internal import Threads
package import Wire

/// Threads that do what assistants ask for, each with a way to the daemon of its own.
package final class AssistantCrew: Sendable {
    private let jobs = Mailbox<@Sendable (any DaemonDoor) -> Void>()
    /// Each of the threads when it ends.
    private let ended = Mailbox<Void>()
    private let size: Int
    private let connect: @Sendable () -> any DaemonDoor

    /// - Parameters:
    ///   - size: how many jobs are done at a time.
    ///   - connect: makes a way to the daemon for the thread that calls it.
    package init(size: Int, connect: @escaping @Sendable () -> any DaemonDoor) {
        self.size = size
        self.connect = connect
    }

    deinit { jobs.close() }

    /// Starts the threads.
    ///
    /// - Returns: 0, or the system's error number: there is no room for them.
    package func start() -> Int32 {
        for _ in 0..<size {
            let (jobs, ended, connect) = (jobs, ended, connect)
            let result = OwnThread.start("assistant") {
                let door = connect()
                while let job = jobs.take() { job(door) }
                ended.post(())
            }
            guard result == 0 else { return result }
        }
        return 0
    }

    func post(_ job: @escaping @Sendable (any DaemonDoor) -> Void) { jobs.post(job) }

    /// Returns when everything is done that was posted; nothing can be posted from here on.
    package func finish() {
        jobs.close()
        for _ in 0..<size { _ = ended.take() }
    }
}
