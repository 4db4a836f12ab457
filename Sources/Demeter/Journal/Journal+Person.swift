package import Body
package import Nutrition

// What a person tells of themselves; each call that changes something is one undoable change.
extension Journal {
    package nonisolated func profile() async throws(JournalError) -> Profile {
        try await reader.read { try $0.profile() }
    }

    /// Changes what was told by what `change` makes of it.
    ///
    /// - Parameter utterance: the words that told it, which have their outcome by this.
    package nonisolated func setProfile(
        by utterance: UtteranceID? = nil,
        _ change: @escaping @Sendable (Profile) throws(JournalError) -> Profile
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let profile = try change(ledger.profile())
            let recorded = try ledger.setProfile(profile, utterance: utterance)
            try ledger.settle(utterance, by: recorded)
            return recorded
        }
    }

    /// Measurements of days in order of time, of one kind or of all.
    package nonisolated func measurements(
        _ kind: MeasurementKind?, from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [Measurement] {
        try await reader.read { try $0.measurements(kind, from: first, to: last) }
    }

    /// The newest of a kind that is not of a later day.
    package nonisolated func newestMeasurement(
        _ kind: MeasurementKind, upTo day: LocalDay
    ) async throws(JournalError) -> Measurement? {
        try await reader.read { try $0.newestMeasurement(kind, upTo: day) }
    }

    /// Keeps what was measured.
    ///
    /// - Throws: `outOfRange`, naming the kind, for a value that cannot be.
    package nonisolated func measure(
        _ contents: [MeasurementContent], by utterance: UtteranceID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let recorded = try ledger.measure(contents, utterance: utterance)
            try ledger.settle(utterance, by: recorded)
            return recorded
        }
    }

    /// - Throws: `noSuchMeasurement` when it is not there any more.
    package nonisolated func removeMeasurement(_ id: MeasurementID) async throws(JournalError)
        -> Recorded
    {
        try await write { try $0.removeMeasurement(id) }
    }

    /// The stars that foods were given, by their keys.
    package nonisolated func ratings() async throws(JournalError) -> [String: Int] {
        try await reader.read { try $0.ratings() }
    }

    /// Gives a food stars, 1 to 5, or takes them away.
    package nonisolated func rate(
        _ food: String, _ stars: Int?, by utterance: UtteranceID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let recorded = try ledger.rate(food, stars, utterance: utterance)
            try ledger.settle(utterance, by: recorded)
            return recorded
        }
    }
}
