internal import Journal
internal import Nutrition

extension Phrases {
    /// More entries than this are counted, not listed.
    private static let listed = 40

    /// One sentence for a change that was taken back or restored and is an import, or touches more than
    /// anybody reads; `nil` for all others.
    ///
    /// `Undone: the import of 9,481 entries of 2015-12-31 to 2026-01-01.`
    static func turned(_ recorded: Recorded) -> String? {
        let isImport = recorded.changeKind == .imported
        guard recorded.kind == .undo || recorded.kind == .redo,
            isImport || recorded.entries.count > listed
        else { return nil }
        var parts: [String] = []
        if !recorded.entries.isEmpty {
            parts.append(count(recorded.entries.count, "entry", "entries") + days(recorded.totals))
        }
        if !recorded.foods.isEmpty {
            parts.append(count(recorded.foods.count, "food of your own", "foods of your own"))
        }
        return (recorded.kind == .undo ? "Undone" : "Done again")
            + (isImport ? ": the import of " : ": a change of ")
            + (parts.isEmpty ? "nothing" : parts.joined(separator: " and ")) + "."
    }

    private static func days(_ totals: [DailyTotal]) -> String {
        guard let first = totals.first?.day, let last = totals.last?.day else { return "" }
        return first == last ? " of \(first)" : " of \(first) to \(last)"
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(Figures.number(Double(number))) \(number == 1 ? one : many)"
    }
}
