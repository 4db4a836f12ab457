import Nutrition

@testable import Journal

/// Noon on 2026-03-01 in Berlin, as a clock that stands still.
let noon = Timestamp(milliseconds: 1_772_362_800_000)

func moment(_ day: String = "2026-03-01", minutes: Int64 = 0) -> Moment {
    let day = LocalDay(day) ?? LocalDay(daysSinceEpoch: 0)
    return Moment(
        instant: Timestamp(
            milliseconds: (Int64(day.daysSinceEpoch) * 1440 + 11 * 60 + minutes) * 60_000),
        zone: "Europe/Berlin", offset: 3600, day: day)
}

func said(_ text: String, key: String? = nil, at received: Timestamp = noon) -> NewUtterance {
    NewUtterance(text: text, received: received, moment: moment(), source: "text", key: key)
}

/// An entry of so many calories; everything else is unknown unless given.
func content(
    _ name: String, calories: Int64? = 100, day: String = "2026-03-01", minutes: Int64 = 0,
    state: FoodEntry.State = .logged
) -> EntryContent {
    EntryContent(
        moment: moment(day, minutes: minutes), text: name, name: name,
        nutrients: Nutrients(calories: calories.map { Thousandths(rawValue: $0 * 1000) }),
        meal: .lunch, source: .catalog, state: state)
}

func openJournal(_ folder: String) async throws -> Journal {
    try await Journal.open(folder: folder, now: { noon })
}

extension Journal {
    /// Receives and finishes in one go.
    func say(_ text: String, _ contents: EntryContent...) async throws -> Recorded {
        guard case .new(let id) = try await receive(said(text)) else {
            throw JournalError.closed
        }
        return try await finish(id, contents.isEmpty ? .nothing : .logged, .log(contents))
    }
}
