package import JSON
package import Journal
package import Nutrition
package import Recipes
internal import Wire

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

    package var format: ExchangeFormat
    package var contents: [EntryContent] = []
    package var foods: [Food] = []
    package var recipes: [Recipe] = []
    /// The revisions of `contents` in an export, by their places.
    var revisions: [Int: Int] = [:]
    /// Rows as an empty journal takes them, with their ids; only of this program's own formats.
    package var rows: [(table: String, row: JSONObject)] = []
    package var faults: [Fault] = []
    /// Rows that are no food: sums, notes, exercise.
    package var ignored = 0

    package init(format: ExchangeFormat) { self.format = format }
}
