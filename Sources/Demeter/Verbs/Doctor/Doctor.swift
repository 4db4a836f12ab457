internal import CatalogFiles
internal import Configuration
internal import Glibc
internal import Host
internal import Journal
internal import Nutrition
internal import Telling
internal import TimeZones
internal import Wire

/// Looks at everything that Demeter needs, with and without a daemon, and changes nothing.
struct Doctor {
    let session: Session
    var findings: [DoctorFinding] = []

    var places: Places { session.places }

    init(_ session: Session) { self.session = session }

    static func examine(_ session: Session) -> [DoctorFinding] {
        var doctor = Doctor(session)
        doctor.lookAtConfiguration()
        let configuration = (try? session.configuration()) ?? Configuration()
        doctor.lookAtFolder()
        doctor.lookAtDisk()
        let examination = JournalFolder(session.places.dataFolder).examine()
        doctor.lookAt(examination)
        doctor.lookAtFuture(examination)
        doctor.lookAtCopies(configuration, examination)
        doctor.lookAtCatalog()
        doctor.lookAtAllergens()
        doctor.lookAtMeaning(configuration)
        doctor.lookAtZone(configuration)
        doctor.lookAtLanguage(configuration)
        doctor.lookAtDaemon(examination)
        doctor.lookAtUnits()
        doctor.lookAtSinks(configuration)
        doctor.lookAtVoice(configuration)
        doctor.lookAtClassifier(configuration)
        doctor.lookAtPage(configuration)
        doctor.lookAtCloud(configuration)
        doctor.lookAtCalendar(configuration)
        doctor.lookAtHousehold(configuration)
        if session.person == nil { doctor.lookAtPeople(configuration) }
        return doctor.findings
    }

    mutating func add(_ finding: DoctorFinding) { findings.append(finding) }

    private mutating func lookAtConfiguration() {
        do {
            _ = try session.configuration()
            let isThere = access(places.configuration, F_OK) == 0
            add(
                .good(
                    "configuration",
                    isThere
                        ? places.configuration
                        : phrase("none, and none is needed; everything is as usual"))
            )
        } catch {
            add(
                .fault(
                    "configuration", error.message,
                    phrase("Correct that place; demeter.toml(5) lists every key.")))
        }
        // Foods have a finding of their own.
        let grammars: [ConfigurationError.Source] = [
            .option("--grammars"), .variable("DEMETER_GRAMMARS"),
        ]
        for error in places.missing where grammars.contains(error.source) {
            add(
                .fault(
                    "configuration", error.description,
                    phrase("Name the folder that came with Demeter, or none to have it found.")))
        }
        for (name, nearest) in Configuration.unknownVariables(in: session.environment) {
            add(
                .warning(
                    "configuration", phrase("the variable \(name) means nothing"),
                    nearest.map { phrase("Did you mean \($0)?") } ?? phrase("Unset it.")))
        }
    }

    mutating func lookAtFolder() {
        let folder = places.dataFolder
        var status = stat()
        guard stat(folder, &status) == 0 else {
            guard errno == ENOENT else {
                let error = HostError(code: errno, operation: "look into \(folder)")
                return add(
                    .fault(
                        "data folder", error.told,
                        closedParent(of: folder).map { "chmod u+rwx '\($0)'" }
                            ?? phrase("Move it away, or set --data-dir.")))
            }
            return add(
                .note("data folder", phrase("\(folder) is not there yet; the daemon makes it")))
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return add(
                .fault(
                    "data folder", phrase("\(folder) is no folder"),
                    phrase("Move it away, or set --data-dir.")))
        }
        guard status.st_uid == geteuid() else {
            return add(
                .fault(
                    "data folder",
                    phrase("\(folder) belongs to somebody else (user \(status.st_uid))"),
                    "chown -R \(geteuid()) '\(folder)'"))
        }
        guard access(folder, R_OK | W_OK | X_OK) == 0, status.st_mode & 0o700 == 0o700 else {
            return add(
                .fault(
                    "data folder", phrase("\(folder) cannot be written"), "chmod 700 '\(folder)'"))
        }
        guard status.st_mode & 0o077 == 0 else {
            return add(
                .warning(
                    "data folder", phrase("\(folder) is open to others"), "chmod 700 '\(folder)'"))
        }
        add(.good("data folder", folder))
        for name in ["journal.sqlite", "journal.sqlite-wal", "model.sqlite", "lookup.sqlite"] {
            let path = Path.join(folder, name)
            guard stat(path, &status) == 0 else { continue }
            if status.st_mode & 0o077 != 0 {
                add(
                    .warning(
                        "data folder", phrase("\(path) is open to others"), "chmod 600 '\(path)'"))
            }
            if status.st_mode & 0o600 != 0o600 || access(path, R_OK | W_OK) != 0 {
                add(
                    .fault(
                        "data folder", phrase("\(path) cannot be written"), "chmod 600 '\(path)'"))
            }
        }
    }

    private mutating func lookAtDisk() {
        var status = statvfs()
        guard statvfs(existing(places.dataFolder), &status) == 0 else { return }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        let text = phrase("\(StatusRendering.size(Int(clamping: free))) free")
        let remedy =
            phrase(
                "Make room on the disk with \(places.dataFolder), or move the folder and set --data-dir."
            )
        switch free {
        case ..<10_000_000: add(.fault("disk", phrase("full: \(text)"), remedy))
        case ..<200_000_000: add(.warning("disk", text, remedy))
        default: add(.good("disk", text))
        }
        if status.f_flag & UInt(ST_RDONLY) != 0 {
            add(
                .fault(
                    "disk", phrase("mounted read-only"),
                    phrase("mount -o remount,rw it, or set --data-dir.")))
        }
    }

    /// The first folder on the way to `path` that may not be entered.
    private func closedParent(of path: String) -> String? {
        let parent = Path.parent(of: path)
        guard parent != path else { return nil }
        if let above = closedParent(of: parent) { return above }
        return access(parent, F_OK) == 0 && access(parent, X_OK) != 0 ? parent : nil
    }

    /// The nearest folder above that exists.
    private func existing(_ path: String) -> String {
        var path = path
        while access(path, F_OK) != 0, path != "/", path != "." { path = Path.parent(of: path) }
        return path
    }

    private mutating func lookAtCatalog() {
        guard let path = places.ingredients else {
            return add(
                .fault(
                    "foods", phrase("no ingredients.json was found beside the program"),
                    phrase("Install Demeter again, or name one with --ingredients.")))
        }
        do throws(CatalogFileError) {
            let foods = try CatalogFile.load(path)
            add(.good("foods", phrase("\(foods.count) in \(path)")))
        } catch {
            add(
                .fault(
                    "foods", "\(error)",
                    phrase("Install Demeter again, or name another with --ingredients."))
            )
        }
    }

    private mutating func lookAtZone(_ configuration: Configuration) {
        let name = configuration.day.timeZone
        let zone =
            name == "system" ? ZoneFolder().systemZone() : try? ZoneFolder().zone(named: name)
        guard let zone else {
            return add(
                .fault(
                    "time zone", phrase("there is no zone \(name) on this machine"),
                    phrase("Install tzdata, or set day.time_zone to an installed one.")))
        }
        let starts = configuration.day.startsAt
        add(.good("time zone", phrase("\(zone.name); days begin at \(starts)")))
        if access("/etc/localtime", R_OK) != 0, name == "system", session.environment["TZ"] == nil {
            add(
                .note(
                    "time zone", phrase("the machine has none, so days are those of UTC"),
                    phrase("timedatectl set-timezone AREA/CITY, or set day.time_zone.")))
        }
    }
}
