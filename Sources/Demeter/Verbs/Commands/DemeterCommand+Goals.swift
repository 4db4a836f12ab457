internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
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
        [setGoals, followGoal]
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.goals, DateRequest(), as: GoalsMessage.self)
        try session.showTold(raw, GoalsRendering.lines(message, session.console.style))
        return .done
    }

    private static let setGoals: Verb = Verb(
        CommandTable(
            "set", "Set daily goals",
            details: [
                "A goal is a nutrient and an amount: a number to come near to, \"min\" or \"max\" and a "
                    + "number, a range such as 1800-2200, or \"none\". Every figure is in the unit that "
                    + "\"demeter nutrients\" tells: kcal, g, mg or µg; salt in g."
            ],
            options: [
                OptionRow(
                    "from", value: .init("DATE"), "The first day it holds for; today unless given."),
                OptionRow(
                    "on", value: .init("WEEKDAY"),
                    "Only on this weekday, where it counts more than the goal of every day."),
                OptionRow(
                    "reference",
                    value: .init(
                        "REGION", .choice(ReferenceValues.Region.allCases.map(\.rawValue))),
                    "What is advised of vitamins, minerals and what is to be limited: eu (EFSA) or us "
                        + "(National Academies) for whom --sex and --age or your profile tell, else what "
                        + "labels there are printed with."),
                OptionRow(
                    "sex",
                    value: .init(
                        "SEX", .choice(ReferencePerson.Sex.allCases.map(\.rawValue))),
                    "For --reference."),
                OptionRow("age", value: .init("YEARS"), "For --reference."),
                OptionRow("pregnant", "For --reference."),
                OptionRow("breastfeeding", "For --reference."),
                OptionRow("labels", "With --reference: the values of labels, whoever you are."),
            ],
            operands: [
                OperandRow(
                    "GOAL", count: .any,
                    "Nutrient and amount: "
                        + Nutrient.leading.map(\.rawValue).joined(separator: ", ")
                        + ", and all others that \"demeter nutrients\" lists.")
            ],
            examples: [
                .init("demeter goals set calories 2000 protein min 120", "sets two goals"),
                .init(
                    "demeter goals set calories 1800-2200 sodium max 2300", "a range and a limit"),
                .init(
                    "demeter goals set --reference eu --sex female --age 34",
                    "sets what EFSA advises"),
                .init("demeter goals set iron min 18 salt max 5", "any nutrient"),
                .init("demeter goals set calories 2500 --on saturday", "more on Saturdays"),
                .init("demeter goals set sugar none", "sets none for sugar"),
            ])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        var request = GoalsRequest(
            goals: try GoalOperands.goals(session), reference: try GoalOperands.reference(session))
        guard !request.goals.isEmpty || request.reference != nil else {
            throw session.misuse(phrase("say a goal, as calories 2000, or --reference eu"))
        }
        if let text = session.command["on"] {
            guard let weekday = Calendar.weekday(named: text) else {
                throw session.misuse(phrase("\"\(text)\" is no weekday; try saturday"))
            }
            request.weekday = weekday
        }
        if let text = session.command["from"] {
            guard let date = GoalOperands.date(text) else {
                throw session.misuse(
                    phrase("\"\(text)\" is no day; try today, tomorrow or 2026-03-06"))
            }
            switch date {
            case .date(let day): request.from = day
            case .daysAhead(let days):
                request.from = try daemon.ask(
                    .day, DayRequest(nutrients: false), as: DayMessage.self
                ).result.row
                    .date.advanced(by: days)
            }
        }
        let (raw, message) = try daemon.ask(.setGoals, request, as: GoalsMessage.self)
        let source = message.source.map { source in
            session.told(CommandTexts.tables.source(source))
        }
        try session.showTold(
            raw,
            GoalsRendering.lines(message, session.console.style) + [source].compactMap(\.self))
        return .done
    }
}
