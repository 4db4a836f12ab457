internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
package import Service
package import Wire

// One food over time.
extension Logbook {
    package nonisolated(nonsending) func history(
        _ request: HistoryRequest
    ) async throws(ServiceError) -> HistoryMessage {
        var request = request
        // Foods are kept by their English names, whatever they were called.
        if HanText.holdsHan(request.food),
            let food = reader.reading(of: request.food).items.first?.food
        {
            request.food = food.rawValue
        }
        let last = request.to ?? today()
        let first = request.from ?? LocalDay(daysSinceEpoch: 0)
        let tokens = EntryFinder.tokens(request.food)
        let id = FoodID(rawValue: request.food)
        let isFood = reader.catalog[id] != nil
        guard isFood || !tokens.isEmpty else { return HistoryMessage(entries: [], upTo: last) }
        let part = tokens.max { $0.count < $1.count } ?? request.food.lowercased()
        let found = try await ServiceError.translating { () async throws(JournalError) in
            // "Berries" are found by what they share with "berry".
            try await journal.entries(
                of: id, or: part.hasSuffix("y") ? String(part.dropLast()) : part, from: first,
                to: last)
        }
        // Some ids are words as well: "coffee".
        let isID = isFood && request.food.contains { !$0.isLetter && $0 != " " }
        let words = HistoryWords(request.food, reader.catalog)
        let fits = found.map { entry in
            isFood && entry.food == id ? .thing : isID ? HistoryWords.Fit.none : words.fit(entry)
        }
        let entries = zip(found, fits).filter { $0.1 == .thing }.map(\.0)
        let others = zip(found, fits).filter { $0.1 == .name }.map(\.0)
        var message = HistoryMessage(entries: entries, upTo: last)
        message.entries = entries.prefix(request.limit).map(EntryMessage.init)
        message.also = others.prefix(request.limit).map(EntryMessage.init)
        return message
    }
}

extension HistoryMessage {
    /// - Parameter entries: the newest first; they are counted, not listed.
    init(entries: [FoodEntry], upTo last: LocalDay) {
        let grams = entries.compactMap(\.grams)
        self.init(
            count: entries.count, days: Set(entries.map(\.moment.day)).count,
            first: entries.last?.moment.day, last: entries.first?.moment.day,
            averageGrams: grams.isEmpty
                ? nil : grams.reduce(.zero, +).scaled(by: 1 / Double(grams.count)),
            totals: NutrientSum(of: entries.map(\.nutrients)).total,
            months: Self.months(of: entries, upTo: last))
    }

    private static func months(of entries: [FoodEntry], upTo last: LocalDay) -> [Month] {
        func number(_ day: LocalDay) -> Int { day.year * 12 + day.month - 1 }
        var counts = [Int](repeating: 0, count: 12)
        for entry in entries {
            let back = number(last) - number(entry.moment.day)
            if (0..<12).contains(back) { counts[11 - back] += 1 }
        }
        return counts.enumerated().map { index, count in
            let month = number(last) - 11 + index
            let digits = month % 12 + 1
            return Month(month: "\(month / 12)-\(digits < 10 ? "0" : "")\(digits)", count: count)
        }
    }
}
