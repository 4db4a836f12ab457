import Assistants
import Calling
import Configuration
import Locking
import Page
import WebAccess
import WebServer

/// Hands requests to whom they are for: assistants at their address, the page everywhere else.
struct WebHandler: Sendable {
    private let gate: Gate
    private let desk: PageDesk
    private let assistants: AssistantDesk
    private let crew: AssistantCrew

    /// Jobs of assistants that are done at a time, each of which may wait for a language model.
    private static let crewSize = 8

    /// - Parameters:
    ///   - feed: the journal's events, for assistants and browsers alike.
    ///   - seconds: of a clock that only goes forward.
    ///   - name: makes a name that nobody has used or can guess.
    init(
        gate: Gate, desk: PageDesk, folder: AccessFolder, socket: String, feed: EventFeed,
        seconds: @escaping @Sendable () -> Int64, name: @escaping @Sendable () -> String
    ) {
        self.gate = gate
        self.desk = desk
        crew = AssistantCrew(size: Self.crewSize) { Doors.door(socket) }
        let turnstile = Shared(Turnstile())
        assistants = AssistantDesk(
            keeper: FolderTokenKeeper(folder: folder),
            mayGuess: { turnstile.value.withLock { $0.lets(at: seconds()) } }, crew: crew,
            feed: feed, makeStream: { WebStream() },
            now: seconds, name: name)
    }

    /// Starts what assistants need.
    func start() throws(WebFailure) {
        for result in [crew.start(), assistants.start()] where result != 0 {
            throw .thread(code: result)
        }
    }

    /// Bodies with files go past the memory.
    func receive(_ request: WebRequest) -> WebReception {
        switch desk.receive(PageRequest(request)) {
        case .gather: .gather
        case .take(let intake): .take(BodySink(intake))
        case .refuse(let response): .refuse(WebResponse(response))
        }
    }

    func respond(to request: WebRequest) -> WebResponse {
        guard request.path == AssistantDesk.path else {
            return WebResponse(desk.respond(to: PageRequest(request)))
        }
        guard let way = request.headers["host"].flatMap(gate.way) else {
            return WebResponse(
                AssistantReply.plain(
                    421, "This is reached by another name; \"hosts\" under [web] adds one."))
        }
        guard Gate.isOwnOrNone(request.headers, way) else {
            return WebResponse(AssistantReply.plain(403, "This is for no other site's pages."))
        }
        return WebResponse(assistants.respond(to: AssistantCall(request)))
    }
}

/// A value that several threads change in turn.
private final class Shared<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
}
