internal import Arguments
internal import Calling
internal import Cloud
internal import Configuration
internal import HTTP
internal import Host
internal import Household
internal import JSON
internal import Journal
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let sync: Verb = Verb(
        CommandTable(
            "sync", "Look after the journal that your devices share",
            details: [
                "Devices share a journal by a household's PostgreSQL server (url under [sync] in the "
                    + "configuration of each), or by a folder of your own cloud (webdav under [cloud]). The "
                    + "daemon carries changes by itself."
            ],
            group: "Connecting"),
        [syncSetup, syncStatus, syncNow, syncLeave, syncKey])

    private static let syncSetup: Verb = Verb(
        CommandTable(
            "setup", "Join the household's server with this device",
            details: [
                "Makes what is needed in the database, which whoever owns it does first, or brings it up to "
                    + "date; takes you in if you made it; and carries everything there is."
            ],
            options: [
                OptionRow(
                    "partitions", value: .init("NUMBER"),
                    "Spread the tables that grow over so many parts, by the person: for thousands of people."
                )
            ],
            examples: [.init("demeter sync setup", "joins, and carries everything")])
    ) { session throws(Failure) in
        var words = ["--setup"]
        if let parts = session.command["partitions"] {
            guard let number = Int(parts), HouseholdSchema.parts.contains(number) else {
                throw session.misuse(
                    phrase("the value of \"--partitions\" must be a number from 1 to 256"))
            }
            words += ["--partitions", "\(number)"]
        }
        let json = try askHousehold(session, words)
        let person = DisplayWidth.printable(json["person"]?.string ?? "")
        try session.show(
            json,
            [phrase("This device is in the household, with the journal of \(person).")]
                + SyncRendering.lines(carried: json))
        return .done
    }

    private static let syncLeave: Verb = Verb(
        CommandTable(
            "leave", "Have this device share no more with the household",
            details: [
                "The journal stays whole, and so does what the server has of it. \"demeter sync setup\" joins "
                    + "again."
            ],
            examples: [.init("demeter sync leave", "carries nothing from then on")])
    ) { session throws(Failure) in
        let json = try askHousehold(session, ["--leave"])
        let isTold = json["told"]?.bool == true
        try session.show(
            json,
            [
                phrase(
                    "This device has left; its journal stays as it is, and so does what the server has of it."
                ),
                phrase(
                    "Remove url under [sync] from the configuration, unless it is to join again."),
            ]
                + (isTold
                    ? [] : [phrase("The server could not be told, and still lists this device.")]))
        return .done
    }

    private static let syncKey: Verb = Verb(
        CommandTable(
            "key", "Make a key by which the files in your cloud's folder are encrypted",
            details: [
                "It is shown this once and kept nowhere. Give all your devices the same one, by key_file under "
                    + "[cloud] or as the password is given, and keep a copy: without it nobody reads the files "
                    + "again."
            ],
            examples: [
                .init(
                    "(umask 077; demeter sync key > ~/.config/demeter/cloud-key)",
                    "puts one into a file")
            ])
    ) { session throws(Failure) in
        var random = SystemRandomNumberGenerator()
        let key = (0..<8).map { _ in
            let text = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
            return String(repeating: "0", count: 8 - text.count) + text
        }.joined()
        try session.show(["key": .string(key)], [key])
        return .done
    }

    private static let syncStatus: Verb = Verb(
        CommandTable(
            "status", "Show what was carried to your other devices, and what waits",
            examples: [
                .init("demeter sync status", "shows the server or folder and the days that wait")
            ])
    ) { session throws(Failure) in
        let server = try householdAddressIfAny(session)
        let folder = try sharedFolderIfAny(session)
        guard server != nil || folder != nil else { throw .badData(nothingShared) }
        var daemon = try session.connect()
        let days = try daemon.ask(
            .sharedDays, SharedDaysRequest(), as: SharedDaysMessage.self
        ).result
        let now = session.now * 1000
        var json = JSONObject()
        var lines: [String] = []
        var isDone = true
        if let folder {
            let status = CloudStatus(days, keptState(session, folder))
            json = status.json.object ?? json
            lines += SyncRendering.lines(status, at: now)
            isDone = isDone && status.isDone
        }
        if let server {
            let status = HouseholdStatus(days, keptHousehold(session), address: server)
            json["server"] = status.json
            lines += SyncRendering.lines(status, at: now)
            isDone = isDone && status.isDone
        }
        try session.show(.object(json), lines)
        return isDone ? .done : .nothing
    }

    private static let syncNow: Verb = Verb(
        CommandTable(
            "now", "Carry changes to and from your other devices at once",
            details: ["Looks at everything, also where nothing was expected."],
            examples: [.init("demeter sync now", "sends what waits and takes what others wrote")])
    ) { session throws(Failure) in
        let server = try householdAddressIfAny(session)
        let folder = try sharedFolderIfAny(session)
        guard server != nil || folder != nil else { throw .badData(nothingShared) }
        var json = JSONObject()
        var lines: [String] = []
        if let folder {
            let carried = try carryToFolder(session, folder)
            json = carried.object ?? json
            lines += SyncRendering.lines(carried: carried)
        }
        if server != nil {
            let carried = try askHousehold(session, ["--once"])
            json["server"] = carried
            lines += SyncRendering.lines(carried: carried)
        }
        try session.show(.object(json), lines)
        return .done
    }

    private static func carryToFolder(
        _ session: Session, _ address: String
    ) throws(Failure) -> JSONValue {
        guard let program = carrier("demeter-sync") else {
            throw .badData(
                phrase("demeter-sync is not installed beside demeter, so that nothing is carried"))
        }
        guard
            let output = CommandOutput.read(
                [program, "--once"] + carrierPlaces(session), for: .cloud,
                patience: patienceOfCarrier),
            let json = try? JSONValue(parsing: output)
        else {
            let reason = keptState(session, address).fault
            throw .badData(
                phrase(
                    "nothing was carried: \(reason.map(DisplayWidth.printable) ?? "see \"demeter-sync --once\"")"
                )
            )
        }
        return json
    }

    private static let nothingShared =
        phrase(
            "nothing is shared: set webdav under [cloud], or url under [sync], in the configuration"
        )

    /// The folder's address, as it is kept.
    private static func sharedFolderIfAny(_ session: Session) throws(Failure) -> String? {
        guard let text = try session.configuration().cloud.webdav else { return nil }
        do throws(CloudAddress.Refusal) {
            return try CloudAddress.read(text).text
        } catch {
            throw .badData(error.sentence)
        }
    }

    /// What was carried so far to and from a folder, by its address.
    static func keptState(_ session: Session, _ address: String) -> CloudState {
        let path = SharingFiles(dataFolder: session.house.dataFolder).state
        let bytes = (try? ExistingFile.contents(of: path, limit: 16 << 20, trust: .own)) ?? []
        return CloudState(bytes, address: address)
    }
}
