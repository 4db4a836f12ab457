internal import Glibc
internal import Locking
internal import Threads
internal import Wire

/// Serves assistants by HTTP, as the protocol's streamable transport has it: who may come in, which session
/// a message belongs to, and how it is answered. What is done is an `AssistantServer`'s affair.
package final class AssistantDesk: Sendable {
    /// Where it is reached.
    package static let path = "/mcp"

    let keeper: any TokenKeeper
    let mayGuess: @Sendable () -> Bool
    let crew: AssistantCrew
    let feed: EventFeed
    let makeStream: @Sendable () -> any AssistantStream
    let now: @Sendable () -> Int64
    let name: @Sendable () -> String
    let limits: AssistantLimits
    let rooms = Mutex(SessionRooms())
    private let arrivals = Mailbox<Void>()

    /// - Parameters:
    ///   - mayGuess: called for each wrong token; whether there were not too many of them lately.
    ///   - makeStream: makes an answer that lasts.
    ///   - now: seconds of any clock that only goes forward.
    ///   - name: makes a name that nobody has used or can guess, of letters and digits.
    package init(
        keeper: any TokenKeeper, mayGuess: @escaping @Sendable () -> Bool, crew: AssistantCrew,
        feed: EventFeed, makeStream: @escaping @Sendable () -> any AssistantStream,
        now: @escaping @Sendable () -> Int64, name: @escaping @Sendable () -> String,
        limits: AssistantLimits = AssistantLimits()
    ) {
        self.keeper = keeper
        self.mayGuess = mayGuess
        self.crew = crew
        self.feed = feed
        self.makeStream = makeStream
        self.now = now
        self.name = name
        self.limits = limits
    }

    deinit { arrivals.close() }

    /// Starts the thread that ends what is over; it sleeps for good while nobody is here.
    ///
    /// - Returns: 0, or the system's error number: there is no room for it.
    package func start() -> Int32 {
        OwnThread.start("assistants") { [weak self, arrivals] in
            while arrivals.take() != nil {
                var seconds: Int64 = 0
                while let desk = self, !desk.rooms.withLock(\.isEmpty) {
                    _ = sleep(1)
                    seconds += 1
                    desk.sweep(pings: seconds % desk.limits.pingTime == 0)
                }
            }
        }
    }

    package func respond(to call: AssistantCall) -> AssistantReply {
        guard let token = call.token else {
            return .plain(
                401, "A token is needed: \"demeter web token new NAME\" makes one."
            ).with("WWW-Authenticate", #"Bearer realm="demeter""#)
        }
        guard let grant = keeper.grant(of: token) else {
            // Who has a token is let in, however many others guess meanwhile.
            return mayGuess()
                ? .plain(401, "This token is none of ours, or was ended.").with(
                    "WWW-Authenticate", #"Bearer realm="demeter", error="invalid_token""#)
                : .plain(429, "Too many wrong tokens; try again in a minute.")
                    .with("Retry-After", "60")
        }
        switch call.verb {
        case .post: return post(call, grant)
        case .get: return listen(call, grant)
        case .delete: return delete(call, grant)
        case .other: return .plain(405, "This is POST, GET or DELETE.").with("Allow", Self.verbs)
        }
    }

    private static let verbs = "POST, GET, DELETE"

    /// Opens the stream for what is about no request.
    private func listen(_ call: AssistantCall, _ grant: AssistantGrant) -> AssistantReply {
        guard Revision.stateless(of: call) == nil else {
            return .plain(405, "This revision has no stream beside `subscriptions/listen`.")
                .with("Allow", "POST")
        }
        guard call.accepts(AssistantReply.eventType) else {
            return .plain(406, "The answer is text/event-stream; `Accept` must have it.")
        }
        switch session(of: call, grant) {
        case .failure(let refusal): return refusal.reply(to: .null)
        case .success(let session):
            if let last = call.headers["last-event-id"] { return resume(last, session) }
            let stream = makeStream()
            // So that the head of the answer goes out at once.
            stream.write(ServerSentEvent.ping)
            if session.router.attach(stream, primes: session.primes) == .gap {
                session.server.tellAll()
            }
            return .events(stream)
        }
    }

    private func delete(_ call: AssistantCall, _ grant: AssistantGrant) -> AssistantReply {
        switch session(of: call, grant) {
        case .failure(let refusal): return refusal.reply(to: .null)
        case .success(let session):
            leave(session)
            return .empty(204)
        }
    }

    /// The session that a request names, if it is this token's.
    func session(
        of call: AssistantCall, _ grant: AssistantGrant
    ) -> Result<WebSession, SessionRefusal> {
        guard let id = call.headers["mcp-session-id"] else { return .failure(.unnamed) }
        guard let session = rooms.withLock({ $0.session(id) }), session.grant == grant else {
            return .failure(.gone)
        }
        // Of those who do not say it, the session knows the revision.
        if let name = call.headers["mcp-protocol-version"],
            name != session.server.revision?.rawValue
        {
            return .failure(.otherRevision(name))
        }
        session.use(at: now())
        return .success(session)
    }

    /// Makes a session, or a place for a request that stands alone; `nil` where there is no room for it.
    func enter(_ grant: AssistantGrant, isLasting: Bool) -> WebSession? {
        let (router, keeper) = (MessageRouter(isResumable: isLasting), keeper)
        let server = AssistantServer(permissions: grant.permissions, crew: crew, feed: feed) {
            // Whose token was ended a moment ago hears nothing of what happened since.
            if keeper.isGood(grant) { router.deliver($0, about: $1) }
        }
        let session = WebSession(
            id: isLasting ? name() : "", grant: grant, router: router, server: server, at: now())
        let (isIn, left) = rooms.withLock { $0.enter(session, limits) }
        left?.end()
        if isIn { arrivals.post(()) }
        return isIn ? session : nil
    }

    func leave(_ session: WebSession) {
        rooms.withLock { $0.leave(session) }
        session.end()
    }

    /// Ends the sessions of tokens that were ended, and those that nobody uses.
    ///
    /// - Parameter pings: whether the others find out whether somebody is there.
    func sweep(pings: Bool) {
        let time = now()
        for session in rooms.withLock(\.all) {
            for id in session.router.giveUp(leftBy: time - limits.returnTime) {
                session.server.lostWay(of: id)
            }
            let isLeft =
                !session.id.isEmpty && session.lastUse + limits.idleTime <= time
                && !session.router.isWatched
            if isLeft || !keeper.isGood(session.grant) {
                leave(session)
            } else if pings {
                session.router.ping()
            }
        }
    }
}
