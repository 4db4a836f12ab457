import Arguments
import Carriers
import Cloud
import Configuration
import Confinement
import Glibc
import Host
import Household
import JSON
import Journal
import Nutrition
import PostgreSQL
import Supervision
import Waking
import Wire

/// Joins the journal and the household's database: the daemon's socket on one side, PostgreSQL on the other.
final class HouseholdProgram: Sendable {
    let log: Log
    let door: HouseholdDoor
    let journal: DaemonJournal
    /// Who the configuration says that this journal is of.
    let wanted: String?
    /// Whether people find each other's foods and recipes.
    let sharesFoods: Bool
    /// What it gave away.
    let confinement: String

    /// What people call the server.
    var address: String { door.address.text }

    init(
        _ command: ParsedCommand, environment: Environment, log: Log
    ) throws(PostgresFailure) {
        self.log = log
        let overrides = Overrides(command)
        let places = Places(
            overrides: overrides, environment: environment, program: Program.file()
        ).orSystemService(of: User.name(), environment: environment, overrides: overrides)
        let configuration: Configuration
        do {
            configuration = try Configuration.load(places, environment: environment)
        } catch { throw .configuration(error) }
        let settings = configuration.sync
        guard let url = settings.url else {
            throw .nothingConfigured(file: places.configuration)
        }
        let address: HouseholdAddress
        do throws(HouseholdAddress.Refusal) {
            address = try HouseholdAddress(url)
        } catch { throw .address(error.sentence) }
        let password: String?
        do throws(CarrierPassword.Fault) {
            password = try CarrierPassword.load("sync", file: settings.passwordFile, environment)
        } catch { throw .password(error) }
        let files = SharingFiles(dataFolder: places.dataFolder)
        do throws(HostError) { try files.make() } catch { throw .folder(error) }
        let certificates =
            settings.certificates ?? environment["SSL_CERT_FILE"] ?? Self.systemCertificates
        do throws(ConfinementError) {
            try Confinement.denyStarting()
            confinement =
                try Confinement.restrictFiles(
                    readable: Confinement.networkFiles + [certificates], writable: [files.folder])
                ? "starts no program, has no file but its own" : "starts no program"
        } catch { throw .confinement(error) }
        door = HouseholdDoor(address: address, password: password, certificates: certificates)
        wanted = settings.person
        sharesFoods = configuration.people.sharesFoods
        journal = DaemonJournal(socket: places.socket, files: files)
    }

    /// Where Debian keeps those that are trusted; libpq 15 cannot be told "the system's".
    private static let systemCertificates = "/etc/ssl/certs/ca-certificates.crt"

    /// Lets the daemon's person in, and takes care that the journal stays theirs.
    func enter(_ state: HouseholdState) throws(HouseholdFault) -> PostgresServer {
        let server = try PostgresServer(try door.connect(), wanted: wanted)
        if let owner = state.person, owner != server.person.name {
            throw .otherJournal(of: owner, found: server.person.name)
        }
        return server
    }

    /// As new where there is no file; a file that cannot be read is a fault, for it may say that this device has left.
    func keptState() throws(HouseholdFault) -> HouseholdState {
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try ExistingFile.contents(
                of: journal.files.household, limit: SharingFiles.stateLimit, trust: .own)
        } catch {
            guard error.code != ENOENT else { return HouseholdState() }
            throw .damaged(
                HostError(code: error.code, operation: "read it").description)
        }
        return try HouseholdState(kept: bytes)
    }

    func keep(_ state: HouseholdState) throws(HouseholdFault) {
        do throws(HostError) {
            try NewFile.write(Array(state.json.text.utf8), to: journal.files.household)
        } catch { throw .here(.file(error.description)) }
    }

    /// The right to carry, for as long as the value lives.
    func lock() throws(HouseholdFault) -> CarrierLock {
        do throws(CloudFault) { return try CarrierLock(journal.files.lock) } catch {
            throw .here(error)
        }
    }

    func status() throws(HouseholdFault) -> HouseholdStatus {
        let state = try keptState()
        do throws(CloudFault) {
            return HouseholdStatus(
                try journal.days(from: nil), state, address: address)
        } catch { throw .here(error) }
    }

    /// Carries what there is, and keeps what became of it.
    ///
    /// - Parameter months: those in which this journal may have something new to tell, as `2026/11`; all when `nil`.
    func carry(
        _ server: PostgresServer, months: Set<String>?
    ) throws(HouseholdFault) -> HouseholdCarrier.Report {
        var before = try keptState()
        guard before.left == nil else { throw .left }
        before.person = server.person.name
        var carrier = HouseholdCarrier(server, journal, state: before) {
            (state) throws(HouseholdFault) in try self.keep(state)
        }
        let first = months?.min().flatMap { LocalDay("\($0.replacing("/", with: "-"))-01") }
        var fault: HouseholdFault?
        do throws(HouseholdFault) { try carrier.carry(from: first) } catch { fault = error }
        var state = carrier.state
        state.lost += carrier.report.changes.lost
        if carrier.report.changes.renamed {
            state.renamed = Self.now() * 1000
            log.warning(
                "another copy of this journal writes to the household's server, perhaps one that this was "
                    + "restored or copied from; this one goes on as a device of its own, and nothing is lost"
            )
        }
        if carrier.report.left > 0 {
            log.warning(
                "the household's server has \(carrier.report.left) records under this journal's names that it "
                    + "cannot take in, perhaps of a later version; they stay there")
        }
        if carrier.isRestored {
            state.restored = Self.now() * 1000
            log.warning("the household's server had lost what it had; it gets all of it again")
        }
        state.fault = fault?.sentence
        if let fault {
            try? keep(state)
            throw fault
        }
        state.contact = Self.now() * 1000
        // What is as it was needs no writing: its file may be long.
        try keep(state)
        return carrier.report
    }

    /// Settles with the person's other devices which of them tells a day's summary.
    ///
    /// To be asked after everything was carried: what others have told of a day is then in the journal.
    func settle(
        _ keeper: inout LeaveKeeper, _ server: PostgresServer
    ) throws(HouseholdFault) {
        var messages = try here { () throws(CloudFault) in try journal.dueSummaries().messages }
        guard keeper.concerns(messages) else { return }
        let device = try device()
        for _ in 0..<LeaveKeeper.attempts {
            guard keeper.concerns(messages) else { return }
            let page = try server.leaves()
            let began = BootTime.now()
            let step = keeper.step(page?.book, messages, by: device, at: began)
            if let book = step.book {
                guard try server.keep(leaves: book, over: page?.version) else { continue }
            }
            guard BootTime.now() - began < CloudLeaves.haste else { continue }
            keeper.made()
            // Told also where there is nothing to say: the others were asked.
            messages = try here { () throws(CloudFault) in
                try journal.leave(step.request).messages
            }
            guard !step.request.isEmpty else { return }
        }
    }

    /// By what name this journal writes now.
    func device() throws(HouseholdFault) -> String {
        try here { () throws(CloudFault) in
            // Days that no clock has come to, for the name alone.
            try journal.days(from: LocalDay(daysSinceEpoch: 2_000_000)).device
        }
    }

    func here<Value>(
        _ body: () throws(CloudFault) -> Value
    ) throws(HouseholdFault) -> Value {
        do throws(CloudFault) { return try body() } catch { throw .here(error) }
    }

    /// Keeps why nothing was carried.
    func note(_ fault: HouseholdFault) {
        guard let lock = try? lock() else { return }
        defer { withExtendedLifetime(lock) {} }
        guard var state = try? keptState() else { return }
        guard state.fault != fault.sentence else { return }
        state.fault = fault.sentence
        try? keep(state)
    }

    static func now() -> Int64 { Int64(time(nil)) }
}
