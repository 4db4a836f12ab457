internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

// The same once more, and figures alone.
extension DemeterCommand {
    static let add: Verb = Verb(
        CommandTable(
            "add", "Log figures alone, without a food",
            details: [
                "A number and what it is of: kcal, p or protein, c or carbs, f or fat, fiber, sugar, "
                    + "sodium, or any nutrient that \"demeter nutrients\" lists, with its unit. A number alone is kcal. What is not given is unknown."
            ],
            options: whenOptions + [
                OptionRow("name", letter: "n", value: .init("NAME"), "What it was.")
            ],
            operands: [OperandRow("FIGURE", count: .oneAtLeast, "500kcal, 30p, \"12 g fat\".")],
            examples: [
                .init("demeter add 500kcal 30p", "logs 500 kcal with 30 g of protein"),
                .init("demeter add 400 mg magnesium", "logs a supplement"),
                .init("demeter add 250 --name \"office cake\" --meal snack", "names it"),
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        let words = session.command.operands.flatMap {
            $0.lowercased().split(separator: " ").map(String.init)
        }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        guard let figures = SaidFigures.figures(in: words, hasLetters: true, isBare: true) else {
            throw session.misuse(
                phrase(
                    "\"\(session.command.operands.joined(separator: " "))\" are no figures; "
                        + "try 500kcal 30p, or: demeter log TEXT"))
        }
        let isNothing = figures.known.allSatisfy { figures[$0] ?? .zero == .zero }
        guard !isNothing || session.command["name"] != nil else {
            throw session.misuse(
                phrase(
                    "\"\(session.command.operands.joined(separator: " "))\" adds nothing; "
                        + "try 250kcal, or 500kcal 30p; what has no calories needs a name: --name water"
                )
            )
        }
        let request = AddRequest(
            nutrients: figures, name: session.command["name"],
            meal: session.command["meal"].flatMap(Meal.init), at: try session.moment("at"))
        return try show(.add, request, session)
    }

    static let repeatMeal: Verb = Verb(
        CommandTable(
            "repeat", "Log once more what you had before",
            details: [
                "Without DAY and MEAL it is the last thing; with a DAY alone its meal of this hour, or "
                    + "everything when it has none; with a MEAL alone the last one before today."
            ],
            options: [
                OptionRow(
                    "as", value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion now; as it was then unless said."),
                OptionRow("at", letter: "a", value: .init("WHEN"), MomentOperand.help),
                OptionRow("all", "Everything of the DAY, whatever the hour."),
            ],
            operands: [
                OperandRow(
                    "WHAT", count: .any,
                    "A day (yesterday, a weekday, 2026-03-06) and a meal (\(meals)); either, or none."
                )
            ],
            examples: [
                .init("demeter repeat", "logs the last thing once more"),
                .init("demeter repeat yesterday breakfast", "has yesterday's breakfast again"),
                .init("demeter repeat friday dinner --as lunch", "has a dinner for lunch"),
                .init("demeter repeat yesterday --all", "has all of yesterday again"),
            ], group: "Keeping the journal")
    ) { session throws(Failure) in
        var request = RepeatRequest(
            target: session.command["as"].flatMap(Meal.init), isAll: session.command.has("all"),
            at: try session.moment("at"))
        var date: DateOperand?
        for word in session.command.operands.flatMap({ $0.split(separator: " ") }) {
            let plain = word.lowercased().filter { $0 != "'" && $0 != "’" }
            if let meal = Meal(rawValue: plain), request.meal == nil {
                request.meal = meal
            } else if date == nil,
                let day = DateOperand(plain) ?? DateOperand(String(plain.dropLast()))
            {
                date = day
            } else {
                throw session.misuse(
                    phrase(
                        "\"\(word)\" is no day and no meal; try: demeter repeat yesterday breakfast"
                    ))
            }
        }
        if request.isAll, date == nil || request.meal != nil {
            throw session.misuse(
                phrase("--all goes with a day alone; try: demeter repeat yesterday --all"))
        }
        var daemon = try session.connect()
        if let date { request.date = try date.day(today: today(&daemon)) }
        let (raw, result) = try daemon.ask(.repeatMeal, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    static let history: Verb = Verb(
        CommandTable(
            "history", "Show one food or nutrient over time",
            details: [
                "How often, how much and when a food was eaten last; the newest first. A nutrient such as "
                    + "iron or vitamin c is shown day by day, the last thirty unless said."
            ],
            options: [
                OptionRow(
                    "nutrient", "The words name a nutrient, where they could be a food: water, fat."
                ),
                OptionRow("from", value: .init("DATE"), "The first day to look at."),
                OptionRow(
                    "to", value: .init("DATE"), "The last day to look at; today unless given."),
                OptionRow(
                    "limit", letter: "n", value: .init("NUMBER"),
                    "How many entries to list, 1 to 1000; 20."),
            ],
            operands: [
                OperandRow(
                    "FOOD", count: .oneAtLeast,
                    "Words of its name, the id of a food, or a nutrient.")
            ],
            examples: [
                .init("demeter history coffee", "shows when you had coffee"),
                .init("demeter history iron", "shows how much iron you had, day by day"),
                .init("demeter history oat milk --from 2026-01-01", "since New Year"),
            ], group: "Looking back")
    ) { session throws(Failure) in
        let food = session.command.operands.joined(separator: " ")
        let limit =
            try session.number("limit").map { $0.rounded() } ?? Double(HistoryRequest.defaultLimit)
        guard (1...1000).contains(limit) else {
            throw session.misuse(phrase("the value of \"--limit\" must be from 1 to 1000"))
        }
        var daemon = try session.connect()
        if let nutrient = try nutrient(food, session) {
            return try showHistory(of: nutrient, &daemon, session)
        }
        var request = HistoryRequest(food: food, limit: Int(limit))
        request.from = try day("from", &daemon, session)
        request.to = try day("to", &daemon, session)
        let (raw, result) = try daemon.ask(.history, request, as: HistoryMessage.self)
        try session.show(
            raw, HistoryRendering.lines(result, of: food, session.console.style))
        return result.count == 0 ? .nothing : .done
    }

    /// The nutrient that words name, unless they may as well name a food.
    private static func nutrient(
        _ words: String, _ session: Session
    ) throws(Failure) -> Nutrient? {
        let said = NutrientNames.named(words)
        if session.command.has("nutrient") {
            guard let said else {
                throw session.misuse(
                    phrase("\"\(words)\" is no nutrient; \"demeter nutrients\" lists them"))
            }
            return said.nutrient
        }
        guard let said, !said.isSalt, !said.nutrient.facts.isFood else { return nil }
        return said.nutrient
    }

    private static func showHistory(
        of nutrient: Nutrient, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> ExitStatus {
        let today = try today(&daemon)
        let last = try day("to", &daemon, session) ?? today
        let first = try day("from", &daemon, session) ?? last.advanced(by: -29)
        guard first <= last, last.daysSinceEpoch - first.daysSinceEpoch < DaysRequest.limit else {
            throw session.misuse(
                phrase("\"--from\" must be a day before \"--to\", ten years at most"))
        }
        let (raw, days) = try daemon.ask(
            .days, DaysRequest(from: first, to: last, nutrients: true), asListOf: DayRow.self)
        try session.show(
            raw, NutrientHistoryRendering.lines(days, of: nutrient, session.console.style))
        return days.contains { $0.totals.sum[nutrient] != nil && $0.loggedCount > 0 }
            ? .done : .nothing
    }

    private static let meals = Meal.allCases.map(\.rawValue).joined(separator: ", ")

    private static let whenOptions = [
        OptionRow("at", letter: "a", value: .init("WHEN"), MomentOperand.help),
        OptionRow(
            "meal", letter: "m", value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
            "The occasion; by the clock unless said."),
    ]

    private static func day(
        _ option: String, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> LocalDay? {
        guard let text = session.command[option] else { return nil }
        guard let date = DateOperand(text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no day; try yesterday, friday or 2026-03-06"))
        }
        if case .date(let day) = date { return day }
        return date.day(today: try today(&daemon))
    }

    private static func show(
        _ method: Method, _ request: some Message, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(method, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }
}
