import Configuration
import Delivery
import FoodCatalog
import Host
import Journal
import Locking
import Logbook
import ModelReader
import Server
import Service
import Threads
import UnixSocket
import Waking

/// What belongs to one person of those whose journals this daemon keeps: opened once, configured with the rest, ended
/// with the daemon, or when they are taken off its list.
final class PersonDesk: Sendable {
    /// Theirs.
    let places: Places
    let journal: Journal
    let logbook: Logbook
    let courier: Courier
    private let leaves = Leaves()
    private let house: House
    private let pantry: PantryPlace
    private let model: ModelReader
    private let alarm: WallAlarm
    private let copyAlarm: WallAlarm
    private let audience: AudienceList
    /// When previews and reviews go out; follows the configuration.
    private let summaryTimes: SummaryTimes
    private let work = Mutex<Work?>(nil)

    /// What runs for as long as the journal is open.
    private struct Work {
        /// Reads what waits for the model.
        let queue: Task<Void, Never>
        let rollover: Task<Void, Never>
        let copies: Task<Void, Never>
        let delivery: Task<Void, Never>
        let amendments: Task<Void, Never>
        let reminding: Task<Void, Never>
    }

    var person: PersonName? { places.person }

    /// Opens the journal, and takes up what a crash left unread.
    init(
        _ house: House, _ places: Places, _ configuration: Configuration, journal: Journal,
        audience: AudienceList
    ) async throws(StartFailure) {
        self.house = house
        self.places = places
        self.journal = journal
        self.audience = audience
        let (log, loop, clock) = (house.log, house.loop, house.clock)
        let folder = places.dataFolder
        do {
            alarm = try WallAlarm(on: loop)
            copyAlarm = try WallAlarm(on: loop)
        } catch {
            throw StartFailure("days cannot be closed: \(error)", .tryAgain)
        }
        // Answers are remembered, and requests counted, for each person apart.
        model = ModelReader(
            store: ModelStore(path: Path.join(folder, "model.sqlite")),
            time: ModelTime(
                now: { Double(clock()) / 1000 }, sleep: { try await loop.sleep(for: $0) }))
        await model.configure(
            configuration.model, configuration.photo, environment: house.environment, log: log)
        let shelf = house.shelf
        let isOwner = places.person == nil
        let pantry = PantryPlace(
            house.pantry, of: places.person?.text, server: isOwner ? house.shelves : nil)
        self.pantry = pantry
        do {
            logbook = try await Logbook(
                journal: journal, catalog: shelf.catalog,
                settings: LogbookSettings(
                    configuration, house.environment, of: places.person),
                now: clock, calendar: { [calendar = house.calendar] in calendar.calendar },
                source: { isOwner ? shelf.reread() : shelf.catalog }, model: model,
                allergens: Daemon.allergens(places), photographs: Daemon.photographs(places),
                programmes: { Daemon.programmes(places) },
                markets: Daemon.markets(places), lookup: house.lookup, guesser: house.meaning,
                sharing: isOwner ? SharingFiles(dataFolder: folder) : nil, pantry: pantry,
                dataFolder: folder)
            let entered = try await logbook.recover()
            if entered > 0 {
                log.notice("took up \(entered) kept utterances that were not read yet")
            }
        } catch {
            await pantry.leave()
            throw StartFailure(error, folder: folder)
        }
        courier = Courier(
            journal: journal, compose: { [logbook] in try await logbook.compose($0) }, now: clock,
            sleep: { try await loop.sleep(for: $0) },
            patience: { try await loop.sleep(for: .seconds(120)) },
            report: { log.write($0) }, leaves: leaves)
        audience.follow(courier)
        summaryTimes = SummaryTimes(configuration)
        leaves.configure(isAsked: isOwner && configuration.isShared)
        courier.configure(sinks(configuration))
        // Both live as long as the daemon: only the owner's journal is shared with other devices.
        if isOwner { logbook.attach(courier) }
        // The courier has the logbook compose.
        logbook.sendSummaries { [weak courier] summary in
            await courier?.send(summary).map { ($0.sink, $0.failure) } ?? []
        }
    }

    /// Opens the journal of somebody else than the owner.
    convenience init(
        _ house: House, of person: PersonName, _ configuration: Configuration
    ) async throws(StartFailure) {
        let places = house.places.of(person)
        let audience = AudienceList()
        let journal = try await Daemon.journal(places, house.log, audience)
        do throws(StartFailure) {
            try await self.init(house, places, configuration, journal: journal, audience: audience)
        } catch {
            await journal.close()
            throw error
        }
    }

    private func sinks(_ configuration: Configuration) -> [any Sink] {
        configuration.sinks(of: person).map {
            $0.sink(
                client: house.web, folder: places.dataFolder, environment: house.environment,
                now: { Daemon.now() / 1000 })
        }
    }

    /// Begins with what is done beside requests.
    func begin() {
        let (house, courier, logbook, journal) = (house, courier, logbook, journal)
        let (log, summaryTimes, alarm) = (house.log, summaryTimes, alarm)
        let days = Rollover(
            journal: journal, calendar: house.calendar, alarm: alarm, now: house.clock,
            audience: {
                Rollover.Audience(
                    sinks: courier.sinkNames, previewAt: summaryTimes.preview,
                    review: summaryTimes.review)
            }, queued: { courier.wake() },
            begins: { await logbook.followGoal(on: $0) },
            distrusts: {
                log.error(
                    "the clock shows \($0), long after the last day of the journal; no day is closed "
                        + "until it is set right")
            },
            report: { log.error("a day could not be closed, tried again in a minute: \($0)") })
        let daily = DailyCopies(
            places: places, environment: house.environment, calendar: house.calendar,
            alarm: copyAlarm, now: { Daemon.now() / 1000 }, log: log)
        let reminders = Reminding(logbook: logbook, courier: courier)
        func run(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
            Task(executorPreference: WorkerPool.shared) { await body() }
        }
        let begun = Work(
            queue: run { await logbook.serveQueue() }, rollover: run { await days.run() },
            copies: run { await daily.run() }, delivery: run { await courier.run() },
            amendments: run {
                // A change to a closed day queues an amended summary.
                for await _ in journal.eventSignals() where !courier.sinkNames.isEmpty {
                    courier.wake()
                }
            }, reminding: run { await reminders.run(on: house.loop) })
        work.withLock { $0 = begun }
    }

    /// Follows a changed configuration.
    func configure(_ configuration: Configuration) async {
        leaves.configure(isAsked: person == nil && configuration.isShared)
        courier.configure(sinks(configuration))
        summaryTimes.follow(configuration)
        alarm.wake()
        logbook.configure(LogbookSettings(configuration, house.environment, of: person))
        await model.configure(
            configuration.model, configuration.photo, environment: house.environment,
            log: house.log)
        logbook.wakeQueue()
    }

    /// Has others find nothing of the person's any more.
    func leavePantry() async { await pantry.leave() }

    /// Those who wait for the model are told that their words are kept, and nothing new is told; a sink that is being told may
    /// confirm it meanwhile.
    func prepareToEnd() async {
        await model.giveUp()
        await courier.stop()
    }

    /// Ends what runs, by this time as far as it can, and closes the journal.
    func end(by time: ContinuousClock.Instant) async {
        let work = work.withLock { work in
            defer { work = nil }
            return work
        }
        work?.queue.cancel()
        await logbook.stopQueue()
        alarm.stop()
        copyAlarm.stop()
        work?.amendments.cancel()
        work?.reminding.cancel()
        // What is not confirmed is told again, and a copy that is cut off is made again.
        for task in [work?.queue, work?.delivery, work?.rollover, work?.copies] {
            guard let task else { continue }
            let left = time - ContinuousClock.now
            await end(of: task, within: max(.milliseconds(50), min(left, .seconds(1))))
        }
        await journal.close()
    }

    /// Waits until a task has ended, for so long at most.
    private func end(of task: Task<Void, Never>, within limit: Duration) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task(executorPreference: WorkerPool.shared) {
            await task.value
            end.finish()
        }
        let alarm = house.loop.set(after: limit) { end.finish() }
        for await _ in ends {}
        house.loop.cancel(alarm)
    }
}

extension Configuration {
    /// Whether the owner's journal is to be shared with other devices.
    fileprivate var isShared: Bool { cloud.webdav != nil || sync.url != nil }
}
