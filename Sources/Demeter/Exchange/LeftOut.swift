/// What a file has beside meals, or of meals that nobody had; it is counted and not taken in.
package enum LeftOut: Sendable, Hashable {
    /// Sums of meals, days or reports.
    case sums
    /// Rows in which every figure is missing, as of supplements.
    case withoutFigures
    /// Entries that their person deleted.
    case deleted
    case exercise
    case water
    case goals
    /// Portions of recipes of which the file does not tell the figures.
    case recipes
    /// Notes and remarks.
    case notes
    /// Rows of another table, by the file's or sheet's name.
    case table(String)
    /// A file that is no table, by its name.
    case file(String)
    /// Records of some measurement, by its name.
    case records(String)

    /// Whether it stands among the meals, as a row of the same table.
    var isRow: Bool {
        switch self {
        case .sums, .withoutFigures, .deleted, .exercise, .water, .goals, .recipes, .notes: true
        case .table, .file, .records: false
        }
    }
}
