/// How many requests may still go out, in any minute and in any day.
///
/// Times are seconds on one clock that never goes back; both limits slide, so that no moment lets two
/// minutes' requests out at once.
package struct RequestQuota: Sendable, Hashable {
    package var perMinute: Int
    package var perDay: Int
    /// Of the last day, oldest first.
    package private(set) var sent: [Double] = []

    package init(perMinute: Int, perDay: Int, sent: [Double] = []) {
        self.perMinute = perMinute
        self.perDay = perDay
        self.sent = sent.sorted()
    }

    /// Seconds until one more may go out; 0 for now, `nil` for never.
    package func wait(at now: Double) -> Double? {
        guard perMinute > 0, perDay > 0 else { return nil }
        return max(0, wait(at: now, perMinute, within: 60), wait(at: now, perDay, within: 86_400))
    }

    private func wait(at now: Double, _ limit: Int, within window: Double) -> Double {
        guard sent.count >= limit else { return 0 }
        return sent[sent.count - limit] + window - now
    }

    /// How many more may go out at once, by the minute's limit and by the day's.
    package func left(at now: Double) -> (minute: Int, day: Int) {
        func left(_ limit: Int, within window: Double) -> Int {
            max(0, limit - sent.count { $0 > now - window })
        }
        return (left(perMinute, within: 60), left(perDay, within: 86_400))
    }

    /// Counts one that goes out now.
    package mutating func send(at now: Double) {
        if let first = sent.firstIndex(where: { $0 > now - 86_400 }) {
            sent.removeFirst(first)
        } else {
            sent = []
        }
        sent.append(max(now, sent.last ?? now))
    }
}
