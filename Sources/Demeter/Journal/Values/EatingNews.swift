package import Habits

/// What became of entries since somebody looked last, as far as it makes habits.
package struct EatingNews: Sendable {
    /// Whether it is everything that counts, rather than what changed.
    package var isWhole = false
    /// An entry as it counts now; `nil` when it counts no more.
    package var entries: [(entry: Int64, eaten: Eaten?)] = []
    /// Corrections of entries and whether they are in force.
    package var corrections: [(entry: Int64, change: Int64, isInForce: Bool)] = []
    /// The last event that is in it.
    package var sequence: Int64 = 0
    package var tastes = Tastes()
}
