internal import Arguments
internal import Calling
internal import Exchange
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

// What one means to eat.
extension DemeterCommand {
    static let plan: Verb = Verb(
        CommandTable(
            "plan", "Plan what to eat; it counts nowhere until you had it",
            details: [
                "TEXT is what you would log: it is read when you had it, with the recipes there are then. "
                    + "\"I had it\" logs what is planned for that meal, and so does \"demeter plan eat\".",
                "Without anything it lists what is planned.",
            ],
            operands: [
                OperandRow(
                    "DAY MEAL TEXT", count: .any,
                    "The day (today, tomorrow, a weekday or 2026-03-06), breakfast, lunch, dinner or "
                        + "snack, and what to eat.")
            ],
            examples: [
                .init("demeter plan friday dinner my stir fry", "plans Friday's dinner"),
                .init("demeter plan", "lists what is planned"),
            ], group: "You"),
        [listPlans, eatPlan, removePlan, proposePlans, shop]
    ) { session throws(Failure) in
        let words = session.command.operands.flatMap {
            $0.split(separator: " ").map(String.init)
        }
        guard !words.isEmpty else { return try showPlans(PlansRequest(), session) }
        guard let day = ComingDay(words[0]) else {
            throw session.misuse(
                phrase("\"\(words[0])\" is no day; try today, friday or 2026-03-06"))
        }
        guard words.count > 1, let meal = Meal(rawValue: words[1].lowercased()) else {
            throw session.misuse(
                phrase("say the meal behind the day: breakfast, lunch, dinner or snack"))
        }
        guard words.count > 2 else {
            throw session.misuse(phrase("say what to eat behind the meal"))
        }
        var daemon = try session.connect()
        let plan = NewPlan(
            day: try resolve(day, &daemon), meal: meal,
            text: words.dropFirst(2).joined(separator: " "))
        return try tell(try daemon.ask(.addPlan, plan, as: PlanResult.self), session)
    }

    private static let listPlans: Verb = Verb(
        CommandTable("list", "List what is planned", options: rangeOptions)
    ) { session throws(Failure) in try showPlans(try range(session), session) }

    private static let eatPlan: Verb = Verb(
        CommandTable(
            "eat", "Log what was planned; the plan is gone then", operands: [planOperand],
            examples: [.init("demeter plan eat 3", "logs plan 3")])
    ) { session throws(Failure) in
        let request = try planRequest(session)
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.eatPlan, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    private static let removePlan: Verb = Verb(
        CommandTable(
            "remove", "Take a plan away", operands: [planOperand],
            examples: [.init("demeter plan remove 3", "takes plan 3 away")])
    ) { session throws(Failure) in
        let request = try planRequest(session)
        var daemon = try session.connect()
        return try tell(try daemon.ask(.removePlan, request, as: PlanResult.self), session)
    }

    private static let proposePlans: Verb = Verb(
        CommandTable(
            "propose", "Propose meals by what you like, within your goals",
            details: [
                "For each meal that is usual and not planned yet: what you often have then, what fits what is "
                    + "left of the day's goal, nothing that you must not eat, and no lunch or dinner twice. "
                    + "Nothing is planned unless --keep says so."
            ],
            options: [
                OptionRow("from", value: .init("DAY"), "The first day; tomorrow unless said."),
                OptionRow("days", letter: "n", value: .init("NUMBER"), "How many, 1 to 14; 1."),
                OptionRow("keep", "Plan them, as one change."),
            ],
            examples: [
                .init("demeter plan propose", "proposes tomorrow"),
                .init("demeter plan propose --days 7 --keep", "plans a week"),
            ])
    ) { session throws(Failure) in
        let days = try session.number("days").map { $0.rounded() } ?? 1
        guard (1...14).contains(days) else {
            throw session.misuse(phrase("the value of \"--days\" must be from 1 to 14"))
        }
        var daemon = try session.connect()
        var request = ProposalRequest(days: Int(days), keeps: session.command.has("keep"))
        request.from = try comingDay("from", &daemon, session)
        return try tell(
            try daemon.ask(.proposePlans, request, as: PlanResult.self), session)
    }

    private static let shop: Verb = Verb(
        CommandTable(
            "shop", "List what to buy for what is planned",
            options: rangeOptions + [
                OptionRow("csv", "As a table: name, food, grams, for how many plans.")
            ],
            examples: [
                .init("demeter plan shop", "what to buy for the next four weeks"),
                .init("demeter plan shop --to sunday --csv > list.csv", "as a table, until Sunday"),
            ])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, items) = try daemon.ask(
            .shopping, try range(session), asListOf: ShoppingItem.self)
        if session.command.has("csv"), !session.command.has("json") {
            try session.console.write(PlanRendering.table(items))
        } else {
            try session.show(raw, PlanRendering.lines(items))
        }
        return items.isEmpty ? .nothing : .done
    }

    private static let planOperand = OperandRow("ID", count: .one, "Its number in the list.")

    private static let rangeOptions = [
        OptionRow("from", value: .init("DAY"), "The first day; today unless said."),
        OptionRow("to", value: .init("DAY"), "The last day; four weeks on unless said."),
    ]

    private static func planRequest(_ session: Session) throws(Failure) -> PlanRequest {
        let text = session.command.operands.first ?? ""
        guard let id = Int(text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
            throw session.misuse(
                phrase("\"\(text)\" is no number of a plan; see: demeter plan list"))
        }
        return PlanRequest(plan: id)
    }

    private static func range(_ session: Session) throws(Failure) -> PlansRequest {
        guard session.command.has("from") || session.command.has("to") else {
            return PlansRequest()
        }
        var daemon = try session.connect()
        let request = PlansRequest(
            from: try comingDay("from", &daemon, session), to: try comingDay("to", &daemon, session)
        )
        if let from = request.from, let to = request.to, from > to {
            throw session.misuse(phrase("--to lies before --from"))
        }
        return request
    }

    private static func comingDay(
        _ name: String, _ daemon: inout DaemonClient, _ session: Session
    ) throws(Failure) -> LocalDay? {
        guard let text = session.command[name] else { return nil }
        guard let day = ComingDay(text) else {
            throw session.misuse(phrase("\"\(text)\" is no day; try today, friday or 2026-03-06"))
        }
        return try resolve(day, &daemon)
    }

    private static func resolve(
        _ day: ComingDay, _ daemon: inout DaemonClient
    ) throws(Failure) -> LocalDay {
        if case .date(let date) = day { return date }
        return day.day(today: try today(&daemon))
    }

    private static func showPlans(
        _ request: PlansRequest, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, plans) = try daemon.ask(.plans, request, asListOf: PlanMessage.self)
        try session.show(raw, PlanRendering.lines(plans, session.console.style))
        return plans.isEmpty ? .nothing : .done
    }

    private static func tell(
        _ answer: (raw: JSONValue, result: PlanResult), _ session: Session
    ) throws(Failure) -> ExitStatus {
        try session.show(answer.raw, LogRendering.lines(of: answer.result.reply))
        return answer.result.plans.isEmpty ? .nothing : .done
    }
}
