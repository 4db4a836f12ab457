internal import JSON
internal import Locking
internal import Wire

/// Finds the way to the client for each message of a session: the answer of the request that it is about,
/// or the stream that the client holds open for everything else.
///
/// What is sent by streams is kept for a while: a client whose connection was cut comes back to a stream by
/// the number of the last event that it has, and gets what it missed.
final class MessageRouter: Sendable {
    private struct State {
        var answers: [RPCID: PostAnswer] = [:]
        /// Streams of answers that were all sent, for those who did not get it all; the oldest first.
        var sent: [PostAnswer] = []
        /// The number of the newest answer's stream.
        var newest = 0
        var stream: (any AssistantStream)?
        /// Which stream it is, as they have no other name.
        var streamNumber = 0
        /// What is about no request.
        var shelf = EventShelf(stream: 0)
        /// The number of the newest event of those that was written to a stream.
        var written = 0
        var isEnded = false
    }

    /// How somebody comes back.
    enum Return: Hashable {
        /// All that is missing is on its way.
        case whole
        /// Some of it was too much to be kept.
        case gap
        /// There is no such event or it was let go of.
        case unknown
    }

    private let state = Mutex(State())
    private let isResumable: Bool

    /// Streams of answers that are kept beyond their end, and their bytes together.
    private static let mostSent = 8
    private static let mostSentBytes = EventShelf.mostBytes

    /// - Parameter isResumable: whether clients can come back to a stream.
    init(isResumable: Bool) { self.isResumable = isResumable }

    func deliver(_ message: JSONValue, about id: RPCID?) {
        state.withLock { state in
            guard !state.isEnded else { return }
            if let id {
                // What is about a request whose sender is gone is for nobody.
                guard let answer = state.answers[id] else { return }
                let isLast = message["method"] == nil
                if isLast { state.answers[id] = nil }
                answer.take(message, isLast: isLast)
                Self.keep(answer, &state)
            } else {
                let bytes = state.shelf.add(message)
                guard let stream = state.stream else { return }
                stream.write(bytes)
                state.written = state.shelf.newest
            }
        }
    }

    private static func keep(_ answer: PostAnswer, _ state: inout State) {
        guard answer.isKeepable else { return }
        state.sent.append(answer)
        var size = state.sent.reduce(0) { $0 + $1.size }
        while state.sent.count > mostSent || size > mostSentBytes, !state.sent.isEmpty {
            size -= state.sent.removeFirst().size
        }
    }

    /// How many requests have no answer yet, or wait for whoever sent them.
    var openCount: Int { state.withLock(\.answers.count) }

    /// Opens the answer of a request; `nil` while another of the same id is not answered.
    func open(_ id: RPCID) -> PostAnswer? {
        state.withLock { state in
            guard state.answers[id] == nil else { return nil }
            state.newest += 1
            let answer = PostAnswer(number: isResumable ? state.newest : nil)
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

    /// Sends an answer as a stream; which one of its streams that is.
    func flow(_ answer: PostAnswer, to stream: any AssistantStream, primes: Bool) -> Int {
        state.withLock { state in
            let number = answer.flow(to: stream, primes: primes)
            if !state.isEnded { Self.keep(answer, &state) }
            return number
        }
    }

    /// Sends what somebody missed of an answer behind an event.
    ///
    /// - Returns: the answer, and which one of its streams that is; `nil` where nothing is kept of it.
    func resume(
        _ place: EventPlace, on stream: any AssistantStream
    ) -> (answer: PostAnswer, stream: Int)? {
        let answer = state.withLock { state in
            (state.answers.values + state.sent).first { $0.number == place.stream }
        }
        guard let answer, let number = answer.resume(behind: place.event, on: stream) else {
            return nil
        }
        return (answer, number)
    }

    /// Gives up the answers to which nobody has come back since a time; what they were about.
    func giveUp(leftBy time: Int64) -> [RPCID] {
        state.withLock { state in
            let forsaken = state.answers.filter { $0.value.isForsaken(since: time) }
            for id in forsaken.keys { state.answers[id] = nil }
            return Array(forsaken.keys)
        }
    }

    /// Sends what is about no request to a stream from now on, instead of another.
    ///
    /// - Parameters:
    ///   - event: the last one that the client has; `nil` where it does not say so, and gets what was
    ///     written to nobody.
    ///   - primes: whether the client is told where it is.
    func attach(
        _ stream: any AssistantStream, behind event: Int? = nil, primes: Bool = false
    ) -> Return {
        let (before, number, result) = state.withLock {
            state -> ((any AssistantStream)?, Int, Return) in
            guard event ?? 0 <= state.shelf.newest else { return (nil, 0, .unknown) }
            let before = state.stream
            state.streamNumber += 1
            guard !state.isEnded else {
                stream.end()
                return (before, state.streamNumber, .whole)
            }
            let start = event ?? state.written
            if primes { stream.write(state.shelf.prime(at: start)) }
            let missed = state.shelf.behind(start)
            for bytes in missed.events { stream.write(bytes) }
            state.shelf.forget(through: start)
            state.written = state.shelf.newest
            state.stream = stream
            return (before, state.streamNumber, missed.isGap ? .gap : .whole)
        }
        before?.end()
        guard result != .unknown else { return .unknown }
        stream.whenClosed { [weak self] in
            self?.state.withLock { if $0.streamNumber == number { $0.stream = nil } }
        }
        return result
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
