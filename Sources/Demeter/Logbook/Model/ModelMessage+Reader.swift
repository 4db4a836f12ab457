internal import MealModel
internal import ModelReader
internal import Wire

extension ModelMessage {
    /// `nil` when no model is configured.
    init?(_ reader: ModelReader) async {
        guard let settings = await reader.settings else { return nil }
        let statistics = await reader.statistics
        let state = await reader.state
        func milliseconds(_ share: Double) -> Double? {
            statistics.latency(share).map { ($0 / .milliseconds(1) * 10).rounded() / 10 }
        }
        self.init(
            state: state.name, reason: state.sentence, model: settings.model,
            strongModel: settings.strongModel, requests: statistics.requests,
            cacheHits: statistics.cacheHits, promptTokens: statistics.tokens.prompt,
            completionTokens: statistics.tokens.completion,
            routes: Dictionary(
                uniqueKeysWithValues: statistics.routes.map { ($0.key.rawValue, $0.value) }),
            failures: statistics.failures, median: milliseconds(0.5),
            percentile95: milliseconds(0.95))
    }
}

extension ModelReader.State {
    package var name: String {
        switch self {
        case .off: "off"
        case .ready: "ready"
        case .resting: "resting"
        case .stopped: "stopped"
        }
    }

    /// Why nobody asks the model, and what to do about it; `nil` while somebody may.
    package var sentence: String? {
        guard case .stopped(let reason) = self else { return nil }
        return switch reason {
        case .keyRefused(let status):
            "The model's server refuses the key (\(status)). Give another one and reload."
        case .keyUnusable(let fault, let source):
            "The key from the \(source.rawValue) cannot be used: \(fault.sentence)."
        }
    }
}

extension KeyFault {
    fileprivate var sentence: String {
        switch self {
        case .unreadable(let code): "it cannot be read (error \(code))"
        case .openToOthers(let mode):
            "others may use the file (mode \(String(mode, radix: 8))); run chmod 600 on it"
        case .notOwn: "the file belongs to somebody else"
        case .noKey: "it is no key: one line of printable characters is expected"
        }
    }
}
