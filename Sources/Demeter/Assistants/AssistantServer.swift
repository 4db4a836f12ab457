package import Configuration
package import JSON
internal import Locking
internal import Threads
package import Wire

/// Serves one assistant: its lines in, ours out, the daemon behind.
///
/// Whatever may change the journal is done on one thread, in the order in which it came; whatever only
/// looks, on others, so that nobody who looks waits for a language model.
package final class AssistantServer: Sendable {
    private let state: Mutex<State>
    private let changes = Mailbox<Job>()
    private let looks = Mailbox<Job>()
    /// Each of the threads when it ends.
    private let ended = Mailbox<Void>()
    private let connect: @Sendable () -> any DaemonDoor
    private let follow: @Sendable (@escaping @Sendable (Followed) -> Void) -> Void
    private static let lookers = 2

    private struct State {
        var session: AssistantSession
        let write: @Sendable (JSONValue) -> Void
    }

    /// - Parameters:
    ///   - write: sends a message; called by one thread at a time.
    ///   - connect: makes a way to the daemon for the thread that calls it.
    ///   - follow: tells of every event from now on, for as long as the process lives.
    package init(
        permissions: Set<Permission>, write: @escaping @Sendable (JSONValue) -> Void,
        connect: @escaping @Sendable () -> any DaemonDoor,
        follow: @escaping @Sendable (@escaping @Sendable (Followed) -> Void) -> Void
    ) {
        state = Mutex(State(session: AssistantSession(permissions: permissions), write: write))
        self.connect = connect
        self.follow = follow
    }

    /// Starts its threads.
    ///
    /// - Returns: 0, or the system's error number: there is no room for them.
    package func start() -> Int32 {
        let first = OwnThread.start("changes") { self.work(self.changes) }
        guard first == 0 else { return first }
        for _ in 0..<Self.lookers {
            let result = OwnThread.start("looks") { self.work(self.looks) }
            guard result == 0 else { return result }
        }
        return 0
    }

    /// Takes a line of the client's.
    package func take(_ line: String) { decide { $0.take(line) } }

    /// Says why a line was not even looked at.
    package func refuseLine(_ sentence: String) {
        decide { _ in
            [.send(AssistantSession.failure(.null, .invalidRequest(sentence)))]
        }
    }

    /// Nothing comes from the client any more; returns when what it asked for is done.
    package func finish() {
        changes.close()
        looks.close()
        for _ in 0..<(1 + Self.lookers) { _ = ended.take() }
    }

    private func work(_ jobs: Mailbox<Job>) {
        let door = connect()
        let permissions = state.withLock(\.session.permissions)
        while let job = jobs.take() {
            let errand = Errand(
                door: door, permissions: permissions,
                isCancelled: { self.state.withLock { $0.session.isCancelled(job) } },
                report: { done, total in self.decide { $0.progress(of: job, done, total) } })
            let outcome =
                errand.isCancelled()
                ? .failed(.invalidRequest("The request was cancelled.")) : job.run(errand)
            decide { session in
                session.remark(on: outcome, of: job) + session.finish(job, outcome)
            }
        }
        ended.post(())
    }

    /// Has the session decide, and carries out what it says in its order.
    private func decide(
        _ body: @Sendable (inout AssistantSession) -> [AssistantSession.Action]
    ) {
        state.withLock { state in
            for action in body(&state.session) {
                switch action {
                case .send(let message): state.write(message)
                case .start(let job): (job.isWriting ? changes : looks).post(job)
                case .follow: beginToFollow()
                }
            }
        }
    }

    /// Returns when events are followed: whoever is told that is told of every change from then on.
    private func beginToFollow() {
        let beginning = Mailbox<Void>()
        let result = OwnThread.start("watch") {
            self.follow { followed in
                switch followed {
                case .begun: beginning.post(())
                case .event(let event): self.decide { $0.tell(event) }
                case .gone: self.decide { $0.message(.warning, "The daemon is gone.") }
                case .back(let missed):
                    self.decide { session in
                        session.message(.notice, "The daemon is there again.")
                            + (missed ? session.tellAll() : [])
                    }
                }
            }
        }
        if result == 0 { _ = beginning.take() }
    }
}
