/// Which failed calls are tried again, and when: only what can change, three times at most.
package struct RetryPolicy: Sendable, Hashable {
    package enum Decision: Sendable, Hashable {
        case again(after: Duration)
        case giveUp(CallVerdict)
    }

    package var attempts: Int
    /// Before the second attempt, doubled for each further one.
    package var firstDelay: Duration
    /// Longest wait between two attempts; a server that asks for more is asked later instead.
    package var longestDelay: Duration

    package init(
        attempts: Int = 3, firstDelay: Duration = .milliseconds(500),
        longestDelay: Duration = .seconds(10)
    ) {
        self.attempts = attempts
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
    }

    /// - Parameters:
    ///   - attempt: the number of attempts made, 1 or more.
    ///   - jitter: 0 to 1, evenly distributed; spreads many clients' retries over half a delay.
    package func decision(
        after failure: CallFailure, attempt: Int, jitter: Double
    ) -> Decision {
        let verdict = verdict(on: failure)
        guard case .unavailable(let asked) = verdict, attempt < attempts else {
            return .giveUp(verdict)
        }
        var delay = min(firstDelay * (1 << min(attempt - 1, 16)), longestDelay)
        delay = delay * (0.5 + 0.5 * min(max(jitter, 0), 1))
        if let asked {
            guard asked <= longestDelay else { return .giveUp(verdict) }
            delay = max(delay, asked)
        }
        return .again(after: delay)
    }

    package func verdict(on failure: CallFailure) -> CallVerdict {
        switch failure {
        case .timeout, .connection, .garbled, .cancelled: .unavailable(after: nil)
        case .status(let status, let retryAfter):
            switch status {
            case 401, 403: .unauthorized
            case 408, 429, 500...599: .unavailable(after: retryAfter)
            default: .hopeless
            }
        case .untrusted, .impossible, .answer: .hopeless
        }
    }
}
