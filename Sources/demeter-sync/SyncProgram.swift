import Arguments
import Calling
import Carriers
import Cloud
import Configuration
import Confinement
import Glibc
import HTTP
import Host
import JSON
import Journal
import Nutrition
import Supervision
import Threads
import Waking
import Wire

/// Joins the journal and a folder of one's own cloud: the daemon's socket on one side, WebDAV on the other.
final class SyncProgram: Sendable {
    private let log: Log
    private let folder: CloudFolder
    /// Daily copies; `nil` where none are wanted.
    private let copies: CloudCopies?
    /// Tables for spreadsheets; `nil` where none are wanted.
    private let sheets: CloudSheets?
    private let address: String
    private let journal: DaemonJournal
    private let socket: String
    /// Whether no household's server is there, by which devices would settle who tells what.
    private let settlesLeaves: Bool
    /// By which the key of files is known again; `nil` where they are not encrypted.
    private let key: String?
    /// What it gave away.
    private let confinement: String

    /// Between two looks at what others have written, in seconds.
    private static let interval: UInt32 = 60
    /// Looks at this month and the last one between two at the whole folder.
    private static let looksBetween = 60

    init(
        _ command: ParsedCommand, environment: Environment, log: Log
    ) throws(SyncFailure) {
        self.log = log
        let overrides = Overrides(command)
        let places = Places(
            overrides: overrides, environment: environment, program: Program.file()
        ).orSystemService(of: User.name(), environment: environment, overrides: overrides)
        let configuration: Configuration
        do {
            configuration = try Configuration.load(places, environment: environment)
        } catch { throw .configuration(error) }
        let settings = configuration.cloud
        settlesLeaves = configuration.sync.url == nil
        guard let webdav = settings.webdav else {
            throw .nothingConfigured(file: places.configuration)
        }
        let address: HTTPAddress
        do throws(CloudAddress.Refusal) {
            address = try CloudAddress.read(webdav)
        } catch { throw .address(error.sentence) }
        let password = try Self.password(
            "cloud", user: settings.user, file: settings.passwordFile, environment)
        let seal = try Self.seal(settings.keyFile, environment)
        let files = SharingFiles(dataFolder: places.dataFolder)
        do throws(HostError) { try files.make() } catch { throw .folder(error) }
        key = seal?.fingerprint
        if seal == nil, Self.keptState(files, address.text).key != nil {
            throw .keyGone(state: files.state)
        }
        confinement = try Self.confine(files, settings.certificates, environment)
        self.address = address.text
        folder = CloudFolder(
            address, user: settings.user, password: password, certificates: settings.certificates,
            seal: seal)
        socket = places.socket
        journal = DaemonJournal(socket: socket, files: files)
        copies =
            settings.hasBackups
            ? CloudCopies(
                CloudFolder(
                    address, user: settings.user, password: password,
                    certificates: settings.certificates, type: "application/vnd.sqlite3", seal: seal
                ), journal) : nil
        guard !settings.hasTables || seal == nil else { throw .sealedTables }
        sheets =
            settings.hasTables
            ? CloudSheets(
                CloudFolder(
                    address, user: settings.user, password: password,
                    certificates: settings.certificates, type: "text/csv; charset=utf-8"),
                journal, hasDecimalComma: settings.hasDecimalComma) : nil
    }

    /// - Parameter server: as `CarrierPassword.load` has it.
    /// - Returns: `nil` when no name is configured, and nobody is to be told.
    static func password(
        _ server: String, user: String?, file: String?, _ environment: Environment
    ) throws(SyncFailure) -> Secret? {
        guard user != nil else {
            guard file == nil else { throw .noUser(table: server) }
            return nil
        }
        let text: String?
        do throws(CarrierPassword.Fault) {
            text = try CarrierPassword.load(server, file: file, environment)
        } catch { throw .password(error) }
        guard let text else { throw .noPassword(table: server) }
        return Secret(text)
    }

    /// What files are encrypted with; `nil` where nobody has given a key.
    private static func seal(
        _ file: String?, _ environment: Environment
    ) throws(SyncFailure) -> (any FileSeal)? {
        let text: String?
        do throws(CarrierPassword.Fault) {
            text = try CarrierPassword.load("cloud", .key, file: file, environment)
        } catch { throw .password(error) }
        guard let text else {
            if let file { throw .badKey(file) }
            return nil
        }
        #if DEMETER_SODIUM
            guard let seal = SodiumSeal(key: text) else { throw .badKey(file ?? "cloud-key") }
            return seal
        #else
            throw .noSodium
        #endif
    }

    /// Gives away all programs, and all files but those of the hand-over and what names and certificates are read from.
    static func confine(
        _ files: SharingFiles, _ certificates: String?, _ environment: Environment
    ) throws(SyncFailure) -> String {
        let trusted = [
            certificates, environment["SSL_CERT_FILE"], environment["SSL_CERT_DIR"],
        ].compactMap(\.self)
        do throws(ConfinementError) {
            try Confinement.denyStarting()
            return try Confinement.restrictFiles(
                readable: Confinement.networkFiles + trusted, writable: [files.folder])
                ? "starts no program, has no file but its own" : "starts no program"
        } catch { throw .confinement(error) }
    }

    /// Carries what there is once, prints a line of JSON about it, and gives the exit status.
    func carryOnce() throws(SyncFailure) -> Int32 {
        let ended = Mailbox<Int32>()
        Task.detached(executorPreference: WorkerPool.shared) { [self] in
            do throws(CloudFault) {
                var keeper = LeaveKeeper()
                let report = try await carry(months: nil, &keeper)
                var object = JSONObject([
                    ("sent", .integer(report.sent)), ("files", .integer(report.files)),
                ])
                for member in report.changes.json.object?.members ?? [] {
                    object[member.key] = member.value
                }
                print(JSONValue.object(object).text)
                ended.post(EX_OK)
            } catch {
                log.error(error.sentence)
                ended.post(error.mayPass ? EX_TEMPFAIL : EX_UNAVAILABLE)
            }
        }
        return ended.take() ?? EX_SOFTWARE
    }

    /// Carries from now on, whenever the journal changes and every minute; returns at once.
    func start(under supervisor: Supervisor?) throws(SyncFailure) {
        let (prompts, prompt) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        prompt.yield()
        let socket = socket
        let results = [
            OwnThread.start("watch") {
                Doors.follow(socket) { followed in
                    // What was taken in is nothing new to others.
                    if case .event(let event) = followed, event.kind == .synced { return }
                    prompt.yield()
                }
            },
            OwnThread.start("clock") {
                while true {
                    sleep(Self.interval)
                    prompt.yield()
                }
            },
        ]
        if let code = results.first(where: { $0 != 0 }) { throw .thread(code: code) }
        supervisor?.tell(ready: address, confinement: confinement)
        Task.detached(executorPreference: WorkerPool.shared) { [self] in
            var schedule = CarrySchedule(looksBetween: Self.looksBetween)
            var keeper = LeaveKeeper()
            for await _ in prompts {
                if let months = schedule.next(at: Self.now()) {
                    do throws(CloudFault) {
                        _ = try await carry(months: months.value, &keeper)
                        if schedule.succeeded() {
                            supervisor?.tell(ready: address, confinement: confinement)
                        }
                    } catch {
                        if schedule.failed(error, at: Self.now()) {
                            supervisor?.tell(error: error.sentence)
                            if supervisor == nil { log.warning(error.sentence) }
                        }
                    }
                }
                if let supervisor, let status = try? status() {
                    supervisor.tell(carried: status.message.json)
                }
            }
        }
    }

    private func status() throws(CloudFault) -> CloudStatus {
        CloudStatus(try journal.days(from: nil), keptState())
    }

    private static func keptState(_ files: SharingFiles, _ address: String) -> CloudState {
        let kept =
            (try? ExistingFile.contents(of: files.state, limit: 16 << 20, trust: .own)) ?? []
        return CloudState(kept, address: address)
    }

    private func keptState() -> CloudState {
        var state = Self.keptState(journal.files, address)
        state.change(key: key)
        return state
    }

    private func carry(
        months: Set<String>?, _ keeper: inout LeaveKeeper
    ) async throws(CloudFault) -> CloudCarrier.Report {
        let files = journal.files
        let lock = try CarrierLock(files.lock)
        defer { withExtendedLifetime(lock) {} }
        let keep = { (state: CloudState) throws(CloudFault) in
            do throws(HostError) {
                try NewFile.write(Array(state.json.text.utf8), to: files.state)
            } catch {
                throw CloudFault.file(error.description)
            }
        }
        var carrier = CloudCarrier(
            folder, journal, state: keptState(), keep: keep)
        do throws(CloudFault) {
            try await carrier.carry(months: months) { () async throws(CloudFault) in
                guard settlesLeaves else { return }
                // Days that no clock has come to, for the name alone.
                let device = try journal.days(from: LocalDay(daysSinceEpoch: 2_000_000)).device
                try await CloudLeaves(folder, journal, elapsed: BootTime.now)
                    .settle(&keeper, by: device)
            }
        } catch {
            var state = carrier.state
            note(carrier.report, &state)
            state.fault = error.sentence
            try? keep(state)
            throw error
        }
        var state = carrier.state
        note(carrier.report, &state)
        do throws(CloudFault) {
            try await sheets?.carry(&state, isWhole: months == nil, at: Self.now())
            try await copies?.carry(
                &state, today: LocalDay(daysSinceEpoch: Int(Self.now() / 86_400)))
        } catch {
            state.fault = error.sentence
            try? keep(state)
            throw error
        }
        state.contact = Self.now() * 1000
        state.fault = nil
        try keep(state)
        return carrier.report
    }

    /// Keeps what a person should hear of, and tells of another copy of this journal.
    private func note(_ report: CloudCarrier.Report, _ state: inout CloudState) {
        state.lost += report.changes.lost
        guard report.changes.renamed else { return }
        state.renamed = Self.now() * 1000
        log.warning(
            "another copy of this journal writes in the cloud's folder, perhaps one that this was restored or "
                + "copied from; this one goes on as a device of its own, and nothing is lost")
    }

    private static func now() -> Int64 { Int64(time(nil)) }
}
