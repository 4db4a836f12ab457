internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let lookUpFood: Verb = Verb(
        CommandTable(
            "lookup", "Look a food up that the catalog does not have",
            details: [
                "Whom the daemon asks, and in which order, is said by \"lookup.sources\" in the configuration; "
                    + "nobody unless it is set. What the catalog, your imports or your own foods have under that "
                    + "name is not looked up.",
                "What is found is only shown. With --add it becomes a food of your own, which \"demeter undo\" "
                    + "takes back.",
            ],
            options: [
                OptionRow(
                    "explain", letter: "x",
                    "Tell who was asked, what came of it, how old it is and under which licence."),
                OptionRow("add", letter: "a", "Keep what was found as a food of your own."),
                OptionRow(
                    "choice", letter: "c", value: .init("NUMBER"),
                    "Which of several to keep, by its number; the first unless said."),
                OptionRow(
                    "name", letter: "n", value: .init("NAME"), "What it is to be called."),
            ],
            operands: [
                OperandRow(
                    "NAME", count: .oneAtLeast,
                    "What it is called, or the number on its package; the words are joined.")
            ],
            examples: [
                .init("demeter foods lookup 5449000000996 --explain", "asks about a product"),
                .init("demeter foods lookup oat bar --add --choice 2", "keeps the second one"),
            ])
    ) { session throws(Failure) in
        let choice = try session.number("choice") ?? 1
        guard let place = Int(exactly: choice), (1...100).contains(place) else {
            throw session.misuse(phrase("the value of \"--choice\" must be a number of the list"))
        }
        let isKept = session.command.has("add")
        guard isKept || !session.command.has("choice") && !session.command.has("name") else {
            throw session.misuse(phrase("\"--choice\" and \"--name\" need \"--add\""))
        }
        var daemon = try session.connect()
        let query = session.command.operands.joined(separator: " ")
        let (raw, message) = try daemon.ask(
            .lookUpFood,
            LookupRequest(query: query, explain: session.command.has("explain")),
            as: LookupMessage.self)
        let lines = LookupRendering.lines(message, session.console.style)
        guard isKept, !message.foods.isEmpty else {
            try session.show(raw, lines)
            return message.foods.isEmpty && message.known.isEmpty ? .nothing : .done
        }
        guard message.foods.indices.contains(place - 1) else {
            throw session.misuse(phrase("there are \(message.foods.count) to choose from"))
        }
        let (taken, food) = try daemon.ask(
            .takeFood,
            TakeRequest(
                query: query, food: message.foods[place - 1].food.id, name: session.command["name"]),
            as: FoodMessage.self)
        try session.show(
            taken,
            (message.steps == nil ? [] : lines + [""]) + [phrase("Added.")]
                + FoodRendering.lines(food, session.console.style))
        return .done
    }
}
