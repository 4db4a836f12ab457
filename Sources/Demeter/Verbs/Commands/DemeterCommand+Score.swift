internal import Arguments
internal import Wire

extension DemeterCommand {
    static let score: Verb = Verb(
        CommandTable(
            "score", "Show how a day was for your allergies, from 1 to 10",
            details: [
                "A meal begins with 10 and loses 8, 5 or 2 for each of its foods and each banned, avoided "
                    + "or small-amounts trigger that is in it, probably is or may be; never below 1. A "
                    + "day's is the mean of its meals rounded down, and one more, up to 10, where they "
                    + "are about the same. It never says that a food is safe."
            ],
            operands: [OperandRow("DATE", count: .oneAtMost, DateOperand.help)],
            examples: [.init("demeter score yesterday", "shows yesterday's")],
            group: "Looking back")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = DayRequest()
        if let text = session.command.operands.first {
            guard let date = DateOperand(text) else {
                throw session.misuse("\"\(text)\" is no day; try yesterday, friday or 2026-03-06")
            }
            request.date = try resolve(date, &daemon)
        }
        let (raw, message) = try daemon.call(.score, request, as: ScoreMessage.self)
        try session.show(raw, ScoreRendering.lines(message, session.console.style))
        return message.allergy == nil ? .nothing : .done
    }
}
