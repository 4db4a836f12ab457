import Configuration
import Glibc
import Host
import Locking
import Logbook
import People
import Service
import Threads
import WebAccess

/// The desks of all whose journals this daemon keeps: opens those of others than the owner, and closes them.
final class PeopleDesk: ResidentKeeper {
    let owner: PersonDesk
    private let house: House
    /// What was carried here of people of the household's server.
    private let neighbours: HousematesDesk
    private let state = Mutex(State())

    private var access: AccessFolder { AccessFolder(dataFolder: house.places.dataFolder) }

    private struct State {
        var others: [PersonName: PersonDesk] = [:]
        var isEnding = false
    }

    init(_ owner: PersonDesk, _ house: House) {
        self.owner = owner
        self.house = house
        neighbours = HousematesDesk(house)
    }

    /// The owner's first.
    var all: [PersonDesk] {
        [owner]
            + state.withLock(\.others).sorted { $0.key.text < $1.key.text }.map(\.value)
    }

    /// As it was read last.
    var configuration: Configuration { house.settings.configuration }

    /// Whose journal a door is for that names somebody.
    ///
    /// - Parameter name: `nil` for the owner's; somebody who is not here has none.
    func desk(of name: String?) -> PersonDesk? {
        guard let name else { return owner }
        if let other = PersonName(name).flatMap({ person in state.withLock { $0.others[person] } })
        {
            return other
        }
        return name.lowercased() == configuration.ownerName?.lowercased() ? owner : nil
    }

    /// Opens the journals of everybody who has a folder.
    ///
    /// One that cannot be opened keeps nobody else from theirs.
    func open() async -> (others: [String: any Service], complaints: [String: String]) {
        var (others, complaints) = ([String: any Service](), [String: String]())
        for person in house.places.people.prefix(Places.mostPeople) {
            do throws(StartFailure) {
                let desk = try await PersonDesk(house, of: person, house.settings.configuration)
                state.withLock { $0.others[person] = desk }
                others[person.text] = desk.logbook
            } catch {
                house.log.error("the journal of \(person) cannot be used: \(error.sentence)")
                complaints[person.text] = "\(error.sentence)."
            }
        }
        // Once for all, and before anybody is served.
        await openPantry()
        return (others, complaints)
    }

    /// Begins with what is done beside requests, for everybody.
    func begin() { for desk in all { desk.begin() } }

    func configure(_ configuration: Configuration) async {
        house.settings.keep(configuration)
        for desk in all { await desk.configure(configuration) }
        await openPantry()
    }

    /// Has everybody find what the others have, as far as the configuration says.
    private func openPantry() async {
        let configuration = configuration
        await house.shelves.follow(
            isOpen: configuration.sync.url != nil && configuration.people.sharesFoods)
        await house.pantry.follow(
            Pantry.Rules(
                isOpen: configuration.people.sharesFoods,
                owner: configuration.ownerName?.lowercased(),
                bound: Set(configuration.accounts.values.map(\.text))))
    }

    func prepareToEnd() async {
        state.withLock { $0.isEnding = true }
        for desk in all { await desk.prepareToEnd() }
    }

    func end(by time: ContinuousClock.Instant) async {
        await withTaskGroup { group in
            for desk in all { group.addTask { await desk.end(by: time) } }
            group.addTask { await self.neighbours.end() }
        }
    }

    func admit(_ name: String) async throws(PersonFault) -> any Service {
        guard let person = PersonName(name) else { throw .noName(name) }
        let known = state.withLock { ($0.others[person], $0.others.count, $0.isEnding) }
        if let desk = known.0 { return desk.logbook }
        guard known.1 < Places.mostPeople else { throw .tooMany(Places.mostPeople) }
        if known.2 { throw .unavailable(person.text, because: "The daemon is ending.") }
        // First of all: whoever is called so again must find no browser signed in, whatever fails behind it.
        do throws(HostError) {
            try access.admit(person.text)
        } catch {
            throw .unavailable(person.text, because: "\(error).")
        }
        if let code = house.places.admit(person) {
            throw .unavailable(person.text, because: Self.sentence(code, house.places, person))
        }
        let desk: PersonDesk
        do throws(StartFailure) {
            desk = try await PersonDesk(house, of: person, house.settings.configuration)
        } catch {
            throw .unavailable(person.text, because: "\(error.sentence).")
        }
        let isEnding = state.withLock { state in
            if !state.isEnding { state.others[person] = desk }
            return state.isEnding
        }
        if isEnding {
            await desk.leavePantry()
            await desk.end(by: .now)
            throw .unavailable(person.text, because: "The daemon is ending.")
        }
        desk.begin()
        house.log.notice("a journal is kept for one person more")
        return desk.logbook
    }

    func dismiss(_ name: String) async throws(PersonFault) {
        guard let person = PersonName(name) else { throw .noName(name) }
        // Whoever is called so later finds no browser signed in.
        access.dismiss(person.text)
        if let code = house.places.dismiss(person) {
            throw .unavailable(person.text, because: Self.sentence(code, house.places, person))
        }
        guard let desk = state.withLock({ $0.others.removeValue(forKey: person) }) else { return }
        await desk.leavePantry()
        await desk.prepareToEnd()
        await desk.end(by: .now + .seconds(3))
        house.log.notice("a journal is kept for one person less; its folder stays")
    }

    func housemates() async -> [String: Housemate] { await neighbours.look() }

    func rereadFoods() async throws(ServiceError) -> Int {
        // The owner's reading is everybody's.
        let count = try await owner.logbook.rereadFoods()
        for desk in all.dropFirst() { _ = try await desk.logbook.rereadFoods() }
        return count
    }

    private static func sentence(_ code: Int32, _ places: Places, _ person: PersonName) -> String {
        let folder = places.folder(of: person)
        return "\(HostError(code: code, operation: "make the folder \(folder)"))."
    }
}
