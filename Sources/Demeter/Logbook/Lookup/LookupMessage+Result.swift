internal import Lookup
internal import Wire

extension LookupMessage.Step {
    /// Foods that are called so in the catalog, in imports and among one's own.
    static func catalog(_ count: Int) -> Self {
        var step = Self(origin: "catalog", outcome: count == 0 ? "nothing" : "found")
        if count > 0 { step.count = count }
        return step
    }

    /// Foods that the words may mean.
    static func meaning(_ count: Int, took duration: Duration) -> Self {
        var step = Self(origin: "meaning", outcome: count == 0 ? "nothing" : "found")
        if count > 0 { step.count = count }
        step.milliseconds = Int(duration / .milliseconds(1))
        return step
    }

    init(_ step: LookupStep) {
        self.init(origin: step.origin, outcome: step.outcome.name)
        switch step.outcome {
        case .found(let count): self.count = count
        case .tooOften(let seconds), .resting(let seconds): wait = Int(seconds.rounded(.up))
        case .unset(let key): detail = "\(key) is not set"
        case .failed(let failure): detail = failure.sentence
        case .nothing: break
        }
        host = step.host
        licence = step.licence
        age = step.age.map { Int($0) }
        milliseconds = step.duration.map { Int($0 / .milliseconds(1)) }
        refusals = step.refusals
    }
}

extension LookupStep.Outcome {
    /// As it crosses the wire.
    fileprivate var name: String {
        switch self {
        case .found: "found"
        case .nothing: "nothing"
        case .tooOften: "too_often"
        case .resting: "resting"
        case .unset: "unset"
        case .failed: "failed"
        }
    }
}

extension LookupFailure {
    fileprivate var sentence: String {
        switch self {
        case .timeout: "it did not answer in time"
        case .connection: "it cannot be reached"
        case .untrusted: "its certificate is not acceptable"
        case .tooLarge: "its answer is too long"
        case .garbled(let reason): "its answer \(reason)"
        case .refused(let status): "it refused the key or the program (\(status))"
        case .status(let status): "it answered \(status)"
        }
    }
}
