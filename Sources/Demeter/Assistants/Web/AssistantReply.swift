internal import JSON
internal import Wire

/// What an assistant's program is answered by HTTP.
package struct AssistantReply: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8] = []
    /// Instead of the body, where there is one.
    package var stream: (any AssistantStream)?

    private static let usual = [
        (name: "Cache-Control", value: "no-store"),
        (name: "X-Content-Type-Options", value: "nosniff"),
    ]

    private init(
        _ status: Int, type: String?, body: [UInt8] = [], stream: (any AssistantStream)? = nil
    ) {
        self.status = status
        headers = Self.usual + (type.map { [(name: "Content-Type", value: $0)] } ?? [])
        self.body = body
        self.stream = stream
    }

    /// Nothing to say.
    static func empty(_ status: Int) -> Self { Self(status, type: nil) }

    /// A sentence for whoever set the program up.
    package static func plain(_ status: Int, _ sentence: String) -> Self {
        Self(status, type: "text/plain; charset=utf-8", body: Array("\(sentence)\n".utf8))
    }

    static func json(_ message: JSONValue, status: Int = 200) -> Self {
        Self(status, type: "application/json", body: Array(message.text.utf8))
    }

    /// An error of the protocol that no session decides.
    static func failure(_ id: RPCID, _ error: ProtocolError, status: Int) -> Self {
        .json(AssistantSession.failure(id, error), status: status)
    }

    static func events(_ stream: any AssistantStream) -> Self {
        Self(200, type: eventType, stream: stream).with("X-Accel-Buffering", "no")
    }

    func with(_ name: String, _ value: String) -> Self {
        var reply = self
        reply.headers.append((name, value))
        return reply
    }

    static let eventType = "text/event-stream"
}

/// Messages as the stream of events of HTML's specification has them.
enum ServerSentEvent {
    static func bytes(_ message: JSONValue, at place: EventPlace? = nil) -> [UInt8] {
        let id = place.map { "id: \($0.text)\n" } ?? ""
        // JSON text of ours has no line ends in it.
        return Array("event: message\n\(id)data: \(message.text)\n\n".utf8)
    }

    /// An event without a message, which tells where the stream has got to.
    static func place(_ place: EventPlace) -> [UInt8] {
        Array("id: \(place.text)\ndata: \n\n".utf8)
    }

    /// Says nothing, and finds out whether somebody is there; keeps those between from hanging up.
    static let ping = Array(": \n\n".utf8)
}
