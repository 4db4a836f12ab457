internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let score: Verb = Verb(
        CommandTable(
            "score", "Show how a day was: for your allergies, and how healthy",
            details: [
                "The Healthy Eating Index (HEI-2020, 0 to 100) tells how near what you ate comes to the "
                    + "Dietary Guidelines for Americans, in thirteen components. Of several days what was "
                    + "eaten is summed first. There is none where the food groups are known of less than "
                    + "80 % of the energy.",
                "A meal begins with 10 and loses 8, 5 or 2 for each of its foods and each banned, avoided "
                    + "or small-amounts trigger that is in it, probably is or may be; never below 1. A "
                    + "day's is the mean of its meals rounded down, and one more, up to 10, where they "
                    + "are about the same. It never says that a food is safe.",
            ],
            options: [
                OptionRow(
                    "days", value: .init("N"),
                    "So many days together, DATE the last of them: the Healthy Eating Index only.")
            ],
            operands: [OperandRow("DATE", count: .oneAtMost, DateOperand.help)],
            examples: [
                .init("demeter score yesterday", "shows yesterday's"),
                .init("demeter score --days 30", "shows how healthy thirty days were"),
            ],
            group: "Looking back")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = ScoreRequest()
        if let text = session.command.operands.first {
            guard let date = DateOperand(text) else {
                throw session.misuse(
                    phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
            }
            request.date = try resolve(date, &daemon)
        }
        if let text = session.command["days"] {
            guard let count = Int(text), (1...DaysRequest.limit).contains(count) else {
                throw session.misuse(phrase("\"\(text)\" is no number of days; try 7"))
            }
            var last = request.date
            if last == nil { last = try today(&daemon) }
            guard let last else { return .nothing }
            request = ScoreRequest(days: last.advanced(by: 1 - count)...last)
        }
        let (raw, message) = try daemon.ask(.score, request, as: ScoreMessage.self)
        try session.show(raw, ScoreRendering.lines(message, session.console.style))
        return message.allergy == nil && message.eating == nil ? .nothing : .done
    }
}
