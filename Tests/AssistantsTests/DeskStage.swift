import Configuration
import JSON
import Locking
import Wire

@testable import Assistants

/// A desk with tokens of its own and no daemon behind, and what programs send to it.
final class DeskStage: Sendable {
    let desk: AssistantDesk
    let tokens: Tokens
    let crew: AssistantCrew
    private let clock = Cell<Int64>(0)

    /// Tokens by themselves, which are their own ids.
    final class Tokens: TokenKeeper {
        let known = Mutex<[String: Set<Permission>]>([
            "all": Set(Permission.allCases), "other": [.read], "log": [.log],
        ])

        func grant(of token: String) -> AssistantGrant? {
            known.withLock { $0[token] }.map { AssistantGrant(id: token, permissions: $0) }
        }

        func isGood(_ grant: AssistantGrant) -> Bool { self.grant(of: grant.id) == grant }
    }

    /// - Parameter guesses: how many wrong tokens are taken.
    init(guesses: Int = 2, limits: AssistantLimits = AssistantLimits()) {
        let (tokens, left, names, clock) = (Tokens(), Cell(guesses), Cell(0), clock)
        crew = AssistantCrew(size: 2) { NoDaemon() }
        self.tokens = tokens
        desk = AssistantDesk(
            keeper: tokens,
            mayGuess: {
                left.value.withLock { left in
                    left -= 1
                    return left >= 0
                }
            }, crew: crew,
            feed: EventFeed { tell in tell(.begun) },
            makeStream: { TestStream() }, now: { clock.value.withLock(\.self) },
            name: {
                names.value.withLock { names in
                    names += 1
                    return "name\(names)"
                }
            }, limits: limits)
        _ = crew.start()
    }

    /// How many sessions and requests are kept.
    var count: Int { desk.rooms.withLock(\.all).count }

    func pass(seconds: Int64) { clock.value.withLock { $0 += seconds } }

    /// What programs send with each message, changed so.
    static func headers(_ token: String?, _ changes: [String: String?]) -> [String: String] {
        var headers = [
            "content-type": "application/json", "accept": "application/json, text/event-stream",
        ]
        if let token { headers["authorization"] = "Bearer \(token)" }
        for (name, value) in changes { headers[name] = value }
        return headers
    }

    func send(
        _ body: String, _ changes: [String: String?] = [:], token: String? = "all"
    ) -> AssistantReply {
        desk.respond(
            to: AssistantCall(
                .post, headers: Self.headers(token, changes), body: Array(body.utf8)))
    }

    func ask(
        _ verb: AssistantCall.Verb, _ changes: [String: String?] = [:], token: String? = "all"
    ) -> AssistantReply {
        desk.respond(to: AssistantCall(verb, headers: Self.headers(token, changes)))
    }

    static let initialize =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","#
        + #""capabilities":{}}}"#
    static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    static let call =
        #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"day","arguments":{}}}"#

    /// Begins a session; what it is called.
    func begin(token: String = "all") -> String? {
        send(Self.initialize, token: token).header("Mcp-Session-Id")
    }
}

/// What a closure shares with its maker.
private final class Cell<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}

/// Nobody answers.
struct NoDaemon: DaemonDoor {
    func call(_ method: Method, _ parameters: JSONValue) throws(DoorFault) -> JSONValue {
        throw .unreachable("Nobody is there.")
    }
}

/// An answer that lasts, read by nobody.
final class TestStream: AssistantStream {
    private let state = Mutex<(bytes: [UInt8], isEnded: Bool)>(([], false))
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)

    func write(_ bytes: [UInt8]) {
        state.withLock { if !$0.isEnded { $0.bytes += bytes } }
    }

    func end() { state.withLock { $0.isEnded = true } }

    func whenClosed(_ body: @escaping @Sendable () -> Void) { listener.withLock { $0 = body } }

    /// The peer goes.
    func leave() { listener.withLock(\.self)?() }

    var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }
    var isEnded: Bool { state.withLock(\.isEnded) }
}

extension AssistantReply {
    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    var json: JSONValue? { try? JSONValue(parsing: body) }
    var test: TestStream? { stream as? TestStream }
}
