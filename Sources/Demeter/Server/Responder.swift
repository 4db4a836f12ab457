internal import JSON
internal import People
internal import Printable
internal import Service
internal import Telling
internal import Threads
internal import UnixSocket
internal import Wire

/// Makes the reply to a line, with the service's help; it knows no socket.
struct Responder: Sendable {
    let residents: Residents
    /// Who speaks at the connection.
    let speaker: Speaker
    /// Whose journal the call is about that is being answered, by their key, and that journal.
    private(set) var person = Residents.ownerKey
    private(set) var service: any Service
    let limits: ServerLimits
    let conversation: ConversationID
    /// How many connections there are, for `status`.
    let connections: Int
    let audience: Audience
    /// Open files that came beside the line.
    var files: [PassedFile] = []
    /// Sends lines before the reply.
    var tell: @Sendable ([UInt8]) -> Void

    init(
        residents: Residents, speaker: Speaker, limits: ServerLimits, conversation: ConversationID,
        connections: Int, audience: Audience, files: [PassedFile] = [],
        tell: @escaping @Sendable ([UInt8]) -> Void = { _ in }
    ) {
        self.residents = residents
        self.speaker = speaker
        self.limits = limits
        self.conversation = conversation
        self.connections = connections
        self.audience = audience
        self.files = files
        self.tell = tell
        service = residents.owner
    }

    /// The same for the journal of whoever a call names, or whoever speaks.
    func about(_ name: String?) throws(PersonFault) -> Responder {
        try about(key: residents.key(named: name, at: speaker))
    }

    func about(key: String) throws(PersonFault) -> Responder {
        var responder = self
        responder.person = key
        responder.service = try residents.service(key, at: speaker)
        return responder
    }

    /// A short line is answered where it arrived, in which nothing is handed over; a long one may take so
    /// long that others would wait for it.
    nonisolated(nonsending) func reply(to request: ConnectionMachine.Request) async -> Reply {
        guard case .line(.text(let text)) = request, text.utf8.count >= limits.longLine else {
            return await reply(here: request)
        }
        return await Self.beside { await reply(here: request) }
    }

    /// Has something done that takes long, beside the loop.
    @concurrent static func beside<Value: Sendable>(
        _ body: @Sendable () async -> Value
    ) async -> Value {
        await withTaskExecutorPreference(WorkerPool.patient) { await body() }
    }

    private nonisolated(nonsending) func reply(
        here request: ConnectionMachine.Request
    ) async -> Reply {
        switch request {
        case .line(.text(let text)):
            // Not every white space of a line may stand before JSON.
            let said = text.utf8.drop(while: Line.isWhiteSpace)
            if Self.isJSON(said.first) { return await reply(toJSON: said) }
            return await Reply(bytes: Self.bytes(of: answer(to: text)))
        case .line(.faulty(let fault, let opening)):
            return Self.refusal(ErrorTable.error(fault, limits), opening: opening)
        case .unfinished(let opening):
            return Self.refusal(ErrorTable.unfinishedLine(limits), opening: opening)
        }
    }

    private nonisolated(nonsending) func answer(to text: String) async -> [String] {
        do {
            try check(text)
            return try await residents.say(text, in: conversation, at: speaker).lines
        } catch {
            let telling = service.telling(of: text, in: conversation)
            return [Telling.$current.withValue(telling) { ErrorTable.error(error).message }]
        }
    }

    func check(_ description: String) throws(ServiceError) {
        try ServiceError.check(description: description, limit: limits.description)
    }

    /// A refusal in the language of the line refused.
    private static func refusal(_ error: RPCError, opening: UInt8?) -> Reply {
        isJSON(opening)
            ? Reply(bytes: line(RPCResponse(id: .null, .failure(error)).json))
            : Reply(bytes: bytes(of: [error.message]))
    }

    static func isJSON(_ opening: UInt8?) -> Bool {
        opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[")
    }

    /// The lines of a text reply and the empty line after them.
    ///
    /// An empty line would end the reply before its time, and a line end within a line break it.
    static func bytes(of lines: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            for part in line.split(whereSeparator: \.isNewline) where !part.isInvisible {
                bytes += String(part).printable().utf8
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        if bytes.isEmpty { bytes += Array("\(ErrorTable.silence)\n".utf8) }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    static func line(_ json: JSONValue) -> [UInt8] {
        var bytes: [UInt8] = []
        json.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
