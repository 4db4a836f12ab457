/// How far a connection has followed the journal's events.
struct Watch {
    private enum State: Hashable {
        case none
        /// Everything there was has been sent.
        case idle
        /// There may be events that were not sent.
        case due
        /// Events are being read; `isDue` when there may be more by now.
        case fetching(isDue: Bool)
    }

    private var state = State.none
    /// Tells a watch from earlier ones on the same connection, whose events may still arrive.
    private var name = 0
    /// The number of the last event sent.
    private var seq = 0

    var isOn: Bool { state != .none }

    /// Nothing is left to be sent.
    var isIdle: Bool { state == .none || state == .idle }

    func isFetching(_ name: Int) -> Bool {
        if case .fetching = state { name == self.name } else { false }
    }

    mutating func start(since: Int) {
        name += 1
        seq = since
        state = .due
    }

    mutating func end() { state = .none }

    mutating func eventsCame() {
        switch state {
        case .none: break
        case .idle, .due: state = .due
        case .fetching: state = .fetching(isDue: true)
        }
    }

    mutating func nextFetch() -> ConnectionMachine.Action? {
        guard state == .due else { return nil }
        state = .fetching(isDue: false)
        return .fetch(watch: name, since: seq)
    }

    /// Whether the events found are still wanted.
    mutating func fetched(_ name: Int, last: Int?, isAll: Bool) -> Bool {
        guard name == self.name, case .fetching(let isDue) = state else { return false }
        if let last { seq = last }
        state = isDue || !isAll ? .due : .idle
        return true
    }
}
