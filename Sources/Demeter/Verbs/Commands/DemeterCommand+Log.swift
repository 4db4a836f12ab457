internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let log: Verb = Verb(
        CommandTable(
            "log", "Log what you ate, and show what was understood and the day's total",
            details: [
                "Without TEXT, each line of standard input is one meal.",
                "What the words say of time and meal (\"yesterday\", \"for lunch\") counts more than "
                    + "the options.",
            ],
            options: [
                OptionRow("at", letter: "a", value: .init("WHEN"), MomentOperand.help),
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion; by the clock unless said."),
                OptionRow(
                    "key", letter: "k", value: .init("KEY"),
                    "Log only once: the same key within 7 days gives the first result again. Of "
                        + "several lines each adds its number to the key."),
            ],
            operands: [OperandRow("TEXT", count: .any, "What you ate; the words are joined.")],
            examples: [
                .init("demeter log two eggs and a slice of toast", "logs a meal, now"),
                .init("demeter log --at 12:30 caesar salad", "logs it for half past twelve"),
                .init("demeter log < meals.txt", "logs each line of a file"),
            ], group: "Keeping the journal"),
        runLog)

    @Sendable private static func runLog(_ session: Session) throws(Failure) -> ExitStatus {
        let text = session.command.operands.joined(separator: " ")
        if session.command.operands.isEmpty {
            guard !session.console.isInputTerminal else {
                throw session.misuse(phrase("TEXT is missing: say what you ate"))
            }
            return try logLines(session)
        }
        let request = try request(session)
        // The daemon answers at the latest when the language model has had its time.
        var daemon = try session.connect(patience: .seconds(660))
        return try log(text, request, &daemon, session)
    }

    /// A request without its text, as the options say.
    private static func request(_ session: Session) throws(Failure) -> LogRequest {
        LogRequest(
            text: "", at: try session.moment("at"),
            meal: session.command["meal"].flatMap(Meal.init),
            source: "terminal", key: session.command["key"])
    }

    private static func log(
        _ text: String, _ request: LogRequest, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var request = request
        request.text = text
        let (raw, result) = try daemon.ask(.log, request, as: LogResult.self)
        // Whose it was by its words.
        var (heading, remedy) = ([String](), [String]())
        if let person = raw["person"]?.string.map(DisplayWidth.printable) {
            heading = ["\(person.prefix(1).uppercased() + person.dropFirst()):"]
            if !result.entries.isEmpty {
                remedy = [phrase("To take it back: demeter --person \(person) undo")]
            }
        }
        try session.show(
            raw, heading + LogRendering.lines(result, session.console.style) + remedy)
        switch result.state {
        case .logged, .held, .question, .waiting: return .done
        case .nothing, .failed: return .nothing
        }
    }

    private static func logLines(_ session: Session) throws(Failure) -> ExitStatus {
        let request = try request(session)
        var daemon = try session.connect(patience: .seconds(660))
        var hasShown = false
        return try session.eachLine { (text, number) throws(Failure) in
            if hasShown, !session.isJSON { try session.console.print("") }
            hasShown = true
            var own = request
            own.key = request.key.map { "\($0):\(number)" }
            return try log(text, own, &daemon, session)
        }
    }
}
