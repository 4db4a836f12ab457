internal import Habits
internal import Journal

/// A person's eating habits as of the last time that somebody asked, kept up with the journal.
///
/// Only what changed since is read: a log costs nothing until somebody asks, and then as much as it is.
struct EatingBook: Sendable {
    private(set) var habits = EatingHabits()
    private(set) var tastes = Tastes()
    /// The last event that is in it.
    private(set) var sequence: Int64
    /// The corrections of each entry that are in force.
    private var corrections: [Int64: Set<Int64>] = [:]

    /// - Parameter news: everything that counts.
    init(_ news: EatingNews) {
        sequence = news.sequence
        tastes = news.tastes
        note(news.corrections)
        habits = EatingHabits(news.entries.compactMap { entry, eaten in eaten.map(corrected) })
    }

    /// - Parameter news: what changed after `sequence`.
    mutating func take(_ news: EatingNews) {
        sequence = news.sequence
        tastes = news.tastes
        note(news.corrections)
        for (entry, eaten) in news.entries {
            if let eaten { habits.put(corrected(eaten)) } else { habits.remove(entry) }
        }
        for entry in Set(news.corrections.map(\.entry)) {
            if let eaten = habits[entry] { habits.put(corrected(eaten)) }
        }
    }

    private mutating func note(
        _ corrections: [(entry: Int64, change: Int64, isInForce: Bool)]
    ) {
        for correction in corrections {
            if correction.isInForce {
                self.corrections[correction.entry, default: []].insert(correction.change)
            } else {
                self.corrections[correction.entry]?.remove(correction.change)
            }
        }
    }

    /// What was eaten, with how often it was corrected.
    private func corrected(_ eaten: Eaten) -> Eaten {
        var eaten = eaten
        eaten.corrections = corrections[eaten.entry]?.count ?? 0
        return eaten
    }
}
