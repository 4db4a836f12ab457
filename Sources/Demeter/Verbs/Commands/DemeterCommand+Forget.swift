internal import Arguments
internal import Configuration
internal import Host
internal import JSON
internal import Journal
internal import Nutrition
internal import Telling

extension DemeterCommand {
    static let forget: Verb = Verb(
        CommandTable(
            "forget", "Erase what was said and eaten, for good",
            details: [
                "Erases it from the journal and from its log, byte by byte, and with it the daily copies "
                    + "and the language model's remembered answers. Undoing cannot bring it back. Days that "
                    + "stay get a fresh copy. Files elsewhere that came from the journal are named.",
                "Asks twice. Needs the daemon not to run, unlike --habits, which the daemon forgets.",
            ],
            options: [
                OptionRow("all", "Everything, the foods of your own and goals included."),
                OptionRow("habits", "What was learnt from corrections; the entries stay."),
                OptionRow("from", value: .init("DATE"), "The first day to forget."),
                OptionRow("to", value: .init("DATE"), "The last day to forget."),
                OptionRow("yes", letter: "y", "Do not ask the first time."),
                OptionRow("really", "Do not ask the second time."),
                OptionRow("stop", "End the daemon first when it runs."),
            ],
            examples: [
                .init("demeter forget --from 2026-03-01 --to 2026-03-07", "forgets a week"),
                .init("demeter forget --all", "forgets everything"),
            ], group: "Your data"),
        runForget)

    @Sendable private static func runForget(_ session: Session) throws(Failure) -> ExitStatus {
        let range = try session.dayRange()
        let isAll = session.command.has("all")
        if session.command.has("habits") {
            guard !isAll, range == nil else {
                throw session.misuse(phrase("--habits stands alone: the entries stay"))
            }
            guard
                try session.agrees(
                    phrase("Forget your habits?"), phrase("They cannot be brought back. Really?"),
                    options: "yes",
                    "really")
            else { return .nothing }
            return try forgetHabits(session)
        }
        guard isAll != (range != nil) else {
            throw session.misuse(
                phrase("say what to forget: --all, days with --from and --to, or --habits"))
        }
        let what =
            range.map { phrase("the days \($0.lowerBound) to \($0.upperBound)") } ?? "everything"
        guard
            try session.agrees(
                phrase("Forget \(what)?"), phrase("It cannot be brought back. Really?"),
                options: "yes", "really")
        else { return .nothing }
        let folder = DataFolder(session)
        let configuration = try session.configuration()
        let backups = BackupFolder(configuration.backupFolder(session.places))
        try caring { () throws(CareError) in try folder.journal.refuseUnfit() }
        let hasStopped = try folder.claim(stopping: session.command.has("stop"))
        let today = try session.today()
        let summary = try caring { () throws(CareError) in
            let summary = try folder.journal.forget(
                Erasure(days: range, backups: backups.path))
            if range != nil, summary.entries > 0 || summary.copies > 0,
                configuration.backup.isEnabled
            {
                _ = try backups.keep(
                    folder.journal, on: today,
                    by: BackupPlan(
                        daily: configuration.backup.daily, weekly: configuration.backup.weekly))
            }
            return summary
        }
        try show(
            summary,
            left(configuration, folder, session.environment, of: session.places.person),
            hasStopped, session)
        return .done
    }

    /// What may still tell of it and is not this program's to erase, and what is not a person's.
    private static func left(
        _ configuration: Configuration, _ folder: DataFolder, _ environment: Environment,
        of person: PersonName?
    ) -> [String] {
        var left = [phrase("files that you made with backup or export")]
        if Path.isReadable(Path.join(folder.path, "foods")) {
            left.append(phrase("imported tables of foods"))
        }
        let cache = VoiceCache.folder(environment)
        if Path.isReadable(cache) {
            left.append(phrase("the words that the voice knows in \(cache), which may be removed"))
        }
        for sink in configuration.sinks(of: person) {
            switch sink {
            case .file(let path): left.append(phrase("summaries in \(path)"))
            case .email, .webhook, .ntfy, .command, .desktop:
                left.append(phrase("summaries that were sent"))
            }
        }
        return left.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func show(
        _ summary: ForgetSummary, _ left: [String], _ hasStopped: Bool,
        _ session: Session
    ) throws(Failure) {
        let json: JSONValue = [
            "entries": .integer(summary.entries), "utterances": .integer(summary.utterances),
            "copies": .integer(summary.copies), "left": .array(left.map(JSONValue.string)),
        ]
        var lines = [
            phrase(
                "Forgot \(summary.entries) entries and \(summary.utterances) utterances, and erased "
                    + "\(summary.copies) daily copies."),
            phrase("Not touched: \(Words.rowOfParts(left))."),
        ]
        if hasStopped { lines.append(phrase("The daemon was ended; start it again.")) }
        try session.show(json, lines)
    }
}
