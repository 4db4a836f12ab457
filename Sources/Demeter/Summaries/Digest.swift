package import Nutrition
package import Telling

/// Several days together, after an absence of the daemon.
package struct Digest: Sendable, Hashable {
    /// The language that it is told in.
    package var language = Language.english
    package var first: LocalDay
    package var last: LocalDay
    package var revision: Int
    /// Those with entries, in order.
    package var days: [DayFigure]
    /// How many entries of these days wait for their person.
    package var held: Int

    package init(
        first: LocalDay, last: LocalDay, revision: Int = 1, days: [DayFigure], held: Int = 0
    ) {
        self.first = first
        self.last = last
        self.revision = revision
        self.days = days
        self.held = held
    }
}
