internal import Wire

/// How much is kept for assistants that come by HTTP.
package struct AssistantLimits: Sendable, Hashable {
    /// Sessions of all tokens together, and of one.
    package var sessions = 32
    package var sessionsOfOne = 8
    /// Requests of 2026, which stand alone, at a time.
    package var requests = 64
    /// Requests of one session that are not answered, at a time.
    package var answers = 64
    /// Seconds for which a session may be idle.
    package var idleTime: Int64 = 1800
    /// Seconds for which the answer of a request waits for a client whose connection was cut.
    package var returnTime: Int64 = 60
    /// Seconds after which a stream that says nothing tells that it is there.
    package var pingTime: Int64 = 15

    package init() {}
}

/// The sessions that are open, and the requests that stand alone.
struct SessionRooms: Sendable {
    private var sessions: [String: WebSession] = [:]
    private var alone: [ObjectIdentifier: WebSession] = [:]

    var isEmpty: Bool { sessions.isEmpty && alone.isEmpty }
    var all: [WebSession] { Array(sessions.values) + alone.values }

    func session(_ id: String) -> WebSession? { sessions[id] }

    /// Takes a session in, if there is room.
    ///
    /// A client that crashed leaves its session behind: where a token has too many, the one that was not used
    /// for longest and does nothing makes room.
    ///
    /// - Returns: whether it is in, and which one had to go for it.
    mutating func enter(
        _ session: WebSession, _ limits: AssistantLimits
    ) -> (isIn: Bool, left: WebSession?) {
        guard !session.id.isEmpty else {
            guard alone.count < limits.requests else { return (false, nil) }
            alone[ObjectIdentifier(session)] = session
            return (true, nil)
        }
        let own = sessions.values.filter { $0.grant == session.grant }
        var left: WebSession?
        if own.count >= limits.sessionsOfOne || sessions.count >= limits.sessions {
            left = own.filter { !$0.server.isBusy }.min { $0.lastUse < $1.lastUse }
            guard let left else { return (false, nil) }
            sessions[left.id] = nil
        }
        sessions[session.id] = session
        return (true, left)
    }

    mutating func leave(_ session: WebSession) {
        if session.id.isEmpty {
            alone[ObjectIdentifier(session)] = nil
        } else {
            sessions[session.id] = nil
        }
    }
}

/// Why a request finds no session.
enum SessionRefusal: Error, Hashable {
    /// It names none.
    case unnamed
    /// Nobody has it, it has ended, or it is another token's.
    case gone
    /// It says that it speaks another revision than the session.
    case otherRevision(String)

    func reply(to id: RPCID) -> AssistantReply {
        switch self {
        case .unnamed:
            .failure(
                id,
                .invalidRequest(
                    "`Mcp-Session-Id` is missing; `initialize` begins a session, and its answer names it."
                ),
                status: 400)
        case .gone:
            .failure(
                id, .invalidRequest("This session has ended; begin another by `initialize`."),
                status: 404)
        case .otherRevision(let name): .failure(id, .unsupportedRevision(name), status: 400)
        }
    }
}
