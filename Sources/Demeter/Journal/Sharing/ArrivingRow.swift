internal import JSON
internal import Merging
internal import Nutrition
internal import SQLite

/// A row that came from elsewhere as its table has it, but for the numbers of recipes, which only the journal knows.
///
/// It needs no journal, so that lines are read while those before them are written.
struct ArrivingRow: Sendable {
    enum Value: Sendable {
        case value(SQLiteValue)
        /// A recipe by its name everywhere, or the name of a write of one.
        case recipe(ThingID)
        case impossible
    }

    /// In the order of the subject's columns.
    let values: [Value]
    /// Whether there are columns of a later version.
    let isOfLater: Bool

    init(_ row: JSONObject, of subject: SharedSubject) {
        var found = [JSONValue?](repeating: nil, count: subject.columns.count)
        var isOfLater = false
        // Programs write the columns in their order, but for those that are empty.
        var next = 0
        for member in row.members {
            let place =
                subject.columns[next...].firstIndex(of: member.key)
                ?? subject.columns.firstIndex(of: member.key)
            guard let place else {
                isOfLater = true
                continue
            }
            // Of two equal keys the first counts.
            if found[place] == nil { found[place] = member.value }
            next = place
        }
        values = zip(subject.columns, found).map { Self.value($1, of: $0, subject) }
        self.isOfLater = isOfLater
    }

    static func value(
        _ value: JSONValue?, of column: String, _ subject: SharedSubject
    ) -> Value {
        guard let value, !value.isNull else { return .value(.null) }
        if column == "recipe" || column == subject.recipeRevision {
            guard let name = value.string else { return .impossible }
            return .recipe(ThingID(subject: Subject.recipes.rawValue, name: name))
        }
        if column == "day" || column == "cooked_on", value.string.flatMap({ LocalDay($0) }) == nil {
            return .impossible
        }
        guard let stored = Ledger.value(value, of: column),
            ArrivingValue.isPossible(stored, of: column)
        else { return .impossible }
        return .value(stored)
    }
}
