internal import Journal
internal import Nutrition
internal import Telling

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
            parts.append(days(recorded.totals, entries(recorded.entries.count)))
        }
        if !recorded.foods.isEmpty {
            let count = recorded.foods.count
            parts.append(
                Texts.corrections.ownFoods(Counted(count, Figures.number(Double(count)))))
        }
        if !recorded.person.measurements.isEmpty {
            let count = recorded.person.measurements.count
            parts.append(
                Texts.corrections.measurements(Counted(count, Figures.number(Double(count)))))
        }
        let what = parts.isEmpty ? Texts.corrections.nothing() : Words.list(parts)
        return switch (recorded.kind == .undo, isImport) {
        case (true, true): Texts.corrections.undoneImport(what)
        case (true, false): Texts.corrections.undoneChange(what)
        case (false, true): Texts.corrections.redoneImport(what)
        case (false, false): Texts.corrections.redoneChange(what)
        }
    }

    private static func days(_ totals: [DailyTotal], _ entries: String) -> String {
        guard let first = totals.first?.day, let last = totals.last?.day else { return entries }
        return first == last
            ? Texts.corrections.ofDay(entries, first.description)
            : Texts.corrections.ofDays(entries, first.description, last.description)
    }
}
