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
        take(news)
    }

    /// - Parameter news: what changed after `sequence`.
    mutating func take(_ news: EatingNews) {
        sequence = news.sequence
        tastes = news.tastes
        var corrected: Set<Int64> = []
        for correction in news.corrections {
            if correction.isInForce {
                corrections[correction.entry, default: []].insert(correction.change)
            } else {
                corrections[correction.entry]?.remove(correction.change)
            }
            corrected.insert(correction.entry)
        }
        for (entry, eaten) in news.entries {
            guard var eaten else {
                habits.remove(entry)
                continue
            }
            eaten.corrections = corrections[entry]?.count ?? 0
            habits.put(eaten)
            corrected.remove(entry)
        }
        for entry in corrected {
            guard var eaten = habits[entry] else { continue }
            eaten.corrections = corrections[entry]?.count ?? 0
            habits.put(eaten)
        }
    }
}
