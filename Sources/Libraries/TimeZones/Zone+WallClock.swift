extension Zone {
    /// Which instants a wall clock shows a given local time.
    package enum WallClock: Sendable, Hashable {
        case once(Int64)
        /// The clock was set back over this time: it comes twice.
        case twice(earlier: Int64, later: Int64)
        /// The clock was set forward over this time: it never comes. The payload is the instant of
        /// the jump, which is the first instant after the missing time.
        case never(jump: Int64)

        /// The first instant at or after which the clock shows this time or more.
        package var earliest: Int64 {
            switch self {
            case .once(let instant), .twice(let instant, _), .never(let instant): instant
            }
        }
    }

    /// The instants (Unix seconds) at which local clocks show `local` (wall-clock seconds).
    package func instants(ofLocal local: Int64) -> WallClock {
        // No zone is further than 26 hours from UTC (RFC 9636), so every candidate offset holds
        // somewhere within that distance.
        let reach: Int64 = 26 * 3600
        var changes: [Int64] = []
        while let change = nextChange(after: changes.last ?? local - reach, until: local + reach) {
            changes.append(change)
        }
        let candidates = Set(
            ([local - reach] + changes).map { local - Int64(offset(at: $0).seconds) }
        ).filter { self.local(at: $0) == local }
        if let earlier = candidates.min(), let later = candidates.max() {
            return earlier == later ? .once(earlier) : .twice(earlier: earlier, later: later)
        }
        let jump = changes.first { self.local(at: $0 - 1) < local && local < self.local(at: $0) }
        return .never(jump: jump ?? local - Int64(offset(at: local).seconds))
    }

    /// The first instant after `instant` and not after `limit` at which the offset changes.
    package func nextChange(after instant: Int64, until limit: Int64) -> Int64? {
        if let index = transitions.firstIndex(where: { $0 > instant }), transitions[index] <= limit
        {
            return transitions[index]
        }
        guard let rule else { return nil }
        let start = max(instant, transitions.last ?? instant)
        return rule.changes(from: start, to: limit).first { $0 > instant }
    }
}
