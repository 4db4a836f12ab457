internal import Arguments
internal import Calling
internal import Host
internal import JSON
internal import Journal
internal import Nutrition
internal import Programmes
internal import Telling
internal import Wire

// Programmes of several days.
extension DemeterCommand {
    static let programme: Verb = Verb(
        CommandTable(
            "programme", "Follow a programme of twenty-one days, or one of your own",
            details: [
                "A programme asks the same of each of its days: so many meals logged, nothing that you must "
                    + "not have, a Healthy Eating Index, a note on how you feel. Its days are your own, "
                    + "wherever you are; those of a pause do not count. The nightly summary tells how the "
                    + "day was for it.",
                "Programmes of your own are files in programmes/ beside the configuration file. Without "
                    + "anything it tells how the programme goes.",
            ],
            examples: [
                .init("demeter programme start", "starts the twenty-one days today"),
                .init("demeter programme", "tells how it goes"),
            ], group: "You"),
        [
            listProgrammes, startProgramme, pauseProgramme, resumeProgramme, travelProgramme,
            programmeStatus, programmeReport, programmeMetrics, stopProgramme,
        ]
    ) { session throws(Failure) in try showStanding(session) }

    private static let listProgrammes: Verb = Verb(
        CommandTable("list", "List the programmes that can be started")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(
            .programmes, NoParameters(), as: ProgrammesMessage.self)
        try session.show(raw, ProgrammeRendering.lines(message, session.console.style))
        return message.programmes.isEmpty ? .nothing : .done
    }

    private static let startProgramme: Verb = Verb(
        CommandTable(
            "start", "Start a programme",
            options: [
                OptionRow("from", value: .init("DAY"), "The first day; today unless said.")
            ],
            operands: [
                OperandRow(
                    "NAME", count: .oneAtMost,
                    "Which, as `demeter programme list` names it; twenty-one-days unless said.")
            ],
            examples: [
                .init("demeter programme start", "starts today"),
                .init("demeter programme start first-week --from tomorrow", "starts another"),
            ])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = StartProgramme()
        if let name = session.command.operands.first { request.name = name }
        request.from = try day(session.command["from"], &daemon, session)
        return try tell(
            try daemon.ask(.startProgramme, request, as: ProgrammeMessage.self), session)
    }

    private static let pauseProgramme: Verb = Verb(
        CommandTable(
            "pause", "Let no day count until you resume",
            options: [OptionRow("from", value: .init("DAY"), "The first day; today unless said.")],
            examples: [.init("demeter programme pause", "today does not count any more")])
    ) { session throws(Failure) in try take(.pauseProgramme, session.command["from"], session) }

    private static let resumeProgramme: Verb = Verb(
        CommandTable(
            "resume", "Let days count again",
            options: [
                OptionRow(
                    "from", value: .init("DAY"), "The first day that counts; today unless said.")
            ],
            examples: [.init("demeter programme resume", "today counts again")])
    ) { session throws(Failure) in try take(.resumeProgramme, session.command["from"], session) }

    private static let travelProgramme: Verb = Verb(
        CommandTable(
            "travel", "Let one day not count, because of a journey",
            details: [
                "A journey to the east may leave little of a day, or swallow it. The programme ends a day "
                    + "later."
            ],
            operands: [OperandRow("DAY", count: .oneAtMost, DateOperand.help)],
            examples: [.init("demeter programme travel yesterday", "yesterday does not count")])
    ) { session throws(Failure) in
        try take(.travelProgramme, session.command.operands.first, session)
    }

    private static let programmeStatus: Verb = Verb(
        CommandTable(
            "status", "Tell how the programme goes, in numbers too",
            examples: [.init("demeter programme status", "as demeter programme alone")])
    ) { session throws(Failure) in try showStanding(session) }

    private static let programmeReport: Verb = Verb(
        CommandTable(
            "report", "Tell every day of a programme, and all numbers",
            operands: [
                OperandRow(
                    "ID", count: .oneAtMost,
                    "Its number; that which goes on, else the newest, unless said.")
            ],
            examples: [.init("demeter programme report", "the newest one, day by day")])
    ) { session throws(Failure) in
        let (raw, message) = try ask(session)
        try session.show(raw, ProgrammeRendering.report(message, session.console.style))
        return .done
    }

    private static let programmeMetrics: Verb = Verb(
        CommandTable(
            "metrics", "Show how well keeping the journal went, or write these numbers to a file",
            details: [
                "They are computed here, of the days of the programme, and go nowhere. With --export they are "
                    + "written to a file, after a yes: counts, seconds and shares alone, without any "
                    + "word, food or date of yours."
            ],
            options: [
                OptionRow("export", value: .init("FILE", .file), "Write the numbers to FILE."),
                OptionRow("yes", letter: "y", "Do not ask before they are written."),
            ],
            operands: [
                OperandRow(
                    "ID", count: .oneAtMost,
                    "Its number; that which goes on, else the newest, unless said.")
            ],
            examples: [
                .init("demeter programme metrics", "shows them"),
                .init("demeter programme metrics --export pilot.json --yes", "hands them on"),
            ])
    ) { session throws(Failure) in
        guard session.command.has("export") || !session.command.has("yes") else {
            throw session.misuse(phrase("--yes goes with --export FILE"))
        }
        let (_, message) = try ask(session)
        let numbers = ProgrammeRendering.numbers(of: message)
        guard let path = session.command["export"] else {
            try session.show(
                message.metrics.json, ProgrammeRendering.lines(message.metrics))
            return .done
        }
        if !session.isJSON {
            try session.console.print([phrase("This is all that is written:"), numbers.text])
        }
        guard try session.agrees(phrase("Write it to \(path)?"), options: "yes") else {
            return .nothing
        }
        do throws(HostError) {
            var file = try NewFile(Path.absolute(path), rights: 0o600)
            try file.write(Array((numbers.text + "\n").utf8))
            try file.finish(replacing: false)
        } catch {
            throw .output(error)
        }
        try session.show(numbers, [phrase("Written to \(DisplayWidth.printable(path)).")])
        return .done
    }

    private static let stopProgramme: Verb = Verb(
        CommandTable(
            "stop", "Give the programme up",
            examples: [.init("demeter programme stop", "demeter undo takes it back")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        return try tell(
            try daemon.ask(.stopProgramme, NoParameters(), as: ProgrammeMessage.self), session)
    }

    private static func ask(
        _ session: Session
    ) throws(Failure) -> (raw: JSONValue, message: ProgrammeMessage) {
        var request = ProgrammeRequest()
        if let text = session.command.operands.first {
            guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
                throw session.misuse(phrase("\"\(text)\" is no number of a programme"))
            }
            request.programme = id
        }
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.programme, request, as: ProgrammeMessage.self)
        return (raw, message)
    }

    private static func showStanding(_ session: Session) throws(Failure) -> ExitStatus {
        let (raw, message) = try ask(session)
        try session.show(raw, ProgrammeRendering.standing(message, session.console.style))
        return .done
    }

    private static func take(
        _ method: Method, _ text: String?, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let request = ProgrammeDayRequest(day: try day(text, &daemon, session))
        return try tell(
            try daemon.ask(method, request, as: ProgrammeMessage.self), session)
    }

    private static func tell(
        _ answer: (raw: JSONValue, result: ProgrammeMessage), _ session: Session
    ) throws(Failure) -> ExitStatus {
        try session.show(answer.raw, LogRendering.lines(of: answer.result.reply))
        return .done
    }

    /// A day before today or after it; `nil` for today.
    private static func day(
        _ text: String?, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> LocalDay? {
        guard let text else { return nil }
        if text.lowercased() == "tomorrow" { return try today(&daemon).advanced(by: 1) }
        guard let date = DateOperand(text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no day; try yesterday, tomorrow, friday or 2026-03-06"))
        }
        return try resolve(date, &daemon)
    }
}
