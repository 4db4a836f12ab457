import Calling
import Carriers
import Cloud
import Glibc
import Host
import Household
import Supervision
import Threads
import Wire

// From now on, for the daemon.
extension HouseholdProgram {
    /// Between two looks at what others have told, in seconds, should nobody say that they did.
    private static let interval: Int64 = 60
    /// Between two looks at whether a device that has left joined again, in seconds.
    private static let intervalOfLeft: Int64 = 4
    /// Looks between two at whether the server still has everything.
    private static let looksBetween = 60
    /// Changes of the journal that follow each other closely are carried together, in microseconds.
    private static let gathering: UInt32 = 100_000

    /// Carries whenever the journal changes or somebody else has told something; returns at once.
    func start(under supervisor: Supervisor?) throws(PostgresFailure) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(
            SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .thread(code: errno) }
        let (prompted, prompt) = (ends[0], ends[1])
        let results = [
            follow(nil, prompt),
            OwnThread.start("carry") { [self] in serve(supervisor, prompted, prompt) },
        ]
        if let code = results.first(where: { $0 != 0 }) { throw .thread(code: code) }
    }

    /// Has it told that something was changed in a journal here.
    ///
    /// - Parameter person: whose; the owner's when `nil`.
    /// - Returns: 0, or the system's error number.
    private func follow(_ person: String?, _ prompt: Int32) -> Int32 {
        OwnThread.start("watch") { [socket = journal.socket] in
            Doors.follow(socket, person: person) { followed in
                // What was taken in is nothing new to others.
                if case .event(let event) = followed, event.kind == .synced { return }
                // One that is full has told it.
                _ = write(prompt, "!", 1)
            }
        }
    }

    private func serve(_ supervisor: Supervisor?, _ prompted: Int32, _ prompt: Int32) {
        var followed: Set<String> = []
        let first = CarrySchedule(looksBetween: Self.looksBetween, pauses: .household)
        var schedule = first
        var hasLeft = false
        var keeper = LeaveKeeper()
        var server: PostgresServer?
        supervisor?.tell(ready: address, confinement: confinement)
        while true {
            if let months = schedule.next(at: Self.now()) {
                do throws(HouseholdFault) {
                    let logged = try round(&server, &keeper, months: months.value)
                    for name in logged where followed.insert(name).inserted {
                        _ = follow(name, prompt)
                    }
                    hasLeft = false
                    if schedule.succeeded() {
                        supervisor?.tell(ready: address, confinement: confinement)
                    }
                } catch .left {
                    server = nil
                    // It is said once, and looked for from then on: "demeter sync setup" tells nobody here.
                    if !hasLeft { supervisor?.tell(error: HouseholdFault.left.sentence) }
                    (hasLeft, schedule) = (true, first)
                } catch {
                    hasLeft = false
                    if !error.isHere { server = nil }
                    note(error)
                    if schedule.failed(error.sentence, mayPass: error.mayPass, at: Self.now()) {
                        supervisor?.tell(error: error.sentence)
                        if supervisor == nil { log.warning(error.sentence) }
                    }
                }
            }
            if let supervisor, let status = try? status() {
                supervisor.tell(carried: status.message.json)
            }
            let now = Self.now()
            var later = schedule
            // In a pause nobody reads what the server says, which would wake this up again at once.
            let isPausing = later.next(at: now) == nil
            wait(
                isPausing ? nil : server, prompted,
                schedule.pause(at: now, atMost: hasLeft ? Self.intervalOfLeft : Self.interval))
        }
    }

    /// Carries until nobody has told anything that was not taken.
    ///
    /// - Returns: for whom something may be logged here.
    private func round(
        _ server: inout PostgresServer?, _ keeper: inout LeaveKeeper, months: Set<String>?
    ) throws(HouseholdFault) -> [String] {
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let state = try keptState()
        guard state.left == nil else { throw .left }
        // After a pause nobody knows what the server is now.
        let current: PostgresServer
        var months = months
        if let server {
            current = server
        } else {
            current = try enter(state)
            server = current
            months = nil
        }
        var position: Int64
        repeat {
            _ = try carry(current, months: months)
            position = try keptState().position
        } while try current.heard().contains { $0 > position }
        try shelve(current)
        let logged = try carryHousemates(current, months: months)
        try settle(&keeper, current)
        return logged
    }

    /// Waits until the journal or the server, should one be watched, has something new, or for so many seconds.
    private func wait(_ server: PostgresServer?, _ prompted: Int32, _ seconds: Int64) {
        var watched = [
            pollfd(fd: prompted, events: Int16(POLLIN), revents: 0),
            pollfd(fd: server?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        _ = poll(&watched, UInt(watched.count), Int32(seconds * 1000))
        guard watched[0].revents != 0 else { return }
        usleep(Self.gathering)
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(prompted, &bytes, bytes.count) > 0 {}
    }
}

extension HouseholdFault {
    /// Whether the connection to the server is none the worse for it.
    fileprivate var isHere: Bool {
        if case .here = self { true } else { false }
    }
}
