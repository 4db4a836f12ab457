/// How well words were read, in counts without words, foods and dates.
package struct ReadingQuality: Sendable, Hashable {
    /// Utterances that made entries.
    package var readings: Int
    /// Those of which an entry was changed or deleted within a week, or which were taken back.
    package var corrected: Int
    /// Entries that were held.
    package var held: Int
    /// Those of them that were confirmed as they stood.
    package var confirmed: Int
    package var asked: Int
    package var answered: Int
    /// Milliseconds from words to their entries, in order, of those that nothing was asked about.
    package var waits: [Int64]

    package init(
        readings: Int = 0, corrected: Int = 0, held: Int = 0, confirmed: Int = 0, asked: Int = 0,
        answered: Int = 0, waits: [Int64] = []
    ) {
        self.readings = readings
        self.corrected = corrected
        self.held = held
        self.confirmed = confirmed
        self.asked = asked
        self.answered = answered
        self.waits = waits
    }

    /// The time that a share (0–1) of the waits did not exceed (the nearest rank), in ms; `nil` without any.
    package func wait(_ share: Double) -> Int64? {
        guard !waits.isEmpty else { return nil }
        return waits[max(0, Int((Double(waits.count) * share).rounded(.up)) - 1)]
    }
}
