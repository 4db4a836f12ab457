/// A table as some program writes it: by which columns it is known, and what they hold.
///
/// Columns of our nutrients are found by their names and units alone, see `NutrientColumn`.
struct TableShape: Sendable {
    enum Purpose: Sendable, Hashable {
        case entries
        /// Sums of days or meals; holds the file to give instead.
        case summary(instead: String)
    }

    /// What the program calls the file.
    let file: String
    /// One of each of these has to be there, by the keys of `ColumnName`.
    let needs: [[String]]
    /// None of these.
    var without: Set<String> = []
    /// It is that sheet of a workbook, and of no other name.
    var sheet: String?
    /// What stands between its fields, where that tells it from others; it is then no sheet.
    var separator: UInt8?
    var roles: [String: ColumnRole] = [:]
    /// Values of a column, in small letters, by which a row is no meal that somebody had.
    var leaves: [String: [String: LeftOut]] = [:]
    /// What the program's codes of meals mean.
    var meals: [String: String] = [:]
    var purpose = Purpose.entries
    /// Columns, as of another language, by which dates have the day first.
    var dayFirst: Set<String> = []

    /// Whether a row is the header of such a table.
    func isHeader(_ names: [ColumnName]) -> Bool {
        let keys = Set(names.map(\.key))
        return without.isDisjoint(with: keys)
            && needs.allSatisfy { $0.contains(where: keys.contains) }
    }
}
