import Assistants
import Glibc
import Page
import WebAccess
import WebServer

/// Hands requests to whom they are for: assistants at their address, the page everywhere else, each that of the person
/// whose session or token comes with it.
struct WebHandler: Sendable {
    private let gate: Gate
    private let folder: AccessFolder
    private let people: WebPeople

    init(gate: Gate, folder: AccessFolder, people: WebPeople) {
        self.gate = gate
        self.folder = folder
        self.people = people
    }

    /// Bodies with files go past the memory.
    func receive(_ request: WebRequest) -> WebReception {
        guard request.method == "POST" else { return .gather }
        let request = PageRequest(request)
        return switch page(for: request).receive(request) {
        case .gather: .gather
        case .take(let intake): .take(BodySink(intake))
        case .refuse(let response): .refuse(WebResponse(response))
        }
    }

    func respond(to request: WebRequest) -> WebResponse {
        guard request.path == AssistantDesk.path else {
            let request = PageRequest(request)
            return WebResponse(page(for: request).respond(to: request))
        }
        guard let way = request.headers["host"].flatMap(gate.way) else {
            return WebResponse(
                AssistantReply.plain(
                    421, "This is reached by another name; \"hosts\" under [web] adds one."))
        }
        guard Gate.isOwnOrNone(request.headers, way) else {
            return WebResponse(AssistantReply.plain(403, "This is for no other site's pages."))
        }
        let call = AssistantCall(request)
        let person = call.token.flatMap { folder.person(ofToken: $0) }
        guard let assistants = people.assistants(of: person) else {
            return WebResponse(
                AssistantReply.plain(503, "There is no room for more; try again later."))
        }
        return WebResponse(assistants.respond(to: call))
    }

    /// The owner's, for whoever is not in yet.
    private func page(for request: PageRequest) -> PageDesk {
        for token in request.sessions(gate) {
            if let session = folder.session(token, at: Int64(time(nil))) {
                return people.page(of: session.person)
            }
        }
        return people.page(of: nil)
    }
}
