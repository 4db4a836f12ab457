package import Nutrition

/// A programme that somebody does, from a day on.
///
/// Its days are the person's local days, whatever zone they are in: a day of 23 or 25 hours is one day, and one
/// that comes twice on a journey west is one day. One that a journey east has swallowed counts unless it is
/// taken out (``ProgrammeStep/travel(_:)``). Days of a pause do not count: the end moves on by as many.
package struct ProgrammeRun: Sendable, Hashable {
    /// Days that do not count.
    package struct Pause: Sendable, Hashable {
        package var from: LocalDay
        /// The last of them; `nil` as long as it lasts.
        package var to: LocalDay?

        package init(from: LocalDay, to: LocalDay?) {
            self.from = from
            self.to = to
        }

        func contains(_ day: LocalDay) -> Bool { from <= day && day <= to ?? .last }
    }

    package enum State: String, Sendable, Hashable, CaseIterable {
        /// It begins on a day that is still to come.
        case coming
        case running
        case paused
        /// All of its days are over.
        case finished
        case stopped
    }

    /// As it was when it was started: a file that changes later changes nothing of it.
    package var programme: Programme
    package var start: LocalDay
    /// In order and apart; only the last may lack its end.
    package private(set) var pauses: [Pause]
    /// The last day before it was given up.
    package var stopped: LocalDay?

    package init(
        _ programme: Programme, from start: LocalDay, pauses: [Pause] = [], stopped: LocalDay? = nil
    ) {
        self.programme = programme
        self.start = start
        self.pauses = Self.joined(pauses)
        self.stopped = stopped
    }

    /// The days that count until a day, that one included, in order.
    package func days(upTo last: LocalDay) -> [LocalDay] {
        let last = min(last, stopped ?? last)
        var days: [LocalDay] = []
        var day = start
        var ahead = pauses[...]
        while day <= last, days.count < programme.days {
            if let pause = ahead.first, pause.from <= day {
                ahead.removeFirst()
                guard let end = pause.to else { break }
                if end >= day { day = end.advanced(by: 1) }
            } else {
                days.append(day)
                day = day.advanced(by: 1)
            }
        }
        return days
    }

    /// The last day that counts, as far as it is known; `nil` while it is paused.
    package var lastDay: LocalDay? {
        let days = days(upTo: stopped ?? .last)
        guard stopped == nil else { return days.last }
        return days.count == programme.days ? days.last : nil
    }

    package func state(on day: LocalDay) -> State {
        if let last = lastDay, stopped == nil, day > last { return .finished }
        if stopped != nil { return .stopped }
        if day < start { return .coming }
        return isPaused(on: day) ? .paused : .running
    }

    /// Whether it goes on, or will: no other can be started then.
    package func isOngoing(on day: LocalDay) -> Bool {
        switch state(on: day) {
        case .coming, .running, .paused: true
        case .finished, .stopped: false
        }
    }

    package func isPaused(on day: LocalDay) -> Bool { pauses.contains { $0.contains(day) } }

    /// The pause without an end.
    package var openPause: Pause? { pauses.last.flatMap { $0.to == nil ? $0 : nil } }

    mutating func add(_ pause: Pause) { pauses = Self.joined(pauses + [pause]) }

    mutating func resume(on day: LocalDay) {
        guard var pause = pauses.popLast() else { return }
        guard day > pause.from else { return }
        pause.to = day.advanced(by: -1)
        pauses.append(pause)
    }

    /// In order, those that meet made one.
    private static func joined(_ pauses: [Pause]) -> [Pause] {
        var joined: [Pause] = []
        for pause in pauses.sorted(by: { $0.from < $1.from }) {
            guard let last = joined.last else {
                joined.append(pause)
                continue
            }
            guard let end = last.to else { break }
            if pause.from <= end.advanced(by: 1) {
                joined[joined.count - 1].to = pause.to.map { max($0, end) }
            } else {
                joined.append(pause)
            }
        }
        return joined
    }
}
