import Allergens
import FoodCatalog
import Journal
import Locking
import Logbook
import Lookup
import Meaning
import Nutrition
import Service
import TestSupport
import TimeZones
import Wire

/// A logbook on a real journal in a folder of its own, at a clock that only the test moves.
struct Desk {
    let folder: TemporaryFolder
    let journal: Journal
    let logbook: Logbook
    let clock: TestClock
    /// Where the people of a household find each other's foods; `nil` of somebody who is alone.
    let place: PantryPlace?

    /// Opens a new journal, or that of `folder`; it is Saturday 2026-11-21, 08:15 in UTC.
    init(
        in folder: TemporaryFolder? = nil, zone: Zone = .utc, dayStart: Int = 0,
        clock: TestClock = TestClock(milliseconds: 1_795_248_900_000),
        foods: [Food] = TestFoods.all, source: Logbook.CatalogSource? = nil,
        allergens: AllergenKnowledge? = nil,
        programmes: @escaping ProgrammeOffers.Source = { ProgrammeOffers() },
        markets: KnownMarkets = KnownMarkets(), lookup: FoodLookup? = nil,
        guesser: (any FoodGuesser)? = nil, pantry: Pantry? = nil, person: String? = nil
    ) async throws {
        self.folder = try folder ?? TemporaryFolder()
        self.clock = clock
        place = pantry.map { PantryPlace($0, of: person) }
        journal = try await Journal.open(
            folder: self.folder.path, now: { Timestamp(milliseconds: clock.now) },
            describe: Logbook.payload)
        logbook = try await Logbook(
            journal: journal, catalog: FoodCatalog(foods: foods),
            settings: LogbookSettings(version: "test"),
            now: { clock.now }, calendar: { LocalCalendar(zone: zone, dayStart: dayStart) },
            source: source, allergens: allergens, programmes: programmes,
            markets: markets, lookup: lookup, guesser: guesser, pantry: place)
    }

    func say(_ line: String) async throws -> [String] {
        try await logbook.say(line, in: ConversationID(rawValue: 1)).lines
    }

    func log(
        _ text: String, at: String? = nil, key: String? = nil
    ) async throws -> LogResult {
        try await logbook.log(
            LogRequest(text: text, at: at.flatMap { Wire.Instant($0) }, key: key))
    }
}

final class TestClock: Sendable {
    private let milliseconds: Mutex<Int64>

    init(milliseconds: Int64) { self.milliseconds = Mutex(milliseconds) }

    var now: Int64 { milliseconds.withLock { $0 } }

    func advance(seconds: Int64) { milliseconds.withLock { $0 += seconds * 1000 } }
}
