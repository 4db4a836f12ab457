internal import JSON
internal import Locking
internal import Wire

/// Finds the way to the client for each message of a session: the answer of the request that it is about,
/// or the stream that the client holds open for everything else.
final class MessageRouter: Sendable {
    private struct State {
        var answers: [RPCID: PostAnswer] = [:]
        var stream: (any AssistantStream)?
        /// Which stream it is, as they have no other name.
        var streamNumber = 0
        /// What came while no stream was open.
        var waiting: [JSONValue] = []
        var isEnded = false
    }

    private let state = Mutex(State())

    /// Messages that wait for a stream; the oldest make room.
    private static let mostWaiting = 64

    func deliver(_ message: JSONValue, about id: RPCID?) {
        state.withLock { state in
            guard !state.isEnded else { return }
            if let id {
                // What is about a request whose sender is gone is for nobody.
                guard let answer = state.answers[id] else { return }
                let isLast = message["method"] == nil
                if isLast { state.answers[id] = nil }
                answer.take(message, isLast: isLast)
            } else if let stream = state.stream {
                stream.write(ServerSentEvent.bytes(message))
            } else {
                if state.waiting.count == Self.mostWaiting { state.waiting.removeFirst() }
                state.waiting.append(message)
            }
        }
    }

    /// Opens the answer of a request; `nil` while another of the same id is not answered.
    func open(_ id: RPCID) -> PostAnswer? {
        state.withLock { state in
            guard state.answers[id] == nil else { return nil }
            let answer = PostAnswer()
            if state.isEnded { answer.end() } else { state.answers[id] = answer }
            return answer
        }
    }

    /// Whether the answer of a request was still open.
    func close(_ id: RPCID, _ answer: PostAnswer) -> Bool {
        state.withLock { state in
            guard state.answers[id] === answer else { return false }
            state.answers[id] = nil
            return true
        }
    }

    /// Sends what is about no request to a stream from now on, instead of another.
    func attach(_ stream: any AssistantStream) {
        let (before, number) = state.withLock { state in
            let before = state.stream
            state.streamNumber += 1
            if state.isEnded {
                stream.end()
            } else {
                for message in state.waiting { stream.write(ServerSentEvent.bytes(message)) }
                state.waiting = []
                state.stream = stream
            }
            return (before, state.streamNumber)
        }
        before?.end()
        stream.whenClosed { [weak self] in
            self?.state.withLock { if $0.streamNumber == number { $0.stream = nil } }
        }
    }

    /// Whether somebody waits for something.
    var isWatched: Bool { state.withLock { $0.stream != nil || !$0.answers.isEmpty } }

    func ping() {
        state.withLock { state in
            state.stream?.write(ServerSentEvent.ping)
            for answer in state.answers.values { answer.ping() }
        }
    }

    /// Ends every stream and answer.
    func end() {
        state.withLock { state in
            state.stream?.end()
            for answer in state.answers.values { answer.end() }
            state = State(isEnded: true)
        }
    }
}
