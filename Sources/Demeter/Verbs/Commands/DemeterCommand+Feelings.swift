internal import Arguments
internal import Body
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

// How a person feels.
extension DemeterCommand {
    static let feel: Verb = Verb(
        CommandTable(
            "feel", "Note how you feel",
            details: [
                "The words name the feeling, perhaps how strong it is from one to five, and since when. It "
                    + "is kept with the time; `demeter feelings` tells what you ate before. `demeter undo` "
                    + "takes it back."
            ],
            options: [
                OptionRow(
                    "at", letter: "a", value: .init("WHEN"),
                    "When it was: 12:30, \"yesterday 19:00\", \"2026-03-06 12:30\", or RFC 3339.")
            ],
            operands: [OperandRow("TEXT", count: .any, "How you feel.")],
            examples: [
                .init("demeter feel bloated, three of five", "notes it now"),
                .init("demeter feel headache since two", "notes it of two o'clock"),
            ], group: "You")
    ) { session throws(Failure) in
        let text = session.command.operands.joined(separator: " ")
        guard !text.isEmpty, text.unicodeScalars.count <= FeelRequest.longest else {
            throw session.misuse(
                phrase("say how you feel, as: demeter feel bloated, three of five"))
        }
        let request = FeelRequest(text: text, at: try session.moment("at"))
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.feel, request, as: FeelResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    static let feelings: Verb = Verb(
        CommandTable(
            "feelings", "List how you felt, and what you ate before",
            details: [
                "Of one feeling, from eight times on, it counts what you ate in the 72 hours before, and "
                    + "before the noons of days without it. What is counted need not be why."
            ],
            examples: [
                .init("demeter feelings", "lists all"),
                .init("demeter feelings of bloated", "counts what you ate before"),
            ], group: "You"),
        [feelingsOf, removeFeeling]
    ) { session throws(Failure) in try list(nil, session) }

    private static let feelingsOf: Verb = Verb(
        CommandTable(
            "of", "List one feeling, and count what you ate before",
            operands: [OperandRow("FEELING", count: .any, "Its name, as bloated.")],
            examples: [.init("demeter feelings of headache", "when, and what was eaten before")])
    ) { session throws(Failure) in
        let name = session.command.operands.joined(separator: " ")
        guard !name.isEmpty, name.unicodeScalars.count <= FeelingNames.longest else {
            throw session.misuse(phrase("name a feeling, as bloated"))
        }
        return try list(name, session)
    }

    private static let removeFeeling: Verb = Verb(
        CommandTable(
            "remove", "Remove a feeling",
            operands: [OperandRow("ID", count: .one, "Its number in the list.")],
            examples: [.init("demeter feelings remove 12", "removes number 12")])
    ) { session throws(Failure) in
        let text = session.command.operands.first ?? ""
        guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no number of a feeling; see: demeter feelings"))
        }
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(
            .removeFeeling, FeelingRequest(id: id), as: FeelResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    private static func list(
        _ name: String?, _ session: borrowing Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(
            .feelings, FeelingsRequest(feeling: name), as: FeelingsMessage.self)
        try session.show(raw, FeelingRendering.lines(message, session.console.style))
        return message.feelings.isEmpty ? .nothing : .done
    }
}
