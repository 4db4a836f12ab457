internal import Nutrition
internal import SQLite

/// Up to where weeks were told of.
private struct ReviewHorizon {
    var evening: String
    /// The last day of the newest week whose evening has passed.
    var last: LocalDay
    var moved: Timestamp
}

extension Ledger {
    /// Queues the review of the week that ends with `last`, unless its evening passed before.
    func queueReview(of last: LocalDay, evening: String, sinks: [String]) throws -> Bool {
        guard let horizon = try reviewHorizon() else {
            try moveReviewHorizon(to: last, evening)
            return false
        }
        guard horizon.evening == evening else {
            // A week that was told of is not told again because its evening is a later one now.
            try moveReviewHorizon(to: max(last, horizon.last), evening)
            return false
        }
        if last < horizon.last {
            // Whoever flew west meets the same evening again. Only a clock that was ahead shows an earlier time.
            guard now() < horizon.moved else { return false }
            try takeBackReviews(after: last)
            try moveReviewHorizon(to: last, evening)
            return false
        }
        guard last > horizon.last else { return false }
        try moveReviewHorizon(to: last, evening)
        let first = last.advanced(by: -6)
        guard try totals(from: first, to: last).contains(where: { $0.entries > 0 }) else {
            return false
        }
        for sink in sinks {
            try queue(
                .week, sink: sink, first: first, last: last,
                revision: try nextRevision(.week, sink: sink, last: last))
        }
        return !sinks.isEmpty
    }

    /// Nobody is to be told of weeks: whoever sets an evening later begins anew.
    func forgetReviews() throws {
        try connection.execute("DELETE FROM review_horizon")
    }

    private func reviewHorizon() throws -> ReviewHorizon? {
        var select = try connection.prepare(Self.selectReviewHorizon)
        guard try select.step() else { return nil }
        return ReviewHorizon(
            evening: select.text(), last: try select.day(),
            moved: Timestamp(milliseconds: select.integer()))
    }

    private func moveReviewHorizon(to last: LocalDay, _ evening: String) throws {
        var replace = try connection.prepare(Self.replaceReviewHorizon)
        replace.bind(evening)
        replace.bind(last.description)
        replace.bind(now().milliseconds)
        try replace.run()
    }

    /// What was not sent of weeks that have not ended yet.
    private func takeBackReviews(after last: LocalDay) throws {
        var update = try connection.prepare(Self.replaceReviews)
        update.bind(now().milliseconds)
        update.bind(last.description)
        try update.run()
    }

    private static let selectReviewHorizon = Query(
        "SELECT evening, last_day, moved FROM review_horizon")

    private static let replaceReviewHorizon = Query(
        "INSERT OR REPLACE INTO review_horizon (one, evening, last_day, moved) VALUES (1, ?, ?, ?)")

    private static let replaceReviews = Query(
        """
        UPDATE outbox SET state = 'replaced', finished = ?
        WHERE state = 'queued' AND kind = 'week' AND last_day > ?
        """)
}
