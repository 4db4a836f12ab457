import Arguments
import Calendars
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
import Locking
import Nutrition
import Supervision
import Telling
import Threads
import Wire

/// Joins the journal and a calendar: the daemon's socket on one side, CalDAV on the other.
final class CalendarProgram: Sendable {
    private let log: Log
    private let folder: CloudFolder
    private let address: String
    private let kind: MealEvents.Kind
    private let owner: String
    private let telling: Telling
    private let files: SharingFiles
    private let socket: String
    /// What it gave away.
    private let confinement: String
    /// Days that something was heard of; everything is to be looked at where `nil`.
    private let heard = Mutex<Set<LocalDay>?>(nil)

    /// Between two tries, in seconds.
    private static let interval: UInt32 = 60

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
        let settings = configuration.calendar
        guard let url = settings.url else {
            throw .noCalendar(file: places.configuration)
        }
        let address: HTTPAddress
        do throws(CloudAddress.Refusal) {
            address = try CloudAddress.read(url, of: .calendar)
        } catch { throw .address(error.sentence) }
        let password = try SyncProgram.password(
            "calendar", user: settings.user, file: settings.passwordFile, environment)
        files = SharingFiles(dataFolder: places.dataFolder)
        do throws(HostError) { try files.make() } catch { throw .folder(error) }
        confinement = try SyncProgram.confine(files, settings.certificates, environment)
        self.address = address.text
        kind = settings.event == .day ? .day : .meal
        owner = ContentDigest.of((settings.user ?? "").utf8)
        telling = Telling(configuration.language.use == .chinese ? .chinese : .english)
        configuration.display.energy.show()
        folder = CloudFolder(
            address, user: settings.user, password: password, certificates: settings.certificates,
            type: "text/calendar; charset=utf-8")
        socket = places.socket
    }

    /// Shows what there is once, prints a line of JSON about it, and gives the exit status.
    func carryOnce() throws(SyncFailure) -> Int32 {
        let ended = Mailbox<Int32>()
        Task.detached(executorPreference: WorkerPool.shared) { [self] in
            do throws(CloudFault) {
                let done = try await carry(nil)
                let object: JSONValue = [
                    "written": .integer(done.written), "removed": .integer(done.removed),
                ]
                print(object.text)
                ended.post(EX_OK)
            } catch {
                log.error(error.sentence(of: .calendar))
                ended.post(error.mayPass ? EX_TEMPFAIL : EX_UNAVAILABLE)
            }
        }
        return ended.take() ?? EX_SOFTWARE
    }

    /// Shows from now on what changes; returns at once.
    func start(under supervisor: Supervisor?) throws(SyncFailure) {
        let (prompts, prompt) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        prompt.yield()
        let results = [
            OwnThread.start("watch") { [self] in
                Doors.follow(socket) { followed in
                    self.hear(followed)
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
            var schedule = CarrySchedule(looksBetween: .max)
            for await _ in prompts {
                if schedule.next(at: Self.now()) != nil {
                    let days = heard.withLock { heard in
                        defer { heard = [] }
                        return heard
                    }
                    do throws(CloudFault) {
                        _ = try await carry(days)
                        if schedule.succeeded() {
                            supervisor?.tell(ready: address, confinement: confinement)
                        }
                    } catch {
                        // What was heard of is in the state as far as that was kept.
                        heard.withLock { $0 = nil }
                        let sentence = error.sentence(of: .calendar)
                        if schedule.failed(sentence, mayPass: error.mayPass, at: Self.now()) {
                            supervisor?.tell(error: sentence)
                            if supervisor == nil { log.warning(sentence) }
                        }
                    }
                }
                supervisor?.tell(carried: keptState().message.json)
            }
        }
    }

    /// Notes which days an event is about; all of them where it does not say.
    private func hear(_ followed: Followed) {
        switch followed {
        case .begun, .gone: return
        case .back(let missed): if missed { heard.withLock { $0 = nil } }
        case .event(let event):
            let days = Self.days(of: event)
            heard.withLock { heard in
                guard let days else {
                    heard = nil
                    return
                }
                heard?.formUnion(days)
            }
        }
    }

    /// The days whose entries may be others now; `nil` where anything may be.
    private static func days(of event: EventMessage) -> Set<LocalDay>? {
        func dates(_ list: String, _ name: String) -> [LocalDay] {
            (event.payload[list]?.array ?? []).compactMap {
                $0[name]?.string.flatMap { LocalDay($0) }
            }
        }
        let days = Set(dates("entries", "day") + dates("days", "date"))
        guard days.isEmpty else { return days }
        // Of much at once events tell no days.
        let isMuch = [.synced, .imported, .undo, .redo].contains(event.kind)
        return isMuch ? nil : []
    }

    private func keptState() -> CalendarState {
        let kept =
            (try? ExistingFile.contents(
                of: files.calendar, limit: SharingFiles.stateLimit, trust: .own)) ?? []
        return CalendarState(kept, address: "\(kind.rawValue) \(owner) \(address)")
    }

    private func carry(
        _ days: Set<LocalDay>?
    ) async throws(CloudFault) -> (written: Int, removed: Int) {
        let lock = try CarrierLock(files.calendarLock)
        defer { withExtendedLifetime(lock) {} }
        let path = files.calendar
        let keep = { (state: CalendarState) throws(CloudFault) in
            do throws(HostError) {
                try NewFile.write(Array(state.json.text.utf8), to: path)
            } catch {
                throw CloudFault.file(error.description)
            }
        }
        let before = keptState()
        let journal = DaemonDays(socket: socket)
        let (kind, owner, folder) = (kind, owner, folder)
        // A calendar that was set now is shown everything, whatever was heard before.
        let looked = before.first == nil ? nil : days
        var carrier = CalendarCarrier(
            folder, journal, as: kind, owner: owner, state: before, keep: keep)
        let fault = await telling.during { () async -> CloudFault? in
            do throws(CloudFault) {
                try await carrier.carry(looked)
                return nil
            } catch { return error }
        }
        var state = carrier.state
        state.fault = fault?.sentence(of: .calendar)
        if let fault {
            try? keep(state)
            throw fault
        }
        state.contact = Self.now() * 1000
        try keep(state)
        return carrier.done
    }

    private static func now() -> Int64 { Int64(time(nil)) }
}

/// What was eaten, by the daemon's socket.
private struct DaemonDays: CalendarJournal {
    let socket: String

    func day(_ date: LocalDay?) throws(CloudFault) -> DayMessage {
        let json = try call(.day, DayRequest(date: date, nutrients: false).json)
        do { return try DayMessage(json: json) } catch { throw Self.stranger(.day) }
    }

    func eaten(from first: LocalDay, to last: LocalDay) throws(CloudFault) -> [LocalDay] {
        // As many as are told at once; a calendar that is older shows the newest.
        let from = max(first, last.advanced(by: 1 - DaysRequest.limit))
        let json = try call(.days, DaysRequest(from: from, to: last).json)
        do {
            return try [DayRow](json: json).filter { $0.loggedCount > 0 }.map(\.date)
        } catch { throw Self.stranger(.days) }
    }

    private func call(_ method: Method, _ parameters: JSONValue) throws(CloudFault) -> JSONValue {
        do throws(DoorFault) {
            return try Doors.door(socket).call(method, parameters)
        } catch {
            switch error {
            case .refused(let error): throw .daemon(error.message)
            case .unreachable(let sentence): throw .daemon(sentence)
            }
        }
    }

    private static func stranger(_ method: Method) -> CloudFault {
        .daemon("the daemon's answer to \(method.rawValue) is none; is it another version?")
    }
}
