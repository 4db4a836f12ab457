package import JSON
package import Journal
package import Nutrition
package import Recipes

/// What a file of another program, or an export, would bring into the journal.
package struct ImportPlan: Sendable {
    /// A row that cannot be taken in.
    package struct Fault: Error, Sendable, Hashable {
        /// From 1; of a list without lines, the place in it.
        package var line: Int
        /// What is wrong with it, to follow "line 7: ".
        package var reason: String
        /// The file within an archive; `nil` where there is one file only.
        package var file: String?

        package init(line: Int, reason: String, file: String? = nil) {
            self.line = line
            self.reason = reason
            self.file = file
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
    /// Recipes of one's own, with the numbers by which entries and they themselves name each other.
    package var recipes: [RecipeBook.Page] = []
    /// The revisions of `contents` in an export, by their places.
    var revisions: [Int: Int] = [:]
    package var person = ImportedPerson()
    /// Rows as an empty journal takes them, with their ids; only of this program's own formats.
    package var rows: [(table: String, row: JSONObject)] = []
    package var faults: [Fault] = []
    /// The files that entries came from, by their names within an archive.
    package var files: [String] = []
    /// What is no meal and is not taken in, in the order in which it came up.
    package private(set) var leftOut: [(what: LeftOut, count: Int)] = []
    /// Columns of nutrients that are not kept.
    package var furtherColumns: [String] = []
    /// Columns of which nobody knows what they are.
    package var unknownColumns: [String] = []
    /// Columns of ours in a unit that is not known, so that they are left out.
    package var refusedColumns: [String] = []
    /// How dates that may have the day or the month first were read; `nil` when there are none.
    package var dateOrder: DateOrder?
    /// Whether nothing in the file, and nobody, says so.
    package var isDateOrderGuessed = false
    package var hasDecimalCommas = false
    /// Entries that bear their meal's name because they have none of their own.
    package var unnamed = 0

    package init(format: ExchangeFormat) { self.format = format }

    /// Rows that are no food: sums, notes, exercise.
    package var ignored: Int {
        leftOut.reduce(0) { $0 + ($1.what.isRow ? $1.count : 0) }
    }

    package mutating func leaveOut(_ what: LeftOut, _ count: Int = 1) {
        guard count > 0 else { return }
        if let place = leftOut.firstIndex(where: { $0.what == what }) {
            leftOut[place].count += count
        } else {
            leftOut.append((what, count))
        }
    }
}
