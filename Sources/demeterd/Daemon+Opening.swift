import Allergens
import Alternatives
import CatalogFiles
import Configuration
import FoodCatalog
import Glibc
import Host
import Journal
import Logbook
import Nutrition
import Sight
import UnixSocket

// What the daemon finds where it starts.
extension Daemon {
    static func configuration(
        _ places: Places, _ environment: Environment
    ) async throws(StartFailure) -> Configuration {
        do {
            return try await Configuration.loaded(places, environment)
        } catch {
            throw StartFailure(error)
        }
    }

    /// Opens a journal, and says what was cut off before.
    static func journal(
        _ places: Places, _ log: Log, _ audience: AudienceList
    ) async throws(StartFailure) -> Journal {
        do {
            return try await Journal.open(
                folder: places.dataFolder, now: { Timestamp(milliseconds: Daemon.now()) },
                describe: Logbook.payload, audience: { audience.names },
                patterns: PatternFile(beside: places.ingredients),
                report: { log.error(Self.sentence(of: $0)) },
                found: { log.warning(Self.sentence(of: $0)) })
        } catch {
            throw StartFailure(error, folder: places.dataFolder)
        }
    }

    /// What failed within the journal, without anything that is stored there.
    static func sentence(of fault: JournalError) -> String {
        switch fault {
        case .damaged(let error): "the journal's file is damaged: \(error)"
        case .unreadable(let column):
            "the journal holds a value of \"\(column)\" that this version does not know"
        case .storage(let error): "the journal failed: \(error)"
        default: "the journal failed"
        }
    }

    /// What was cut off before this start, and what became of it.
    static func sentence(of leftover: Leftover) -> String {
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
    static func foods(
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

    static func catalog(
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

    static func places(_ overrides: Overrides, _ environment: Environment) -> Places {
        var places = Places(overrides: overrides, environment: environment)
        // What the service manager passed is where people meet, whatever else was said.
        let passed = try? InheritedSocket.all(environment: environment).first
        if let path = passed?.path { places.socket = path }
        return places
    }

    /// A daemon that can open too little ends before it has touched anything.
    static func refuseTooFewFiles() throws(StartFailure) {
        let least = 48
        guard let limit = try? OpenFiles.raiseLimit(to: least), limit < least else { return }
        throw StartFailure(
            "only \(limit) files and sockets may be open here, and a daemon needs \(least); raise it with "
                + "`ulimit -n 1024`, or LimitNOFILE= in its unit", .tryAgain)
    }

    /// The socket that the service manager passed, else one of our own.
    static func listener(
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
    static func allergens(_ places: Places) -> AllergenKnowledge? {
        let file = AllergenFile(beside: places.ingredients)
        return file.isThere ? AllergenKnowledge(file) : nil
    }

    /// Seasons, and the shops of those who live here.
    static func markets(_ places: Places) -> KnownMarkets {
        KnownMarkets(
            seasons: SeasonFile(beside: places.ingredients),
            shops: { ShopFile.read(places.shops) })
    }

    /// The programmes that can be started now.
    static func programmes(_ places: Places) -> ProgrammeOffers {
        let shelf = ProgrammeShelf(installed: places.programmes, own: places.ownProgrammes)
        return ProgrammeOffers(
            programmes: shelf.programmes, own: shelf.own,
            faults: shelf.faults.map { fault in
                ProgrammeOffers.Fault(name: fault.programmeName, sentence: fault.description)
            })
    }

    /// What photographs are looked at with, by a program that may not be installed.
    static func photographs(_ places: Places) -> PhotographDesk? {
        EyesProcess(besideProgram: Program.file()).map {
            let pictured = PicturedFile(beside: places.ingredients)
            return PhotographDesk(
                eyes: $0, folder: PictureFolder(dataFolder: places.dataFolder),
                meaning: { pictured.line(of: $0).flatMap(PictureMeaning.init(line:)) })
        }
    }

    /// Unix time in milliseconds.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
