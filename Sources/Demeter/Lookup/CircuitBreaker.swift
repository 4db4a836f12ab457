/// Keeps a host from being asked that has failed: after a pause one request tries it again.
struct CircuitBreaker: Sendable, Hashable {
    private enum State: Sendable, Hashable {
        /// Failures since the last answer.
        case closed(failures: Int)
        /// Nobody asks before this time, in Unix seconds.
        case open(until: Double)
        /// One is asking; its end decides.
        case trying
    }

    private var state = State.closed(failures: 0)
    /// How often it opened since the last answer.
    private var openings = 0

    /// Failures in a row that open it.
    static let failureLimit = 3
    /// Of the first opening, in seconds; each further one doubles it.
    static let firstPause = 30.0
    static let longestPause = 3600.0

    /// The seconds until the host may be asked; `nil` when it may be now, and then `end` has to follow.
    mutating func begin(at now: Double) -> Double? {
        switch state {
        case .closed: return nil
        case .trying: return Self.firstPause
        case .open(let until):
            guard until <= now else { return until - now }
            state = .trying
            return nil
        }
    }

    mutating func succeed() {
        state = .closed(failures: 0)
        openings = 0
    }

    /// - Parameters:
    ///   - pause: how long the host itself asked not to be asked.
    ///   - isCertain: whether the next request would fail as well, as without a network.
    mutating func fail(at now: Double, pause: Duration? = nil, isCertain: Bool = false) {
        if case .closed(let failures) = state, pause == nil, !isCertain,
            failures + 1 < Self.failureLimit
        {
            state = .closed(failures: failures + 1)
            return
        }
        let own = min(
            Self.firstPause * Double(1 << min(openings, 8)), Self.longestPause)
        openings += 1
        state = .open(until: now + max(own, (pause ?? .zero) / .seconds(1)))
    }

    /// Nothing came of a request for which the host is not to blame.
    mutating func withdraw() {
        if case .trying = state { state = .open(until: 0) }
    }
}
