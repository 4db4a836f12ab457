import Carriers
import Cloud
import Configuration
import Glibc
import Host
import Household
import JSON
import Journal
import Nutrition
import Wire

// Journals of others of the household, as far as they let this person.
extension HouseholdProgram {
    /// Brings what others let this person read, and sends them what was logged for them here.
    ///
    /// What is wrong with one of them keeps nobody else.
    ///
    /// - Returns: for whom something may be logged here.
    @discardableResult
    func carryHousemates(
        _ server: PostgresServer, months: Set<String>?
    ) throws(HouseholdFault) -> [String] {
        let people = try server.housemates()
        let shared = people.filter(\.mayRead)
        let note: JSONValue = [
            "me": .string(server.person.name),
            "people": .array(
                people.map { person in
                    [
                        "name": .string(person.name), "read": .bool(person.mayRead),
                        "log": .bool(person.mayRead && person.mayLog),
                    ]
                }),
        ]
        try here { () throws(CloudFault) in
            try journal.note(people: people.isEmpty ? nil : Array(note.text.utf8))
        }
        for person in shared {
            guard let name = PersonName(person.name) else { continue }
            do throws(HouseholdFault) {
                try carry(person, name.text, server, months: months)
            } catch {
                if case .unreachable = error { throw error }
                log.warning("\(name)'s journal is not carried: \(error.sentence)")
            }
        }
        return shared.filter(\.mayLog).compactMap { PersonName($0.name)?.text }
    }

    private func carry(
        _ person: PostgresServer.Housemate, _ name: String, _ server: PostgresServer,
        months: Set<String>?
    ) throws(HouseholdFault) {
        let files = SharingFiles(dataFolder: Path.parent(of: journal.files.folder), of: name)
        let copy = DaemonJournal(socket: journal.socket, files: files, person: name)
        let device = try here { () throws(CloudFault) in
            try copy.days(from: LocalDay(daysSinceEpoch: 2_000_000)).device
        }
        // A copy that begins anew gets everything anew.
        let owner = "\(person.name) \(device)"
        var state = (try? Self.state(files.household)) ?? HouseholdState()
        if state.person != owner {
            state = HouseholdState()
            state.person = owner
        }
        // Before anything is taken: what comes meanwhile is heard then.
        try server.listen(toPerson: person.id)
        let before = state
        var carrier = HouseholdCarrier(
            HousemateServer(server, person: person.id), copy, state: state
        ) { (state) throws(HouseholdFault) in try Self.keep(state, files.household) }
        let first = months?.min().flatMap { LocalDay("\($0.replacing("/", with: "-"))-01") }
        try carrier.carry(
            from: before.contact == nil ? nil : first, sends: person.mayLog)
        state = carrier.state
        state.contact = Self.now() * 1000
        try Self.keep(state, files.household)
    }

    private static func state(_ path: String) throws -> HouseholdState {
        try HouseholdState(
            kept: ExistingFile.contents(of: path, limit: SharingFiles.stateLimit, trust: .own))
    }

    private static func keep(
        _ state: HouseholdState, _ path: String
    ) throws(HouseholdFault) {
        do throws(HostError) { try NewFile.write(Array(state.json.text.utf8), to: path) } catch {
            throw .here(.file(error.description))
        }
    }
}
