internal import Arguments
internal import Calling
internal import Telling
internal import Wire

extension DemeterCommand {
    static let say: Verb = Verb(
        CommandTable(
            "say",
            "Say something as in a conversation: a meal, a correction, an answer, a question",
            details: [
                "Corrects the last thing, or one that is named, and answers what was asked. Without "
                    + "TEXT, each line of standard input is said, and all of them are one conversation."
            ],
            operands: [OperandRow("TEXT", count: .any, "What to say; the words are joined.")],
            examples: [
                .init("demeter say no, three eggs", "corrects the last meal"),
                .init("demeter say change the rice to 200 g", "corrects what is named"),
                .init("demeter say yes", "answers what was asked"),
                .init("demeter say what did I eat last week", "asks about days, foods or goals"),
                .init("demeter say my goal is 2000 calories", "sets a goal"),
                .init("demeter say", "talks, line by line"),
            ], group: "Keeping the journal"),
        runSay)

    static let habits: Verb = Verb(
        CommandTable(
            "habits", "Show what is known of how you eat, or have it forgotten",
            details: [
                "Of each food how often it counts, at which meal and hour, its stars, how often it was "
                    + "corrected, and why it would be suggested now. All of it is counted from the journal."
            ],
            options: [
                OptionRow("limit", letter: "n", value: .init("NUMBER"), "How many foods; 20.")
            ],
            examples: [.init("demeter habits", "what you have most often")], group: "Your data"),
        [forgetting]
    ) { session throws(Failure) in
        let limit = try session.number("limit").map { $0.rounded() } ?? 20
        guard (1...100_000).contains(limit) else {
            throw session.misuse(phrase("the value of \"--limit\" must be from 1 to 100000"))
        }
        var daemon = try session.connect()
        let (raw, list) = try daemon.ask(.habits, NoParameters(), asListOf: HabitMessage.self)
        try session.show(
            raw, HabitRendering.lines(list, limit: Int(limit), session.console.style))
        return list.isEmpty ? .nothing : .done
    }

    private static let forgetting: Verb = Verb(
        CommandTable(
            "forget", "Forget what was learnt from corrections and confirmations",
            details: [
                "Amounts that were not said mean what they mean for anybody again. Entries stay."
            ]),
        { session throws(Failure) in try forgetHabits(session) })

    static func forgetHabits(_ session: Session) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, _) = try daemon.ask(.forgetHabits, as: NoParameters.self)
        try session.show(raw, [phrase("Your habits are forgotten. Your entries stay.")])
        return .done
    }

    @Sendable private static func runSay(_ session: Session) throws(Failure) -> ExitStatus {
        // The daemon answers at the latest when the language model has had its time.
        var daemon = try session.connect(patience: .seconds(660))
        guard session.command.operands.isEmpty else {
            return try say(session.command.operands.joined(separator: " "), &daemon, session)
        }
        return try session.eachLine { (text, _) throws(Failure) in
            try say(text, &daemon, session)
        }
    }

    private static func say(
        _ text: String, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> ExitStatus {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw session.misuse(phrase("TEXT is missing: say something"))
        }
        let line = String(text.map { $0.isNewline ? " " : $0 })
        let (raw, said) = try daemon.ask(.say, SayRequest(text: line), as: SayResult.self)
        try session.show(raw, said.lines.map(DisplayWidth.printable))
        return said.isUnderstood ? .done : .nothing
    }
}
