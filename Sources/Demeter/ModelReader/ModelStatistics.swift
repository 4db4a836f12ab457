package import MealModel

/// What a model reader did since its start.
package struct ModelStatistics: Sendable, Hashable {
    package private(set) var routes: [ModelRoute: Int] = [:]
    package private(set) var requests = 0
    package private(set) var cacheHits = 0
    package private(set) var tokens = TokenUsage()
    /// By kind: `timeout`, `connection`, `status 429`, `answer`, …
    package private(set) var failures: [String: Int] = [:]
    /// Of the last answers, in their order.
    private var latencies: [Duration] = []

    private static let remembered = 256

    package init() {}

    package mutating func count(_ route: ModelRoute) { routes[route, default: 0] += 1 }

    mutating func countRequest() { requests += 1 }
    mutating func countCacheHit() { cacheHits += 1 }

    mutating func count(_ usage: TokenUsage, after latency: Duration) {
        tokens.prompt += usage.prompt
        tokens.completion += usage.completion
        latencies.append(latency)
        if latencies.count > Self.remembered { latencies.removeFirst() }
    }

    mutating func count(_ failure: CallFailure) { failures[failure.name, default: 0] += 1 }

    /// The latency that a share (0–1) of the last answers did not exceed; `nil` before the first.
    package func latency(_ share: Double) -> Duration? {
        guard !latencies.isEmpty else { return nil }
        let place = (Double(latencies.count) * min(max(share, 0), 1)).rounded(.up)
        return latencies.sorted()[max(0, Int(place) - 1)]
    }
}

extension CallFailure {
    /// A stable name without any detail of the call.
    package var name: String {
        switch self {
        case .timeout: "timeout"
        case .connection: "connection"
        case .untrusted: "untrusted"
        case .garbled: "garbled"
        case .status(let status, _): "status \(status)"
        case .impossible: "impossible"
        case .cancelled: "cancelled"
        case .answer(let fault): "answer \(fault.name)"
        }
    }
}

extension AnswerFault {
    package var name: String {
        switch self {
        case .notACompletion: "not a completion"
        case .empty: "empty"
        case .refused: "refused"
        case .truncated: "truncated"
        case .notJSON: "not JSON"
        case .wrongType(let place): "wrong type at \(place)"
        case .impossible(let place): "impossible \(place)"
        case .tooManyItems: "too many items"
        }
    }
}
