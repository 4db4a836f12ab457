internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

// What one could have, and how one likes it.
extension DemeterCommand {
    static let suggest: Verb = Verb(
        CommandTable(
            "suggest", "Show what you would usually have now, and why",
            details: [
                "Up to five foods or whole meals, by your own journal alone. Nothing is logged; \"demeter say\" "
                    + "with a number right after \"demeter say suggest\" logs one, and so does "
                    + "\"demeter log\" with its words."
            ],
            options: [
                OptionRow("at", letter: "a", value: .init("WHEN"), "When you would have it; now."),
                OptionRow(
                    "meal", letter: "m",
                    value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion; by the clock unless said."),
                OptionRow("limit", letter: "n", value: .init("NUMBER"), "How many, 1 to 5; 5."),
            ],
            examples: [
                .init("demeter suggest", "what you usually have at this hour"),
                .init("demeter suggest --meal dinner", "what you usually have for dinner"),
            ], group: "You")
    ) { session throws(Failure) in
        let limit = try session.number("limit").map { $0.rounded() } ?? 5
        guard (1...5).contains(limit) else {
            throw session.misuse(phrase("the value of \"--limit\" must be from 1 to 5"))
        }
        let request = SuggestRequest(
            at: try session.moment("at"), meal: session.command["meal"].flatMap(Meal.init),
            limit: Int(limit))
        var daemon = try session.connect()
        let (raw, list) = try daemon.ask(.suggest, request, asListOf: SuggestionMessage.self)
        try session.showTold(raw, SuggestionRendering.lines(list, session.console.style))
        return list.isEmpty ? .nothing : .done
    }

    static let rate: Verb = Verb(
        CommandTable(
            "rate", "Give a food stars, by which it is suggested more or less",
            details: ["One undo takes the stars back; \"none\" takes them away."],
            operands: [
                OperandRow("FOOD 1..5", count: .oneAtLeast, "Words or an id, and the stars.")
            ],
            examples: [
                .init("demeter rate chili 5", "gives the chili five stars"),
                .init("demeter rate oat milk none", "takes the stars of oat milk away"),
            ], group: "You")
    ) { session throws(Failure) in
        var words = session.command.operands.flatMap { $0.split(separator: " ").map(String.init) }
        let last = words.popLast() ?? ""
        let stars = Int(last)
        guard !words.isEmpty, last.lowercased() == "none" || stars.map((1...5).contains) == true
        else {
            throw session.misuse(
                phrase("give a food and 1 to 5 stars, or none; try: demeter rate chili 5"))
        }
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(
            .rate, RateRequest(food: words.joined(separator: " "), stars: stars),
            as: RateResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }
}
