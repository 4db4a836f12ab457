internal import Nutrition
internal import SQLite

extension Ledger {
    /// Live entries of foods that know nothing but the seven, by day.
    func incompleteEntries() throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectIncomplete)
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return found
    }

    /// Fills in further nutrients of live entries that know none, as one undoable change; the seven stay.
    func complete(_ figures: [EntryID: FurtherFigures]) throws -> Recorded {
        let operations = try figures.sorted { $0.key.rawValue < $1.key.rawValue }
            .compactMap { id, further -> EntryOperation? in
                // It may have been changed since it was looked at.
                guard !further.isEmpty, let entry = try entry(id),
                    entry.nutrients.further.isEmpty
                else { return nil }
                var content = entry.content
                content.nutrients.further = further
                content.isCompleted = true
                return .replace(id, content)
            }
        guard !operations.isEmpty else { return Recorded(kind: .complete, utterance: nil) }
        return try change(.complete, operations, utterance: nil)
    }

    private static let selectIncomplete = Query(
        entryColumns + """
             WHERE live = 1 AND nutrients IS NULL AND food IS NOT NULL AND grams IS NOT NULL
                AND parts = 0
            ORDER BY day, instant, entry
            """)
}
