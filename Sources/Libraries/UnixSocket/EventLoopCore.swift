internal import CLinux
internal import Glibc
internal import Locking
internal import Threads

/// What the thread of an `EventLoop` works on; it outlives the loop by the moment it takes to end.
final class EventLoopCore: Sendable {
    private struct State {
        var jobs: [UnownedJob] = []
        var alarms = AlarmList()
        /// The thread is in the kernel, or about to be, and must be woken for a job.
        var isAsleep = false
        var isStopped = false
        var thread: pthread_t?
        var handler: (@Sendable (Int, Interest) -> Void)?
        /// Those who wait for descriptors of their own, by token.
        var watchers: [Int: @Sendable () -> Void] = [:]
        var lastWatcher = EventLoopCore.firstWatcher
        weak var executor: EventLoop?
    }

    private let state = Mutex(State())
    /// Tokens above this one are watchers'; those of sockets are counted from 0.
    private static let firstWatcher = 1 << 48
    let poll: Poll

    init() throws(SocketError) { poll = try Poll() }

    func setExecutor(_ executor: EventLoop) { state.withLock { $0.executor = executor } }

    func setHandler(_ handler: @escaping @Sendable (Int, Interest) -> Void) {
        state.withLock { $0.handler = handler }
    }

    func enqueue(_ job: UnownedJob) {
        let isAsleep = state.withLock { state in
            state.jobs.append(job)
            defer { state.isAsleep = false }
            return state.isAsleep
        }
        if isAsleep { poll.ring() }
    }

    func set(after duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Int {
        let (name, isAsleep) = state.withLock { state in
            let name = state.alarms.set(after: duration, now: AlarmList.now, ring)
            defer { state.isAsleep = false }
            return (name, state.isAsleep)
        }
        // The thread may sleep for longer than until this alarm.
        if isAsleep { poll.ring() }
        return name
    }

    func cancel(_ name: Int) { state.withLock { $0.alarms.cancel(name) } }

    func watch(
        _ descriptor: Int32, _ ready: @escaping @Sendable () -> Void
    ) throws(SocketError) -> Int {
        let token = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = ready
            return state.lastWatcher
        }
        do {
            try poll.watch(descriptor, token: token)
        } catch {
            unwatch(token)
            throw error
        }
        return token
    }

    func unwatch(_ token: Int) { state.withLock { $0.watchers[token] = nil } }

    func stop() {
        state.withLock { $0.isStopped = true }
        poll.ring()
    }

    var isOwnThread: Bool {
        let own = pthread_self()
        return state.withLock { $0.thread.map { pthread_equal($0, own) != 0 } ?? false }
    }

    func startThread() throws(SocketError) {
        let result = OwnThread.start("sockets") { [self] in run() }
        guard result == 0 else { throw SocketError(code: result, operation: .startThread) }
    }

    private func run() {
        let own = pthread_self()
        state.withLock { $0.thread = own }
        var ready = Poll.Ready()
        while let pause = runJobs() {
            poll.wait(into: &ready, milliseconds: pause)
            let (handler, due) = state.withLock { state in
                state.isAsleep = false
                return (state.handler, state.alarms.takeDue(at: AlarmList.now))
            }
            for socket in ready.sockets {
                if socket.token > Self.firstWatcher {
                    state.withLock { $0.watchers[socket.token] }?()
                } else {
                    handler?(socket.token, socket.interest)
                }
                // What came back from elsewhere does not wait until every socket had its turn.
                runWaitingJobs()
            }
            for ring in due { ring() }
        }
    }

    private func runWaitingJobs() {
        let (jobs, executor) = state.withLock { state in
            defer { if !state.jobs.isEmpty { state.jobs = [] } }
            return (state.jobs, state.jobs.isEmpty ? nil : state.executor)
        }
        guard let executor else { return }
        run(jobs, on: executor)
    }

    private func run(_ jobs: [UnownedJob], on loop: EventLoop) {
        for job in jobs {
            // On the loop's own thread, which is where its actor's jobs and its tasks are to run.
            unsafe job.runSynchronously(
                isolatedTo: loop.asUnownedSerialExecutor(),
                taskExecutor: loop.asUnownedTaskExecutor())
        }
    }

    /// Runs jobs until there are none; the milliseconds to sleep then, `nil` when the thread ends.
    private func runJobs() -> Int32? {
        while true {
            let (jobs, executor, pause) = state.withLock { state in
                defer { state.jobs = [] }
                state.isAsleep = state.jobs.isEmpty
                let pause = state.isStopped ? nil : state.alarms.milliseconds(from: AlarmList.now)
                return (state.jobs, state.executor, pause)
            }
            if jobs.isEmpty { return pause }
            // A job keeps its actor, and the actor its executor: with jobs, there is a loop.
            guard let executor else { return nil }
            run(jobs, on: executor)
        }
    }
}
