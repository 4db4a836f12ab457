internal import Arguments
internal import Calling
internal import Host
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let photo: Verb = Verb(
        CommandTable(
            "photo", "Log a meal by photographs of it",
            details: [
                "One to eight pictures of one meal: JPEG, PNG, WebP or HEIC of at most 10 MB. A bar code in them "
                    + "is looked up as by \"demeter barcode\", and nobody else is asked.",
                "Otherwise small copies without metadata go to the language model, where one is configured; what "
                    + "it sees is held until you confirm it. The figures are the catalog's.",
                "The files are opened by the daemon, which has to be able to read them.",
                "\"photo again NUMBER\" looks at photographs once more, by the number that was told with them, "
                    + "with a note that they had not before. It needs their copies, which are there until the "
                    + "meal is confirmed, for seven days at most.",
            ],
            options: [
                OptionRow(
                    "note", letter: "n", value: .init("TEXT"),
                    "What there is to say of it: \"half of it\", \"the sauce is vegan\"."),
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion; by the clock unless said."),
                OptionRow("at", letter: "a", value: .init("WHEN"), MomentOperand.help),
                OptionRow(
                    "keep", "Keep the small copies; they go when the meal is confirmed otherwise."),
                OptionRow(
                    "key", letter: "k", value: .init("KEY"),
                    "Log only once: the same key within 7 days gives the first result again."),
            ],
            operands: [
                OperandRow(
                    "FILE", count: .oneAtLeast, "Pictures of one meal; or again and a number.")
            ],
            examples: [
                .init("demeter photo lunch.jpg", "logs what is on it, once you confirm it"),
                .init(
                    "demeter photo plate.jpg menu.jpg --note \"half of it\"",
                    "looks at both as one meal"),
                .init(
                    "demeter photo again 12 --note \"it was tofu\"",
                    "looks at photograph 12 once more"),
            ], group: "Keeping the journal"),
        runPhoto)

    @Sendable private static func runPhoto(_ session: Session) throws(Failure) -> ExitStatus {
        let files = session.command.operands
        // A file of that name is called ./again.
        if files.count == 2, files[0] == "again", let number = Int(files[1]) {
            return try show(
                .photoAgain, PhotoAgainRequest(photo: number, note: session.command["note"]),
                session)
        }
        guard files.count <= PhotoRequest.mostFiles else {
            throw session.misuse(
                phrase(
                    "\(files.count) pictures are too many: at most \(PhotoRequest.mostFiles) make one meal"
                )
            )
        }
        let request = PhotoRequest(
            files: files.map(Path.absolute), note: session.command["note"],
            meal: session.command["meal"].flatMap(Meal.init), at: try session.moment("at"),
            keep: session.command.has("keep"), key: session.command["key"])
        return try show(.photo, request, session)
    }

    private static func show(
        _ method: Method, _ request: some Message, _ session: Session
    ) throws(Failure) -> ExitStatus {
        // The daemon answers at the latest when the language model has had its time.
        var daemon = try session.connect(patience: .seconds(660))
        let (raw, result) = try daemon.ask(method, request, as: LogResult.self)
        let told = result.reply.split(separator: "\n").map(String.init)
        let isTold = result.state == .failed || result.state == .waiting || result.state == .nothing
        // What was seen and what is to be done stands before the table of entries.
        let lines =
            isTold
            ? told
            : told.prefix(result.analysis == PhotoAnalysis.none ? 1 : 3)
                + LogRendering.lines(result, session.console.style)
                + [result.hint].compactMap { $0.map(DisplayWidth.printable) }
        try session.show(
            raw,
            ["Photograph \(result.utterance)\(result.analysis.map { ": \($0.rawValue)" } ?? "")"]
                + lines)
        return result.state == .nothing || result.state == .failed ? .nothing : .done
    }
}
