package import Nutrition

/// What the journal says of the days of a programme, before anything is computed of it.
package struct PilotFacts: Sendable, Hashable {
    /// Days with at least one logged entry, from the programme's first day on.
    package var logged: Set<LocalDay>
    /// Milliseconds from words that came to their entries, of words that were logged.
    package var waits: [Int64]
    /// Of each entry that words made: how often a person corrected it. To delete it is a correction, and so is
    /// to undo what made it.
    package var corrections: [Int]
    /// Alternatives taken, and offers of which none was wanted.
    package var taken: Int
    package var refused: Int

    package init(
        logged: Set<LocalDay> = [], waits: [Int64] = [], corrections: [Int] = [], taken: Int = 0,
        refused: Int = 0
    ) {
        self.logged = logged
        self.waits = waits
        self.corrections = corrections
        self.taken = taken
        self.refused = refused
    }
}

/// How well keeping the journal went, in numbers without words, foods and dates.
package struct PilotMetrics: Sendable, Hashable {
    /// Days that have begun and count.
    package var days: Int
    /// Of those, days with at least one logged entry.
    package var daysLogged: Int
    /// Utterances that were logged, and seconds from their arrival to their entries: the median, and what nine
    /// of ten did not exceed (the nearest rank). `nil` without any.
    package var utterances: Int
    package var medianSeconds: Double?
    package var slowSeconds: Double?
    /// Entries that words made, and those of them that nobody corrected.
    package var entries: Int
    package var right: Int
    package var corrections: Int
    package var taken: Int
    package var refused: Int
    /// Whether something was logged of the programme's 7th, 21st and 30th day by the calendar, pauses included;
    /// `nil` for a day that is not over.
    package var returned: [Return]

    package struct Return: Sendable, Hashable {
        package var day: Int
        package var isLogged: Bool?

        package init(day: Int, isLogged: Bool?) {
            self.day = day
            self.isLogged = isLogged
        }
    }

    /// Days after which a return is told, the first day being 1.
    package static let returnDays = [7, 21, 30]

    package init(
        days: Int, daysLogged: Int, utterances: Int, medianSeconds: Double?, slowSeconds: Double?,
        entries: Int, right: Int, corrections: Int, taken: Int, refused: Int, returned: [Return]
    ) {
        self.days = days
        self.daysLogged = daysLogged
        self.utterances = utterances
        self.medianSeconds = medianSeconds
        self.slowSeconds = slowSeconds
        self.entries = entries
        self.right = right
        self.corrections = corrections
        self.taken = taken
        self.refused = refused
        self.returned = returned
    }

    /// - Parameter days: those that count and have begun.
    package init(_ facts: PilotFacts, of days: [LocalDay], from start: LocalDay, today: LocalDay) {
        self.days = days.count
        daysLogged = days.count { facts.logged.contains($0) }
        utterances = facts.waits.count
        let waits = facts.waits.sorted()
        if !waits.isEmpty {
            let middle = waits[(waits.count - 1) / 2] + waits[waits.count / 2]
            medianSeconds = Double(middle) / 2000
            slowSeconds = Double(waits[(waits.count * 9 + 9) / 10 - 1]) / 1000
        }
        entries = facts.corrections.count
        right = facts.corrections.count { $0 == 0 }
        corrections = facts.corrections.reduce(0, +)
        (taken, refused) = (facts.taken, facts.refused)
        returned = Self.returnDays.map { number in
            let day = start.advanced(by: number - 1)
            return Return(day: number, isLogged: day < today ? facts.logged.contains(day) : nil)
        }
    }

    /// Of entries that words made, the share that nobody corrected, 0 to 1.
    package var rightShare: Double? { Self.share(right, of: entries) }

    /// Corrections for each entry.
    package var correctionsAnEntry: Double? { Self.share(corrections, of: entries) }

    /// Of alternatives that were answered, the share that was taken, 0 to 1.
    package var takenShare: Double? { Self.share(taken, of: taken + refused) }

    private static func share(_ part: Int, of whole: Int) -> Double? {
        whole > 0 ? Double(part) / Double(whole) : nil
    }
}
