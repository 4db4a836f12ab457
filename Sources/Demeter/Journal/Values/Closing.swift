package import Nutrition

/// Days that came to their end together: one at midnight, all that were missed after an absence.
package struct Closing: Sendable, Hashable {
    package var first: LocalDay
    /// Not before `first`.
    package var last: LocalDay
    /// How often the day has been closed: 1, and more after it was reopened.
    package var revision: Int

    package init(first: LocalDay, last: LocalDay, revision: Int = 1) {
        self.first = first
        self.last = last
        self.revision = revision
    }

    package var count: Int { last.daysSinceEpoch - first.daysSinceEpoch + 1 }
}
