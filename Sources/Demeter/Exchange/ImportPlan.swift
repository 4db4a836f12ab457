package import JSON
package import Journal
package import Nutrition

/// What a file of another program, or an export, would bring into the journal.
package struct ImportPlan: Sendable {
    /// A row that cannot be taken in.
    package struct Fault: Error, Sendable, Hashable {
        /// From 1.
        package var line: Int
        /// What is wrong with it, to follow "line 7: ".
        package var reason: String

        package init(line: Int, reason: String) {
            self.line = line
            self.reason = reason
        }
    }

    /// Whether all of a file is there.
    package enum Extent: Sendable, Hashable {
        case whole
        /// It is of a form that does not tell.
        case untold
        /// It ends before its end; how many rows its last line says it has, where that is there, and how
        /// many it has.
        case cutOff(said: Int?, found: Int)
    }

    package var format: ExchangeFormat
    package var extent = Extent.whole
    package var contents: [EntryContent] = []
    package var foods: [Food] = []
    /// Rows as an empty journal takes them, with their ids; only of this program's own formats.
    package var rows: [(table: String, row: JSONObject)] = []
    package var faults: [Fault] = []
    /// Rows that are no food: sums, notes, exercise.
    package var ignored = 0

    package init(format: ExchangeFormat) { self.format = format }
}
