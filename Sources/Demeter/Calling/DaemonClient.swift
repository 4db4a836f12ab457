internal import Glibc
package import JSON
package import Telling
internal import UnixSocket
package import Wire

/// A conversation with the daemon in JSON-RPC, one call after the other.
package struct DaemonClient: ~Copyable {
    private var socket: SocketClient
    private let path: String
    /// What replies are asked for in.
    private let language: Language
    /// Whose journal calls are about; `nil` for whose door it is.
    private let person: String?
    private let patience: Duration
    private let silence: Duration
    private let grace: Duration
    private var lastID = 0
    /// Events that came while an answer was awaited.
    private var waiting: [EventMessage] = []
    /// Until when the answer that is awaited has to be there; `nil` for who watches.
    private var end: ContinuousClock.Instant?
    /// How many bytes had come when it was asked for.
    private var receivedBefore = 0
    /// Most bytes that may come with one answer, events among them.
    private static let answerLimit = 4 * SocketClient.lineLimit
    /// Open files that go beside the next call.
    package var passed: [Int32] = []
    /// Takes the words of somebody who is listened to, as they come.
    package var onWords: (String) -> Void = { _ in }

    /// - Parameters:
    ///   - patience: How long an answer may take.
    ///   - silence: After how long without an answer the daemon must show that it lives.
    ///   - grace: How long that may take.
    ///   - language: What replies are asked for in, where no words of a person have one of their own.
    ///   - person: Whose journal calls are about.
    ///   - trusted: Users whose daemons are spoken with: the person's own and root, who listens for the
    ///     person where the system's service manager does.
    package init(
        path: String, patience: Duration, silence: Duration = .seconds(5),
        grace: Duration = .seconds(5), language: Language = .english, person: String? = nil,
        trusted: Set<UInt32> = [Peer.ownUser, 0]
    ) throws(CallFailure) {
        self.path = path
        self.language = language
        self.person = person
        self.patience = patience
        self.silence = min(silence, patience)
        self.grace = grace
        socket = try Self.connect(to: path, silence: self.silence, trusted: trusted)
    }

    private static func connect(
        to path: String, silence: Duration, trusted: Set<UInt32>
    ) throws(CallFailure) -> SocketClient {
        do {
            let socket = try SocketClient(connectingTo: path, patience: silence)
            // Before a word is sent: whoever made the socket could have listened to it.
            let user = try socket.peer().user
            if trusted.contains(user) { return socket }
            throw CallFailure.stranger(socket: path, user: user)
        } catch let error as SocketError {
            throw error.code == ETIMEDOUT
                ? .stuck(socket: path) : .unreachable(socket: path, code: error.code)
        } catch let failure as CallFailure {
            throw failure
        } catch {
            throw .disconnected
        }
    }

    /// The result as it came, for programs, and as what it means.
    package mutating func call<Result: Message>(
        _ method: Method, _ parameters: some Message = NoParameters(), as type: Result.Type
    ) throws(CallFailure) -> (raw: JSONValue, result: Result) {
        let raw = try call(method, parameters)
        do { return (raw, try Result(json: raw)) } catch { throw .unintelligible }
    }

    /// As above, for methods whose result is a list.
    package mutating func call<Element: Message>(
        _ method: Method, _ parameters: some Message, asListOf type: Element.Type
    ) throws(CallFailure) -> (raw: JSONValue, result: [Element]) {
        let raw = try call(method, parameters)
        do { return (raw, try [Element](json: raw)) } catch { throw .unintelligible }
    }

    private mutating func call(
        _ method: Method, _ parameters: some Message
    ) throws(CallFailure) -> JSONValue {
        lastID += 1
        let id = RPCID.integer(lastID)
        socket.limitWaits(to: silence)
        end = .now + patience
        receivedBefore = socket.received
        var request = RPCRequest(method, id: id, parameters)
        request.parameters = RequestLanguage.naming(
            language, in: request.parameters, of: method)
        request.parameters = RequestPerson.naming(person, in: request.parameters, of: method)
        try send(request.json.text)
        while true {
            guard socket.received - receivedBefore <= Self.answerLimit else {
                throw .endless(socket: path, limit: Self.answerLimit)
            }
            let response: RPCResponse
            switch try receive() {
            case .response(let received): response = received
            case .event(let event):
                waiting.append(event)
                continue
            case .words(let text):
                onWords(text)
                continue
            }
            // An error without an id is about the connection: too many of them, for example.
            guard response.id == id || response.id == .null else { continue }
            return try response.outcome.mapError(CallFailure.refused).get()
        }
    }

    /// The number of the journal's latest event; events themselves are left aside.
    package mutating func latestEvent() throws(CallFailure) -> Int {
        defer { waiting = [] }
        return try call(.watch, WatchRequest(since: nil), as: WatchResult.self).result.seq
    }

    /// The next event, however long it takes; for connections that watch.
    package mutating func nextEvent() throws(CallFailure) -> EventMessage {
        if !waiting.isEmpty { return waiting.removeFirst() }
        socket.limitWaits(to: nil)
        end = nil
        while true {
            if case .event(let event) = try receive() { return event }
        }
    }

    private mutating func receive() throws(CallFailure) -> RPCIncoming {
        guard let line = try receiveLine() else { throw .disconnected }
        guard let json = try? JSONValue(parsing: line), let incoming = try? RPCIncoming(json: json)
        else { throw Self.refusal(line) ?? .unintelligible }
        return incoming
    }

    private mutating func send(_ line: String) throws(CallFailure) {
        if !passed.isEmpty {
            defer { passed = [] }
            do { return try socket.send(line: line, passing: passed) } catch {
                try excuse(error)
                throw .disconnected
            }
        }
        let bytes = Array("\(line)\n".utf8)
        var rest = bytes[...]
        while true {
            do { return try socket.send(from: &rest, until: end) } catch {
                do { try excuse(error) } catch {
                    // Who is not served is told why before the connection is closed.
                    let line = try? socket.receiveLine(until: .now + grace)
                    throw line.flatMap(Self.refusal) ?? error
                }
            }
            try refuseLate()
        }
    }

    private mutating func receiveLine() throws(CallFailure) -> String? {
        while true {
            do { return try socket.receiveLine(until: end) } catch {
                try refuseLate()
                try excuse(error)
            }
            try refuseLate()
        }
    }

    private func refuseLate() throws(CallFailure) {
        if let end, ContinuousClock.now >= end { throw .timedOut(after: patience) }
    }

    /// Returns when a call that took too long is worth going on with, as the daemon answers others.
    private func excuse(_ error: SocketError) throws(CallFailure) {
        guard error.code == ETIMEDOUT else { throw failure(error) }
        switch life {
        case .answers: return
        case .silent: throw .stuck(socket: path)
        case .gone: throw .disconnected
        }
    }

    private enum Life {
        case answers, silent, gone
    }

    /// Whether the daemon answers anything at all. A batch of no requests is refused without a look at
    /// the journal, which may be what keeps an answer waiting.
    private var life: Life {
        do {
            var other = try SocketClient(connectingTo: path, patience: grace)
            try other.send(line: "[]")
            return try other.receiveLine(until: .now + grace) == nil ? .gone : .answers
        } catch {
            switch error.code {
            case ENOENT, ECONNREFUSED: return .gone
            case EILSEQ: return .answers
            default: return .silent
            }
        }
    }

    private static func refusal(_ line: String) -> CallFailure? {
        TurnedAway(line: line).map { .turnedAway($0, line) }
    }

    private func failure(_ error: SocketError) -> CallFailure {
        switch error.code {
        case ETIMEDOUT, EAGAIN: .stuck(socket: path)
        case EILSEQ: .unintelligible
        case EMSGSIZE: .endless(socket: path, limit: SocketClient.lineLimit)
        default: .disconnected
        }
    }
}
