internal import JSON
internal import Locking
internal import Threads

/// What comes of one request by HTTP: gathered until somebody says how it is to be sent.
final class PostAnswer: Sendable {
    private struct State {
        var gathered: [JSONValue] = []
        /// Whether the last of them answers the request.
        var isWhole = false
        var isEnded = false
        var stream: (any AssistantStream)?
    }

    private let state = Mutex(State())
    private let completion = Mailbox<Void>()

    /// Takes a message on the way of the request, or its answer as the last one.
    func take(_ message: JSONValue, isLast: Bool) {
        state.withLock { state in
            guard !state.isWhole, !state.isEnded else { return }
            state.isWhole = isLast
            guard let stream = state.stream else {
                state.gathered.append(message)
                return
            }
            stream.write(ServerSentEvent.bytes(message))
            if isLast { stream.end() }
        }
        if isLast { completion.close() }
    }

    /// All messages, if the answer is there.
    var whole: [JSONValue]? { state.withLock { $0.isWhole ? $0.gathered : nil } }

    /// Sends what was gathered, and from then on whatever comes.
    func flow(to stream: any AssistantStream) {
        state.withLock { state in
            for message in state.gathered { stream.write(ServerSentEvent.bytes(message)) }
            if state.isWhole || state.isEnded { stream.end() }
            state.gathered = []
            state.stream = stream
        }
    }

    /// Waits for the answer; `nil` when there will be none.
    func wait() -> JSONValue? {
        _ = completion.take()
        return state.withLock { $0.isWhole ? $0.gathered.last : nil }
    }

    func ping() { state.withLock { $0.stream?.write(ServerSentEvent.ping) } }

    /// Nothing more comes.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.stream?.end()
        }
        completion.close()
    }
}
