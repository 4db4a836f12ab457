package import Configuration
package import JSON
internal import Locking
package import Wire

/// Serves one assistant: its messages in, ours out, the daemon behind.
///
/// Whatever may change the journal is done one after the other, in the order in which it came; whatever
/// only looks, beside it, so that nobody who looks waits for a language model.
package final class AssistantServer: Sendable {
    private let state: Mutex<State>
    private let crew: AssistantCrew
    private let feed: EventFeed

    private struct State {
        var session: AssistantSession
        let write: @Sendable (JSONValue, _ about: RPCID?) -> Void
        /// Changes that wait for the one that is being made.
        var changes: [Job] = []
        var isChanging = false
    }

    /// - Parameters:
    ///   - write: sends a message; called by one thread at a time. Told which request it is about: one
    ///     that it answers, or on whose way it is.
    package init(
        permissions: Set<Permission>, crew: AssistantCrew, feed: EventFeed,
        write: @escaping @Sendable (JSONValue, _ about: RPCID?) -> Void
    ) {
        state = Mutex(State(session: AssistantSession(permissions: permissions), write: write))
        self.crew = crew
        self.feed = feed
    }

    /// Takes a line of the client's.
    package func take(_ line: String) { decide { $0.take(line) } }

    /// Takes a message of the client's.
    ///
    /// - Parameter canBeAsked: whether a request's sender can be sent something before its answer.
    func take(_ message: ClientMessage, canBeAsked: Bool) {
        decide { session in
            session.canBeAskedNow = canBeAsked
            defer { session.canBeAskedNow = true }
            return session.take(message)
        }
    }

    /// Says why a line was not even looked at.
    package func refuseLine(_ sentence: String) {
        decide { _ in
            [.send(AssistantSession.failure(.null, .invalidRequest(sentence)), about: nil)]
        }
    }

    /// The revision that was agreed upon by `initialize`; `nil` before it.
    var revision: Revision? { state.withLock(\.session.handshake?.revision) }

    /// Nothing more can be sent about a request.
    func lostWay(of id: RPCID) { decide { $0.lostWay(of: id) } }

    /// Tells of everything that was subscribed to, as some of it was told to nobody.
    func tellAll() { decide { $0.tellAll() } }

    /// Ends the session: nothing is sent from here on.
    func end() {
        feed.remove(ObjectIdentifier(self))
        decide { session in
            session.end()
            return []
        }
    }

    /// Whether something is in the making.
    var isBusy: Bool {
        state.withLock { !$0.session.open.isEmpty || !$0.session.listeners.isEmpty }
    }

    /// Whether somebody listens to changes by a request of 2026.
    var isListening: Bool { state.withLock { !$0.session.listeners.isEmpty } }

    private func run(_ job: Job, _ door: any DaemonDoor) {
        let permissions = state.withLock(\.session.permissions)
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

    /// Has the session decide, and carries out what it says in its order.
    private func decide(
        _ body: @Sendable (inout AssistantSession) -> [AssistantSession.Action]
    ) {
        state.withLock { state in
            for action in body(&state.session) {
                switch action {
                case .send(let message, let about): state.write(message, about)
                case .start(let job): start(job, &state)
                case .follow: feed.add(ObjectIdentifier(self)) { [weak self] in self?.hear($0) }
                }
            }
        }
    }

    private func start(_ job: Job, _ state: inout State) {
        guard job.isWriting else { return crew.post { self.run(job, $0) } }
        state.changes.append(job)
        guard !state.isChanging else { return }
        state.isChanging = true
        crew.post { door in
            while let job = self.nextChange() { self.run(job, door) }
        }
    }

    private func nextChange() -> Job? {
        state.withLock { state in
            state.isChanging = !state.changes.isEmpty
            return state.isChanging ? state.changes.removeFirst() : nil
        }
    }

    private func hear(_ followed: Followed) {
        switch followed {
        case .begun: break
        case .event(let event): decide { $0.tell(event) }
        case .gone(let why): decide { $0.message(.warning, why ?? "The daemon is gone.") }
        case .back(let missed):
            decide { session in
                session.message(.notice, "The daemon is there again.")
                    + (missed ? session.tellAll() : [])
            }
        }
    }
}
