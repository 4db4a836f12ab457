import Nutrition
import SQLite
import TestSupport

@testable import Journal

/// Noon of the sample day in Berlin; the tests' clock stands still there.
let noon = moment().instant

func day(_ text: String = "2026-03-01") -> LocalDay {
    LocalDay(text) ?? LocalDay(daysSinceEpoch: 0)
}

/// So many minutes after noon.
func moment(_ text: String = "2026-03-01", minutes: Int64 = 0) -> Moment {
    let day = day(text)
    let milliseconds = (Int64(day.daysSinceEpoch) * 1440 + 11 * 60 + minutes) * 60_000
    return Moment(
        instant: Timestamp(milliseconds: milliseconds), zone: "Europe/Berlin", offset: 3600,
        day: day)
}

func said(_ text: String, key: String? = nil, at received: Timestamp = noon) -> NewUtterance {
    NewUtterance(text: text, received: received, moment: moment(), source: "text", key: key)
}

/// An entry of so many calories; the other nutrients are unknown.
func content(
    _ name: String, calories: Int64? = 100, day: String = "2026-03-01", minutes: Int64 = 0,
    state: FoodEntry.State = .logged
) -> EntryContent {
    EntryContent(
        moment: moment(day, minutes: minutes), text: name, name: name,
        nutrients: Nutrients(calories: calories.map { Thousandths(rawValue: $0 * 1000) }),
        meal: .lunch, source: .catalog, state: state)
}

/// The total of entries on the sample day.
func total(_ contents: EntryContent..., held: Int = 0) -> DailyTotal {
    DailyTotal(
        day: day(), entries: contents.count, held: held,
        total: NutrientTotal(of: contents.map(\.nutrients)))
}

func openJournal(_ folder: TemporaryFolder) async throws -> Journal {
    try await Journal.open(
        folder: folder.path, now: { noon },
        describe: { "\($0.kind.rawValue) \($0.change?.rawValue ?? 0)" })
}

/// A second connection to the journal's file, like that of somebody with a shell.
func shell(_ folder: TemporaryFolder) throws -> Connection {
    let connection = try Connection(path: folder.path + "/journal.sqlite", mode: .readWrite)
    connection.setBusyTimeout(milliseconds: 5000)
    return connection
}

/// Copies a journal as it lies on the disk, as if the machine had been cut off.
func copyFiles(of folder: TemporaryFolder, to other: TemporaryFolder) throws {
    for name in ["journal.sqlite", "journal.sqlite-wal"] {
        try write(bytes(of: "\(folder.path)/\(name)"), to: "\(other.path)/\(name)")
    }
}

extension Journal {
    /// Receives without a key.
    func keep(_ text: String) async throws -> UtteranceID {
        switch try await receive(said(text)) {
        case .new(let id): return id
        case .repeated(let utterance): return utterance.id
        }
    }

    /// Receives, and logs what was understood.
    @discardableResult
    func say(_ contents: EntryContent...) async throws -> Recorded {
        let id = try await keep(contents.map(\.name).joined(separator: " and "))
        return try await finish(id, .logged, .log(contents))
    }
}

extension Recorded.EntryChange {
    /// The same change backwards.
    var turned: Self { Self(before: after, after: before) }
}

extension Recorded {
    /// The entries that are there after the change.
    var after: [FoodEntry] { entries.compactMap(\.after) }
}
