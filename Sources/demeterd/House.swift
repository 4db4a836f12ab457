import Configuration
import FoodCatalog
import HTTP
import Host
import Locking
import Logbook
import Lookup
import Meaning
import UnixSocket

/// What all people of a daemon have in common; nothing in it is of what one of them said or ate.
struct House: Sendable {
    /// The owner's.
    let places: Places
    let environment: Environment
    let log: Log
    /// Waits for the sockets, and for times.
    let loop: EventLoop
    let calendar: CalendarKeeper
    let lookup: FoodLookup
    /// Nobody where the program that guesses cannot be there.
    let meaning: MeaningProcess?
    let web = HTTPClient()
    let shelf: CatalogShelf
    let settings: SettingsShelf
    /// What each finds of the others' own foods and recipes.
    let pantry: Pantry
    /// What people of the household's server bring there.
    let shelves: ServerPantry

    /// Unix time in milliseconds.
    var clock: @Sendable () -> Int64 { { Daemon.now() } }
}

/// The catalog, which is read for the owner and is in memory once.
final class CatalogShelf: Sendable {
    private let newest: Mutex<FoodCatalog>
    private let read: @Sendable () -> FoodCatalog?

    init(_ catalog: FoodCatalog, read: @escaping @Sendable () -> FoodCatalog?) {
        newest = Mutex(catalog)
        self.read = read
    }

    var catalog: FoodCatalog { newest.withLock(\.self) }

    /// Reads it anew; `nil` when it cannot be read.
    func reread() -> FoodCatalog? {
        guard let catalog = read() else { return nil }
        newest.withLock { $0 = catalog }
        return catalog
    }
}

/// The configuration that was read last, for those who come later.
final class SettingsShelf: Sendable {
    private let newest: Mutex<Configuration>

    init(_ configuration: Configuration) { newest = Mutex(configuration) }

    var configuration: Configuration { newest.withLock(\.self) }

    func keep(_ configuration: Configuration) { newest.withLock { $0 = configuration } }
}
