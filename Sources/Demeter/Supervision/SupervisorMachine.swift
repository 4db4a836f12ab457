/// Decides when a program is started, and how long to wait after it died.
package struct SupervisorMachine: Sendable {
    /// For so long nobody serves when a program dies that did.
    static let prompt = Duration.milliseconds(100)
    /// A program that dies before it serves is tried again ever more seldom, up to this.
    static let longest = Duration.seconds(60)

    package enum Input: Sendable, Hashable {
        case start
        case ready
        case died
        case waited
        case stop
    }

    package enum Action: Sendable, Hashable {
        case nothing
        case launch
        case wait(Duration)
        case terminate
    }

    package enum State: Sendable, Hashable {
        case stopped
        /// Running, but not ready yet; so often it died in that state before.
        case starting(failures: Int)
        case listening
        case waiting(failures: Int)
        case stopping
    }

    package private(set) var state = State.stopped

    package init() {}

    package mutating func take(_ input: Input) -> Action {
        switch (state, input) {
        case (.stopped, .start):
            state = .starting(failures: 0)
            return .launch
        case (.starting, .ready):
            state = .listening
            return .nothing
        case (.listening, .died):
            state = .waiting(failures: 0)
            return .wait(Self.prompt)
        case (.starting(let failures), .died):
            state = .waiting(failures: failures + 1)
            return .wait(min(Self.longest, .milliseconds(500) * (1 << min(failures, 10))))
        case (.waiting(let failures), .waited):
            state = .starting(failures: failures)
            return .launch
        case (.waiting, .stop):
            state = .stopped
            return .nothing
        case (.starting, .stop), (.listening, .stop):
            state = .stopping
            return .terminate
        case (.stopping, .died):
            state = .stopped
            return .nothing
        default: return .nothing
        }
    }
}
