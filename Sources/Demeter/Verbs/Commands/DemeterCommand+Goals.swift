internal import Arguments
internal import Nutrition
internal import Wire

extension DemeterCommand {
    /// Verbs about days and what is aimed at, beside those that show days.
    static let lookingBack = [goals, summary, history]

    static let goals: Verb = Verb(
        CommandTable(
            "goals", "Show what you aim at, or set it",
            details: [
                "Days that are over keep the goals that they had."
            ],
            group: "Looking back"),
        [setGoals]
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, message) = try daemon.call(.goals, DayRequest(), as: GoalsMessage.self)
        try session.show(raw, GoalsRendering.lines(message, session.console.style))
        return .done
    }

    private static let setGoals: Verb = Verb(
        CommandTable(
            "set", "Set daily goals",
            details: [
                "A goal is a nutrient and an amount: a number to come near to, \"min\" or \"max\" and a "
                    + "number, a range such as 1800-2200, or \"none\". Energy is in kcal, sodium in mg, "
                    + "everything else in g."
            ],
            options: [
                OptionRow(
                    "from", value: .init("DATE"), "The first day it holds for; today unless given."),
                OptionRow(
                    "on", value: .init("WEEKDAY"),
                    "Only on this weekday, where it counts more than the goal of every day."),
            ],
            operands: [
                OperandRow(
                    "GOAL", count: .oneAtLeast,
                    "Nutrient and amount: "
                        + Nutrient.allCases.map(\.rawValue).joined(separator: ", ") + ".")
            ],
            examples: [
                .init("demeter goals set calories 2000 protein min 120", "sets two goals"),
                .init(
                    "demeter goals set calories 1800-2200 sodium max 2300", "a range and a limit"),
                .init("demeter goals set calories 2500 --on saturday", "more on Saturdays"),
                .init("demeter goals set sugar none", "sets none for sugar"),
            ])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = GoalsRequest(goals: try GoalOperands.goals(session))
        if let text = session.command["on"] {
            guard let weekday = Calendar.weekday(named: text) else {
                throw session.misuse("\"\(text)\" is no weekday; try saturday")
            }
            request.weekday = weekday
        }
        if let text = session.command["from"] {
            guard let date = GoalOperands.date(text) else {
                throw session.misuse(
                    "\"\(text)\" is no day; try today, tomorrow or 2026-03-06")
            }
            switch date {
            case .date(let day): request.from = day
            case .daysAhead(let days):
                request.from = try daemon.call(.day, DayRequest(), as: DayMessage.self).result.row
                    .date.advanced(by: days)
            }
        }
        let (raw, message) = try daemon.call(.setGoals, request, as: GoalsMessage.self)
        try session.show(raw, GoalsRendering.lines(message, session.console.style))
        return .done
    }
}
