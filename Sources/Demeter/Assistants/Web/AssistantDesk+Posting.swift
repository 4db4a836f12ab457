internal import JSON
internal import Wire

extension AssistantDesk {
    /// Takes a message.
    func post(_ call: AssistantCall, _ grant: AssistantGrant) -> AssistantReply {
        guard call.isJSON else { return .plain(415, "`Content-Type` must be application/json.") }
        guard call.accepts("application/json") || call.accepts(AssistantReply.eventType) else {
            return .plain(
                406, "The answer is application/json or text/event-stream; `Accept` must have one.")
        }
        guard let text = String(validating: call.body, as: UTF8.self) else {
            return .plain(400, "A message is UTF-8.")
        }
        let message: ClientMessage
        do throws(ClientMessage.Fault) { message = try ClientMessage(parsing: text) } catch {
            return .failure(error.id, error.error, status: 400)
        }
        switch message {
        case .request(let id, let method, let parameters):
            if let refusal = StatelessHeaders.fault(of: call, method, parameters) {
                return .failure(id, refusal, status: 400)
            }
            if Revision.stateless(of: call) != nil { return alone(message, id, call, grant) }
            if method == "initialize", call.headers["mcp-session-id"] == nil {
                return begin(message, id, call, grant)
            }
            switch session(of: call, grant) {
            case .failure(let refusal): return refusal.reply(to: id)
            case .success(let session): return answer(message, id, call, in: session)
            }
        case .notification, .response:
            // Since 2026 nothing is sent so; who does it all the same is thanked.
            guard Revision.stateless(of: call) == nil else { return .empty(202) }
            switch session(of: call, grant) {
            case .failure(let refusal): return refusal.reply(to: .null)
            case .success(let session):
                session.server.take(message, canBeAsked: false)
                return .empty(202)
            }
        }
    }

    /// Begins a session.
    private func begin(
        _ message: ClientMessage, _ id: RPCID, _ call: AssistantCall, _ grant: AssistantGrant
    ) -> AssistantReply {
        guard let session = enter(grant, isLasting: true) else { return Self.full }
        let reply = answer(message, id, call, in: session)
        guard session.server.revision != nil else {
            leave(session)
            return reply
        }
        return reply.with("Mcp-Session-Id", session.id)
    }

    /// Answers a request of 2026, which has no session.
    private func alone(
        _ message: ClientMessage, _ id: RPCID, _ call: AssistantCall, _ grant: AssistantGrant
    ) -> AssistantReply {
        guard let session = enter(grant, isLasting: false) else { return Self.full }
        let reply = answer(message, id, call, in: session)
        if reply.stream == nil { leave(session) }
        return reply
    }

    private static let full = AssistantReply.plain(
        503, "Too many assistants are here; end one, or try again later."
    ).with("Retry-After", "60")

    /// Has a request done, and answers by what its sender understands: whole where that is soon or all
    /// that is understood, else as a stream on which it hears of progress and can be asked.
    private func answer(
        _ message: ClientMessage, _ id: RPCID, _ call: AssistantCall, in session: WebSession
    ) -> AssistantReply {
        guard session.router.openCount < limits.answers else {
            return .plain(429, "Too many requests of this session wait for their answers.")
                .with("Retry-After", "\(limits.returnTime)")
        }
        guard let answer = session.router.open(id) else {
            return .failure(
                id, .invalidRequest("A request with this `id` is not answered yet."), status: 400)
        }
        let hasStream = call.accepts(AssistantReply.eventType)
        session.server.take(message, canBeAsked: hasStream)
        if let messages = answer.whole {
            let isAlone = messages.count == 1 && call.accepts("application/json")
            if isAlone || !hasStream, let last = messages.last { return whole(last, session) }
        }
        guard hasStream else {
            guard !session.server.isListening else {
                _ = session.router.close(id, answer)
                return .plain(406, "The answer is text/event-stream; `Accept` must have it.")
            }
            return answer.wait().map { whole($0, session) } ?? SessionRefusal.gone.reply(to: id)
        }
        let stream = makeStream()
        let number = session.router.flow(answer, to: stream, primes: session.primes)
        if session.id.isEmpty {
            stream.whenClosed { [self, crew] in crew.post { [self] _ in leave(session) } }
        } else {
            watch(stream, number, of: answer)
        }
        return .events(stream)
    }

    /// Has an answer know when its stream is over: who has got the answer closes it, and who is gone for a
    /// while or for good.
    private func watch(_ stream: any AssistantStream, _ number: Int, of answer: PostAnswer) {
        stream.whenClosed { [now] in answer.left(stream: number, at: now()) }
    }

    /// Opens a stream again where a client has lost it.
    func resume(_ name: String, _ session: WebSession) -> AssistantReply {
        guard let place = EventPlace(name) else { return Self.unknownEvent }
        let stream = makeStream()
        // So that the head of the answer goes out at once.
        stream.write(ServerSentEvent.ping)
        guard place.stream != 0 else {
            switch session.router.attach(stream, behind: place.event, primes: session.primes) {
            case .whole: break
            case .gap: session.server.tellAll()
            case .unknown: return Self.unknownEvent
            }
            return .events(stream)
        }
        guard let (answer, number) = session.router.resume(place, on: stream) else {
            return Self.unknownEvent
        }
        watch(stream, number, of: answer)
        return .events(stream)
    }

    private static let unknownEvent = AssistantReply.plain(
        400, "`Last-Event-ID` names no event of this session that is kept; repeat the request.")

    /// Since 2026 what is wrong shows in the status.
    private func whole(_ message: JSONValue, _ session: WebSession) -> AssistantReply {
        guard session.id.isEmpty, let code = message["error"]?["code"]?.integer else {
            return .json(message)
        }
        return .json(message, status: ProtocolError.status(of: code))
    }
}
