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
        var isFlowing = false
        var stream: (any AssistantStream)?
        /// Which stream it is, as they have no other name.
        var streamNumber = 0
        /// Since when there is no stream any more, in the desk's seconds.
        var leftAt: Int64?
        var shelf: EventShelf
    }

    private let state: Mutex<State>
    private let completion = Mailbox<Void>()
    /// The number of its stream in the session; `nil` where nobody can come back to it.
    let number: Int?

    init(number: Int?) {
        self.number = number
        state = Mutex(State(shelf: EventShelf(stream: number ?? 0)))
    }

    /// Takes a message on the way of the request, or its answer as the last one.
    func take(_ message: JSONValue, isLast: Bool) {
        state.withLock { state in
            guard !state.isWhole, !state.isEnded else { return }
            state.isWhole = isLast
            guard state.isFlowing else {
                state.gathered.append(message)
                return
            }
            let bytes = bytes(message, &state)
            state.stream?.write(bytes)
            if isLast { state.stream?.end() }
        }
        if isLast { completion.close() }
    }

    private func bytes(_ message: JSONValue, _ state: inout State) -> [UInt8] {
        number == nil ? ServerSentEvent.bytes(message) : state.shelf.add(message)
    }

    /// All messages, if the answer is there.
    var whole: [JSONValue]? { state.withLock { $0.isWhole ? $0.gathered : nil } }

    /// Whether it is a stream that has come to its end, and that somebody could come back to.
    var isKeepable: Bool { state.withLock { $0.isWhole && $0.isFlowing && number != nil } }

    /// Bytes that are kept.
    var size: Int { state.withLock(\.shelf.size) }

    /// Sends what was gathered, and from then on whatever comes.
    ///
    /// - Parameter primes: whether the client is told first where it is.
    /// - Returns: which stream it is.
    func flow(to stream: any AssistantStream, primes: Bool) -> Int {
        state.withLock { state in
            if primes, number != nil { stream.write(state.shelf.prime(at: 0)) }
            for message in state.gathered { stream.write(bytes(message, &state)) }
            state.gathered = []
            state.isFlowing = true
            return attach(stream, &state)
        }
    }

    /// Sends what came behind an event, and from then on whatever comes, to another stream.
    ///
    /// - Returns: which stream it is; `nil` when there was never such an event, or it is no stream.
    func resume(behind event: Int, on stream: any AssistantStream) -> Int? {
        let (number, before) = state.withLock { state -> (Int?, (any AssistantStream)?) in
            // A part of an answer would pass for the whole.
            guard state.isFlowing, event <= state.shelf.newest, event >= state.shelf.newestLost
            else { return (nil, nil) }
            let before = state.stream
            for bytes in state.shelf.behind(event).events { stream.write(bytes) }
            state.shelf.forget(through: event)
            return (attach(stream, &state), before)
        }
        before?.end()
        return number
    }

    private func attach(_ stream: any AssistantStream, _ state: inout State) -> Int {
        if state.isWhole || state.isEnded { stream.end() }
        state.stream = stream
        state.leftAt = nil
        state.streamNumber += 1
        return state.streamNumber
    }

    /// A stream is over, whoever ended it.
    func left(stream number: Int, at time: Int64) {
        state.withLock { state in
            guard state.streamNumber == number else { return }
            state.stream = nil
            state.leftAt = time
        }
    }

    /// Whether nobody has come back to it since a time.
    func isForsaken(since time: Int64) -> Bool {
        state.withLock { !$0.isWhole && ($0.leftAt ?? .max) <= time }
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
