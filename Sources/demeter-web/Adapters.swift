import Assistants
import Configuration
import Glibc
import Page
import WebAccess
import WebServer

/// Lets in who has a link or a session in the folder, to the page of one person.
struct FolderDoorkeeper: Doorkeeper {
    let folder: AccessFolder
    /// `nil` for the owner.
    let person: String?

    /// Another person's session is none here.
    func session(_ token: String) -> PageSession? {
        folder.session(token, at: Self.now).flatMap { session in
            session.person == person
                ? PageSession(id: session.id, formToken: session.formToken) : nil
        }
    }

    /// The session is the person's whose the link was.
    func redeem(link: String, agent: String) -> String? {
        guard let spent = folder.spend(link: link, at: Self.now) else { return nil }
        return try? folder.begin(agent: agent, for: spent, at: Self.now)
    }

    func end(_ token: String) { folder.end(token: token) }

    private static var now: Int64 { Int64(time(nil)) }
}

extension PageRequest {
    init(_ request: WebRequest) {
        let verb: Verb =
            switch request.method {
            // The server leaves the body out by itself.
            case "GET", "HEAD": .get
            case "POST": .post
            default: .other
            }
        self.init(
            verb, request.path, query: request.query, headers: request.headers,
            body: request.body)
        intake = (request.sink as? BodySink)?.intake
    }
}

/// Hands a body on to the page.
final class BodySink: WebSink {
    let intake: PageIntake

    init(_ intake: PageIntake) { self.intake = intake }

    var limit: Int { intake.limit }

    func take(_ bytes: ArraySlice<UInt8>) { intake.take(bytes) }
}

extension WebResponse {
    init(_ response: PageResponse) {
        self.init(
            status: response.status, headers: response.headers.map { ($0.name, $0.value) },
            body: response.body, stream: response.stream as? WebStream,
            file: response.file.flatMap { file in
                let descriptor = dup(file.descriptor)
                guard descriptor >= 0 else { return nil }
                return WebFile(owning: descriptor, size: file.size)
            })
    }
}

/// Lets in who has a token in the folder, to the journal of one person.
struct FolderTokenKeeper: TokenKeeper {
    let folder: AccessFolder
    /// `nil` for the owner.
    let person: String?

    func grant(of token: String) -> AssistantGrant? {
        folder.token(token, at: Int64(time(nil))).flatMap { known in
            guard known.person == person else { return nil }
            return AssistantGrant(
                id: known.id,
                permissions: Set(known.allow.compactMap(Permission.init(rawValue:))))
        }
    }

    func isGood(_ grant: AssistantGrant) -> Bool { folder.hasToken(id: grant.id) }
}

extension WebStream: AssistantStream, PageStream {}

extension AssistantCall {
    init(_ request: WebRequest) {
        let verb: Verb =
            switch request.method {
            case "GET": .get
            case "POST": .post
            case "DELETE": .delete
            default: .other
            }
        self.init(verb, headers: request.headers, body: request.body)
    }
}

extension WebResponse {
    init(_ reply: AssistantReply) {
        self.init(
            status: reply.status, headers: reply.headers, body: reply.body,
            stream: reply.stream as? WebStream)
    }
}
