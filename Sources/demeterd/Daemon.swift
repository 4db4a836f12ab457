import CatalogFiles
import Configuration
import HTTP
import Host
import Journal
import Logbook
import Lookup
import Meaning
import Memory
import Nutrition
import People
import Server
import Threads
import UnixSocket
import Voice
import Wire

/// The running daemon: what was opened, and what it does on signals until it ends.
struct Daemon {
    let places: Places
    let environment: Environment
    let overrides: Overrides
    let log: Log
    private let house: House
    /// The journals that this daemon keeps, and what belongs to each.
    private let people: PeopleDesk
    /// Decides whose a line or a call is.
    private let residents: Residents
    let server: Server
    private let socketMode: SocketMode
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
    /// Has meals shown in a calendar.
    let calendarDoor: CarrierDoor
    /// Has a reader of bar codes read, when there is one.
    let reader: ReaderDoor
    private let vocabulary: Vocabulary
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
        let audience = AudienceList()
        let journal = try await Self.journal(places, log, audience)
        let known = try await catalog.value.get()
        let loop: EventLoop
        do {
            loop = try EventLoop()
        } catch {
            throw StartFailure(error, socket: places.socket)
        }
        let lookup = FoodLookup(
            store: LookupStore(path: Path.join(places.dataFolder, "lookup.sqlite")),
            now: { Double(Self.now()) / 1000 })
        await lookup.configure(
            configuration.lookup, version: Version.text, environment: environment, log: log)
        let settings = SettingsShelf(configuration)
        let meaning = MeaningProcess(besideProgram: Program.file()) {
            settings.configuration.meaningPackage(environment: environment)
        }
        let pantry = Pantry()
        let house = House(
            places: places, environment: environment, log: log, loop: loop,
            calendar: CalendarKeeper(
                configuration.zoneChoice, dayStart: configuration.dayStartSeconds,
                meals: configuration.mealTimes), lookup: lookup, meaning: meaning,
            shelf: CatalogShelf(known.catalog) { Self.foods(places, environment, log) },
            settings: settings, pantry: pantry,
            shelves: ServerPantry(pantry, SharingFiles(dataFolder: places.dataFolder)))
        self.house = house
        let owner = try await PersonDesk(
            house, places, configuration, journal: journal, audience: audience)
        let people = PeopleDesk(owner, house)
        self.people = people
        residents = Residents(owner: owner.logbook, keeper: people) {
            ErrorTable.error($0).message
        }
        let opened = await people.open()
        residents.have(opened.others, complaints: opened.complaints)
        residents.know(accounts: configuration.accounts.mapValues(\.text))
        _ = await residents.lookForHousemates()
        // Somebody's journal takes ten.
        _ = try? OpenFiles.raiseLimit(
            to: configuration.limits.connections + 64 + 12 * Places.mostPeople)
        do {
            server = try Server(
                on: try Self.listener(places, environment, log), serving: residents,
                on: loop, limits: ServerLimits(configuration),
                report: { log.warning($0.description) })
        } catch {
            throw StartFailure(error, socket: places.socket)
        }
        socketMode = SocketMode(places.socket)
        socketMode.follow(configuration)
        await server.start()
        let logbook = owner.logbook
        voice = VoiceDesk(
            on: loop, report: { log.warning($0) }, note: { log.notice($0) },
            listener: SpokenToPeople(residents: residents, people: people))
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
        calendarDoor = CarrierDoor(.calendar, on: loop, log: log)
        logbook.attach(cloud: cloud, household: household, calendar: calendarDoor)
        reader = ReaderDoor(on: loop, log: log, people: people)
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
        await calendarDoor.configure(configuration, places)
        await reader.configure(configuration)
        // Beside the first replies: neither this nor catching up ever delays them.
        Task(executorPreference: WorkerPool.shared) {
            await OwnThread.run("foods") {
                // What made the catalog is gone now, and with it thousands of words.
                if known.keep() { Heap.returnFreePages() }
                ProgramPages.giveBack()
            }
            // The first meal looks up types and tables that no other meal has to.
            for await _ in logbook.eventSignals().prefix(1) { ProgramPages.giveBack() }
        }
        // What only rare things touch adds up: as much again as meals need. In a task of its own, for it lasts as long as
        // the daemon, and what the other holds does not.
        Task(executorPreference: WorkerPool.shared) {
            for await _ in logbook.eventSignals(every: 500) { ProgramPages.giveBack() }
        }
        people.begin()
    }

    /// Obeys signals until one of them ends the daemon.
    func run(_ signals: AsyncStream<Signal>) async {
        let manager = ServiceManager(environment: environment)
        try? manager?.ready(status: "listening on \(places.socket)")
        let watchdog = manager.flatMap { manager in
            manager.watchdogInterval.map { interval in
                Task(executorPreference: WorkerPool.shared) { [loop = house.loop] in
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
        await calendarDoor.stop()
        await reader.stop()
        await people.prepareToEnd()
        await house.lookup.giveUp()
        if await !server.shutdown(within: Self.patience) {
            log.warning("some connections were cut off; what was said on them is kept")
        }
        await people.end(by: begun + Self.limit)
        house.web.close()
    }

    /// Rereads the configuration; a faulty one changes nothing.
    private func reload() async {
        do throws(StartFailure) {
            let configuration = try await Self.configuration(places, environment)
            if Task.isCancelled { return }
            configuration.display.energy.show()
            house.calendar.choose(
                configuration.zoneChoice, dayStart: configuration.dayStartSeconds,
                meals: configuration.mealTimes)
            await people.configure(configuration)
            residents.know(accounts: configuration.accounts.mapValues(\.text))
            _ = await residents.lookForHousemates()
            socketMode.follow(configuration)
            await server.judgeAgain()
            await server.reconfigure(ServerLimits(configuration))
            await house.lookup.configure(
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
            await calendarDoor.configure(configuration, places)
            await reader.configure(configuration)
            _ = try? await people.rereadFoods()
            log.notice("the configuration was read again")
        } catch {
            log.error("the configuration stays as it was: \(error.sentence)")
        }
    }
}
