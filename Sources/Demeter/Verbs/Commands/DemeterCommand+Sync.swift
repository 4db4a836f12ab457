internal import Arguments
internal import Cloud
internal import Configuration
internal import HTTP
internal import Host
internal import JSON
internal import Journal
internal import Nutrition
internal import Wire

extension DemeterCommand {
    static let sync: Verb = Verb(
        CommandTable(
            "sync", "Look after the journal that your devices share",
            details: [
                "Devices share a journal by a folder of your own cloud: webdav under [cloud] in the "
                    + "configuration of each. The daemon carries changes by itself."
            ],
            group: "Connecting"),
        [syncStatus, syncNow])

    private static let syncStatus: Verb = Verb(
        CommandTable(
            "status", "Show what was carried to your cloud, and what waits",
            examples: [.init("demeter sync status", "shows the folder and the days that wait")])
    ) { session throws(Failure) in
        let address = try sharedFolder(session)
        var daemon = try session.connect()
        let days = try daemon.call(
            .sharedDays, SharedDaysRequest(), as: SharedDaysMessage.self
        ).result
        let status = CloudStatus(days, keptState(session, address))
        try session.show(status.json, SyncRendering.lines(status, at: session.now * 1000))
        return status.isDone ? .done : .nothing
    }

    private static let syncNow: Verb = Verb(
        CommandTable(
            "now", "Carry changes to and from your cloud at once",
            details: ["Looks at the whole folder, also where nothing was expected."],
            examples: [.init("demeter sync now", "sends what waits and takes what others wrote")])
    ) { session throws(Failure) in
        let address = try sharedFolder(session)
        guard let own = Program.file() else { throw .badData(noCarrier) }
        let program = Path.join(Path.parent(of: own), "demeter-sync")
        guard Path.isReadable(program) else { throw .badData(noCarrier) }
        var words = [
            program, "--once", "--socket", session.places.socket, "--data-dir",
            session.places.dataFolder,
        ]
        if session.places.isConfigurationChosen {
            words += ["--config", session.places.configuration]
        }
        guard let output = CommandOutput.read(words, for: .cloud, patience: patienceOfCarrier),
            let json = try? JSONValue(parsing: output)
        else {
            let reason = keptState(session, address).fault
            throw .badData(
                "nothing was carried: \(reason.map(DisplayWidth.printable) ?? "see \"demeter-sync --once\"")"
            )
        }
        try session.show(json, SyncRendering.lines(carried: json))
        return .done
    }

    /// A first round with everything of years may take so long.
    private static let patienceOfCarrier = Duration.seconds(3600)

    private static let nothingShared =
        "no folder is shared: set webdav under [cloud] in the configuration"
    private static let noCarrier =
        "demeter-sync is not installed beside demeter, so that nothing is carried"

    /// The folder's address, as it is kept.
    private static func sharedFolder(_ session: Session) throws(Failure) -> String {
        guard let text = try session.configuration().cloud.webdav else {
            throw .badData(nothingShared)
        }
        do throws(CloudAddress.Refusal) {
            return try CloudAddress.read(text).text
        } catch {
            throw .badData(error.sentence)
        }
    }

    /// What was carried so far to and from a folder, by its address.
    static func keptState(_ session: Session, _ address: String) -> CloudState {
        let path = SharingFiles(dataFolder: session.places.dataFolder).state
        let bytes = (try? ExistingFile.contents(of: path, limit: 16 << 20, trust: .own)) ?? []
        return CloudState(bytes, address: address)
    }
}
