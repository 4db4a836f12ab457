import Allergens
import Alternatives
import CatalogFiles
import Configuration
import Delivery
import FoodCatalog
import Glibc
import HTTP
import Host
import Journal
import Logbook
import Lookup
import Memory
import ModelReader
import Nutrition
import Server
import Sight
import Threads
import TimeZones
import UnixSocket
import Voice
import Waking
import Wire

/// The running daemon: what was opened, and what it does on signals until it ends.
struct Daemon {
    let places: Places
    let environment: Environment
    let overrides: Overrides
    let log: Log
    let calendar: CalendarKeeper
    let journal: Journal
    let logbook: Logbook
    let model: ModelReader
    let lookup: FoodLookup
    let server: Server
    /// Waits for the sockets, and for times.
    let loop: EventLoop
    /// Has the ears, when voice is switched on.
    let voice: VoiceDesk
    /// Has the page served, when it is switched on.
    let page: PageDoor
    /// Has the house's rooms heard, when it is switched on.
    let rooms: RoomsDoor
    /// Has a second recogniser reached, when there is one.
    let second: SecondDoor
    /// Has ears lent to rooms, where they are to be.
    let lentEars: LentEarsDoor
    /// Has a satellite's microphone carried to the ears, when that is the device.
    let satellite: SatelliteDoor
    /// Has changes carried to and from the person's cloud.
    let cloud: CarrierDoor
    /// The same, for the household's server.
    let household: CarrierDoor
    /// Has a reader of bar codes read, when there is one.
    let reader: ReaderDoor
    private let vocabulary: Vocabulary
    /// Reads what waits for the model.
    private let queue: Task<Void, Never>
    private let alarm: WallAlarm
    private let rollover: Task<Void, Never>
    private let copyAlarm: WallAlarm
    private let copies: Task<Void, Never>
    private let courier: Courier
    private let delivery: Task<Void, Never>
    private let amendments: Task<Void, Never>
    private let reminding: Task<Void, Never>
    private let web = HTTPClient()
    /// When previews and reviews go out; follows the configuration.
    private let summaryTimes: SummaryTimes

    /// How long a stop waits for connections, and for everything; the service manager is promised 5 s.
    private static let patience = Duration.milliseconds(4300)
    private static let limit = Duration.milliseconds(4700)

    /// Opens the journal, loads the catalog, takes up what a crash left unread, and listens.
    init(
        _ overrides: Overrides, environment: Environment, log: Log
    ) async throws(StartFailure) {
        self.overrides = overrides
        self.environment = environment
        self.log = log
        try Self.refuseTooFewFiles()
        let places = Self.places(overrides, environment)
        self.places = places
        do {
            try places.refuseMissing()
        } catch {
            throw StartFailure(error)
        }
        let configuration = try await Self.configuration(places, environment)
        configuration.display.energy.show()
        for (name, nearest) in Configuration.unknownVariables(in: environment) {
            log.warning("\(name) means nothing" + (nearest.map { "; did you mean \($0)?" } ?? ""))
        }

        // The catalog and the journal take about as long; neither needs the other.
        let catalog = Task(executorPreference: WorkerPool.shared) {
            await OwnThread.run("foods") { Self.catalog(places, environment, log) }
                ?? Self.catalog(places, environment, log)
        }
        let clock = { @Sendable in Self.now() }
        let audience = AudienceList()
        do {
            journal = try await Journal.open(
                folder: places.dataFolder, now: { Timestamp(milliseconds: clock()) },
                describe: Logbook.payload, audience: { audience.names },
                patterns: PatternFile(beside: places.ingredients),
                report: { log.error(Self.sentence(of: $0)) },
                found: { log.warning(Self.sentence(of: $0)) })
        } catch {
            throw StartFailure(error, folder: places.dataFolder)
        }
        let known = try await catalog.value.get()
        let calendar = CalendarKeeper(
            configuration.zoneChoice, dayStart: configuration.dayStartSeconds,
            meals: configuration.mealTimes)
        self.calendar = calendar
        let loop: EventLoop
        do {
            loop = try EventLoop()
            self.loop = loop
        } catch {
            throw StartFailure(error, socket: places.socket)
        }
        model = ModelReader(
            store: ModelStore(path: Path.join(places.dataFolder, "model.sqlite")),
            time: ModelTime(
                now: { Double(clock()) / 1000 }, sleep: { try await loop.sleep(for: $0) }))
        await model.configure(
            configuration.model, configuration.photo, environment: environment, log: log)
        lookup = FoodLookup(
            store: LookupStore(path: Path.join(places.dataFolder, "lookup.sqlite")),
            now: { Double(clock()) / 1000 })
        await lookup.configure(
            configuration.lookup, version: Version.text, environment: environment, log: log)
        do {
            logbook = try await Logbook(
                journal: journal, catalog: known.catalog,
                settings: LogbookSettings(configuration, environment),
                now: clock, calendar: { calendar.calendar },
                source: { Self.foods(places, environment, log) }, model: model,
                allergens: Self.allergens(places), photographs: Self.photographs(places),
                programmes: { Self.programmes(places) },
                markets: KnownMarkets(
                    seasons: SeasonFile(beside: places.ingredients),
                    shops: { ShopFile.read(places.shops) }), lookup: lookup,
                sharing: SharingFiles(dataFolder: places.dataFolder),
                dataFolder: places.dataFolder)
            let entered = try await logbook.recover()
            if entered > 0 {
                log.notice("took up \(entered) kept utterances that were not read yet")
            }
        } catch {
            throw StartFailure(error, folder: places.dataFolder)
        }
        _ = try? OpenFiles.raiseLimit(to: configuration.limits.connections + 64)
        do {
            server = try Server(
                on: try Self.listener(places, environment, log), serving: logbook,
                on: loop, limits: ServerLimits(configuration),
                report: { log.warning($0.description) })
        } catch {
            throw StartFailure(error, socket: places.socket)
        }
        do {
            alarm = try WallAlarm(on: loop)
            copyAlarm = try WallAlarm(on: loop)
        } catch {
            throw StartFailure("days cannot be closed: \(error)", .tryAgain)
        }
        let courier = Courier(
            journal: journal, compose: { [logbook] in try await logbook.compose($0) }, now: clock,
            sleep: { try await loop.sleep(for: $0) },
            patience: { try await loop.sleep(for: .seconds(120)) },
            report: { log.write($0) })
        self.courier = courier
        audience.follow(courier)
        logbook.sendSummaries { summary in
            await courier.send(summary).map { ($0.sink, $0.failure) }
        }
        let summaryTimes = SummaryTimes(configuration)
        self.summaryTimes = summaryTimes
        courier.configure(
            Self.sinks(configuration, web, places: places, environment: environment))
        let days = Rollover(
            journal: journal, calendar: calendar, alarm: alarm, now: clock,
            audience: {
                Rollover.Audience(
                    sinks: courier.sinkNames, previewAt: summaryTimes.preview,
                    review: summaryTimes.review)
            }, queued: { courier.wake() },
            begins: { [logbook] in await logbook.followGoal(on: $0) },
            distrusts: {
                log.error(
                    "the clock shows \($0), long after the last day of the journal; no day is closed "
                        + "until it is set right")
            },
            report: { log.error("a day could not be closed, tried again in a minute: \($0)") })
        let daily = DailyCopies(
            places: places, environment: environment, calendar: calendar, alarm: copyAlarm,
            now: { clock() / 1000 }, log: log)
        await server.start()
        let logbook = logbook
        voice = VoiceDesk(
            on: loop, report: { log.warning($0) }, note: { log.notice($0) },
            listener: SpokenToLogbook(logbook: logbook))
        logbook.attach(voice)
        page = PageDoor(on: loop, log: log)
        logbook.attach(page)
        if let examiner = Examiner(overrides, places) {
            logbook.attach { await examiner.examine() }
        }
        rooms = RoomsDoor(on: loop, log: log)
        second = SecondDoor(on: loop, log: log)
        lentEars = LentEarsDoor(on: loop, log: log)
        satellite = SatelliteDoor(on: loop, log: log)
        cloud = CarrierDoor(.cloud, on: loop, log: log)
        household = CarrierDoor(.household, on: loop, log: log)
        logbook.attach(cloud: cloud, household: household)
        reader = ReaderDoor(on: loop, log: log, logbook: logbook)
        vocabulary = Vocabulary(places: places, overrides: overrides, voice: voice, log: log)
        // The ears may only read what is there when they start.
        await vocabulary.follow(logbook, configuration, on: loop)
        await voice.configure(Self.ears(configuration, overrides, places))
        await page.configure(configuration, places)
        await rooms.configure(configuration, places)
        await second.configure(configuration, places)
        await lentEars.configure(configuration, overrides, places)
        await satellite.configure(configuration, places)
        await cloud.configure(configuration, places)
        await household.configure(configuration, places)
        await reader.configure(configuration)
        queue = Task(executorPreference: WorkerPool.shared) { await logbook.serveQueue() }
        // Beside the first replies: neither this nor catching up ever delays them.
        Task(executorPreference: WorkerPool.shared) {
            await OwnThread.run("foods") {
                // What made the catalog is gone now, and with it thousands of words.
                if known.keep() { Heap.returnFreePages() }
            }
        }
        rollover = Task(executorPreference: WorkerPool.shared) { await days.run() }
        copies = Task(executorPreference: WorkerPool.shared) { await daily.run() }
        delivery = Task(executorPreference: WorkerPool.shared) { await courier.run() }
        let reminders = Reminding(logbook: logbook, courier: courier)
        reminding = Task(executorPreference: WorkerPool.shared) { await reminders.run(on: loop) }
        amendments = Task(executorPreference: WorkerPool.shared) { [journal] in
            // A change to a closed day queues an amended summary.
            for await _ in journal.eventSignals() where !courier.sinkNames.isEmpty {
                courier.wake()
            }
        }
    }

    /// Obeys signals until one of them ends the daemon.
    func run(_ signals: AsyncStream<Signal>) async {
        let manager = ServiceManager(environment: environment)
        try? manager?.ready(status: "listening on \(places.socket)")
        let watchdog = manager.flatMap { manager in
            manager.watchdogInterval.map { interval in
                Task(executorPreference: WorkerPool.shared) { [loop] in
                    while (try? await loop.sleep(for: interval / 2)) != nil { try? manager.alive() }
                }
            }
        }
        // What is asked for while the configuration is read is done in one go after it.
        let (reloads, reload) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let reloading = Task(executorPreference: WorkerPool.shared) {
            for await _ in reloads {
                try? manager?.reloading()
                await self.reload()
                try? manager?.ready(status: "listening on \(places.socket)")
            }
        }
        for await signal in signals {
            switch signal {
            case .hangUp: reload.yield()
            case .terminate, .interrupt:
                // A file that does not let itself be read keeps nobody from an end.
                reloading.cancel()
                try? manager?.stopping()
                watchdog?.cancel()
                await stop()
                return
            case .user1: await voice.toggleMute()
            }
        }
    }

    private func stop() async {
        let begun = ContinuousClock.now
        vocabulary.stop()
        await voice.configure(nil)
        await page.stop()
        await rooms.stop()
        await second.stop()
        await lentEars.stop()
        await satellite.stop()
        await cloud.stop()
        await household.stop()
        await reader.stop()
        // Those who wait for the model are told that their words are kept.
        await model.giveUp()
        await lookup.giveUp()
        // From now on nothing new is told; a sink that is being told may confirm it meanwhile.
        await courier.stop()
        if await !server.shutdown(within: Self.patience) {
            log.warning("some connections were cut off; what was said on them is kept")
        }
        queue.cancel()
        await logbook.stopQueue()
        alarm.stop()
        copyAlarm.stop()
        amendments.cancel()
        reminding.cancel()
        // What is not confirmed is told again, and a copy that is cut off is made again.
        for task in [queue, delivery, rollover, copies] {
            let left = Self.limit - (ContinuousClock.now - begun)
            await end(of: task, within: max(.milliseconds(50), min(left, .seconds(1))))
        }
        web.close()
        await journal.close()
    }

    /// Waits until a task has ended, for so long at most.
    private func end(of task: Task<Void, Never>, within limit: Duration) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task(executorPreference: WorkerPool.shared) {
            await task.value
            end.finish()
        }
        let alarm = loop.set(after: limit) { end.finish() }
        for await _ in ends {}
        loop.cancel(alarm)
    }

    /// Rereads the configuration; a faulty one changes nothing.
    private func reload() async {
        do throws(StartFailure) {
            let configuration = try await Self.configuration(places, environment)
            if Task.isCancelled { return }
            configuration.display.energy.show()
            calendar.choose(
                configuration.zoneChoice, dayStart: configuration.dayStartSeconds,
                meals: configuration.mealTimes)
            courier.configure(
                Self.sinks(configuration, web, places: places, environment: environment))
            summaryTimes.follow(configuration)
            alarm.wake()
            logbook.configure(LogbookSettings(configuration, environment))
            await server.reconfigure(ServerLimits(configuration))
            await model.configure(
                configuration.model, configuration.photo, environment: environment, log: log)
            await lookup.configure(
                configuration.lookup, version: Version.text, environment: environment, log: log)
            if Task.isCancelled { return }
            await voice.configure(Self.ears(configuration, overrides, places))
            vocabulary.configure(configuration)
            await page.configure(configuration, places)
            await rooms.configure(configuration, places)
            await second.configure(configuration, places)
            await lentEars.configure(configuration, overrides, places)
            await satellite.configure(configuration, places)
            await cloud.configure(configuration, places)
            await household.configure(configuration, places)
            await reader.configure(configuration)
            logbook.wakeQueue()
            _ = try? await logbook.rereadFoods()
            log.notice("the configuration was read again")
        } catch {
            log.error("the configuration stays as it was: \(error.sentence)")
        }
    }

    private static func configuration(
        _ places: Places, _ environment: Environment
    ) async throws(StartFailure) -> Configuration {
        do {
            return try await Configuration.loaded(places, environment)
        } catch {
            throw StartFailure(error)
        }
    }

    /// What failed within the journal, without anything that is stored there.
    private static func sentence(of fault: JournalError) -> String {
        switch fault {
        case .damaged(let error): "the journal's file is damaged: \(error)"
        case .unreadable(let column):
            "the journal holds a value of \"\(column)\" that this version does not know"
        case .storage(let error): "the journal failed: \(error)"
        default: "the journal failed"
        }
    }

    /// What was cut off before this start, and what became of it.
    private static func sentence(of leftover: Leftover) -> String {
        switch leftover {
        case .draft:
            "a restore or an import was cut off; the journal is as it was before, and what there was of "
                + "the new one is removed"
        case .former:
            "a restore was cut off at its end; it is done, and the journal of before is kept"
        case .erasure: "a forgetting that was cut off is finished"
        case .unfinished: "a forgetting that was cut off cannot be finished; see demeter doctor"
        case .lost: "the journal was moved away; see demeter doctor"
        case .hollow:
            "journal.sqlite had no byte in it, and a new journal begins there; if there was one, demeter doctor "
                + "names its newest copy"
        case .oldDraft(let path):
            "\(path) is left of a restore that was cut off; nothing uses it, and it may be removed"
        }
    }

    /// The foods anew; `nil`, and a line in the log, when they cannot be read.
    private static func foods(
        _ places: Places, _ environment: Environment, _ log: Log
    ) -> FoodCatalog? {
        switch catalog(places, environment, log) {
        case .success(let known):
            known.keep()
            return known.catalog
        case .failure(let failure):
            log.error("the foods stay as they were: \(failure.sentence)")
            return nil
        }
    }

    private static func catalog(
        _ places: Places, _ environment: Environment, _ log: Log
    ) -> Result<KnownFoods, StartFailure> {
        guard let path = places.ingredients else {
            return .failure(
                StartFailure(
                    "no catalog of foods was found; give one with --ingredients PATH", .badData))
        }
        do {
            let known = try KnownFoods(
                ingredients: path, dataFolder: places.dataFolder,
                cacheFolder: CacheFolder.path(environment))
            for fault in known.faults { log.warning("\(fault)") }
            return .success(known)
        } catch {
            return .failure(StartFailure(error))
        }
    }

    private static func places(_ overrides: Overrides, _ environment: Environment) -> Places {
        var places = Places(overrides: overrides, environment: environment)
        // What the service manager passed is where people meet, whatever else was said.
        let passed = try? InheritedSocket.all(environment: environment).first
        if let path = passed?.path { places.socket = path }
        return places
    }

    /// A daemon that can open too little ends before it has touched anything.
    private static func refuseTooFewFiles() throws(StartFailure) {
        let least = 48
        guard let limit = try? OpenFiles.raiseLimit(to: least), limit < least else { return }
        throw StartFailure(
            "only \(limit) files and sockets may be open here, and a daemon needs \(least); raise it with "
                + "`ulimit -n 1024`, or LimitNOFILE= in its unit", .tryAgain)
    }

    /// The socket that the service manager passed, else one of our own.
    private static func listener(
        _ places: Places, _ environment: Environment, _ log: Log
    ) throws(SocketError) -> Listener {
        do {
            let inherited = try InheritedSocket.all(environment: environment)
            if let first = inherited.first { return try Listener(adopting: first.descriptor) }
        } catch let error as SocketError {
            throw error
        } catch {
            log.warning("the service manager's socket cannot be used: \(error)")
        }
        return try Listener(path: places.socket)
    }

    /// What is known of triggers in foods; `nil` where the file is not there.
    private static func allergens(_ places: Places) -> AllergenKnowledge? {
        let file = AllergenFile(beside: places.ingredients)
        return file.isThere ? AllergenKnowledge(file) : nil
    }

    /// The programmes that can be started now.
    private static func programmes(_ places: Places) -> ProgrammeOffers {
        let shelf = ProgrammeShelf(installed: places.programmes, own: places.ownProgrammes)
        return ProgrammeOffers(
            programmes: shelf.programmes, own: shelf.own,
            faults: shelf.faults.map { fault in
                ProgrammeOffers.Fault(name: fault.programmeName, sentence: fault.description)
            })
    }

    /// What photographs are looked at with, by a program that may not be installed.
    private static func photographs(_ places: Places) -> PhotographDesk? {
        EyesProcess(besideProgram: Program.file()).map {
            PhotographDesk(eyes: $0, folder: PictureFolder(dataFolder: places.dataFolder))
        }
    }

    /// Unix time in milliseconds.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
