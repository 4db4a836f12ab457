internal import Exchange
internal import HealthyEating
internal import Host
internal import Journal
internal import Nutrition
package import Service
package import Wire

// Tables for spreadsheets, handed over as days are.
extension Logbook {
    package nonisolated(nonsending) func offer(
        _ request: SheetRequest
    ) async throws(ServiceError) -> SheetMessage {
        guard let sharing else { throw .notAvailable(.offerSheet) }
        // Read before: what changes meanwhile is in the next ones as well.
        let version = try await ServiceError.translating { () async throws(JournalError) in
            Int(try await journal.lastSequence())
        }
        if let sheet = request.sheet {
            let contents = try await ServiceError.translating { () async throws(JournalError) in
                try await sheetContents()
            }
            let text = SheetText(contents, hasDecimalComma: request.hasDecimalComma)
            try hand(over: text.bytes(of: sheet), by: sharing)
        }
        return SheetMessage(version: version)
    }

    private nonisolated(nonsending) func sheetContents() async throws(JournalError)
        -> SheetContents
    {
        let (first, last) = (LocalDay(daysSinceEpoch: 0), LocalDay.last)
        var contents = SheetContents()
        contents.entries = try await journal.logged(from: first, to: last)
        contents.held = try await journal.held()
        contents.feelings = try await journal.feelings(nil, from: first, to: last)
        contents.foods = try await journal.ownFoods()
        contents.profile = try await journal.profile()
        contents.measurements = try await journal.measurements(nil, from: first, to: last)
        contents.programmes = try await journal.programmes().map(\.run)
        for (day, entries) in Dictionary(grouping: contents.entries, by: \.moment.day) {
            contents.eatingScores[day] = EatingIndex(Intake(of: entries))?.total
            let meals = allergyScore(of: entries)?.meals ?? []
            contents.allergyScores[day] = Dictionary(
                meals.map { ($0.meal, $0.score) }, uniquingKeysWith: min)
        }
        return contents
    }
}
