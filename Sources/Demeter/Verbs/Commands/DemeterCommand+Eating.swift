internal import Arguments
internal import Calling
internal import Configuration
internal import Exchange
internal import JSON
internal import Journal
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Telling
internal import TimeZones
internal import Wire

// Eating of recipes, keeping what was eaten as one, and what is left in the pot.
extension DemeterCommand {
    static let eatRecipe: Verb = Verb(
        CommandTable(
            "eat", "Log a helping of a recipe",
            options: [
                OptionRow("servings", value: .init("NUMBER"), "How many servings; 1."),
                OptionRow("grams", value: .init("NUMBER"), "What it weighed on the plate."),
                OptionRow(
                    "share", value: .init("NUMBER"), "Which share of all of it: 0.25, 1/4 or 25%."),
                OptionRow("apart", "An entry for each ingredient."),
                OptionRow(
                    "with", value: .init("WORDS"),
                    "What was another way this once: \"without the rice\"."),
                OptionRow("at", value: .init("TIME"), "When: 12:30, \"yesterday 19:00\"."),
                OptionRow(
                    "meal", value: .init("MEAL", .choice(Meal.allCases.map(\.rawValue))),
                    "The occasion; by the clock unless said."),
            ],
            operands: [OperandRow("NAME", count: .oneAtLeast, "Its name or number.")],
            examples: [
                .init("demeter recipe eat chili", "logs a serving"),
                .init("demeter recipe eat chili --grams 320", "logs 320 g of it"),
                .init(
                    "demeter recipe eat lasagne --share 1/4 --apart",
                    "logs a quarter, each ingredient by itself"),
            ])
    ) { session throws(Failure) in
        let command = session.command
        var request = EatRequest(
            id: reference(command.operands), servings: try helping("servings", session),
            grams: try helping("grams", session), share: try helping("share", session),
            apart: command.has("apart"), text: command["with"],
            meal: command["meal"].flatMap(Meal.init))
        if [request.servings, request.grams, request.share].compactMap(\.self).count > 1 {
            throw session.misuse(phrase("give one of --servings, --grams and --share"))
        }
        if let text = command["at"] {
            request.at = try MomentOperand.instant(
                text, now: session.now, zone: { () throws(Failure) in try session.zone() })
            if request.at == nil {
                throw session.misuse(
                    phrase("\"\(text)\" is no moment; try 12:30 or \"yesterday 19:00\""))
            }
        }
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(.eatRecipe, request, as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    /// A number above 0, also as a fraction or in percent.
    private static func helping(_ option: String, _ session: Session) throws(Failure) -> Double? {
        guard let text = session.command[option] else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        var value: Double?
        if parts.count == 2, let upper = Double(parts[0]), let lower = Double(parts[1]), lower > 0 {
            value = upper / lower
        } else if text.hasSuffix("%") {
            value = Double(text.dropLast()).map { $0 / 100 }
        } else {
            value = Double(text)
        }
        guard let value, value > 0, value.isFinite else {
            throw session.misuse(phrase("the value of \"--\(option)\" must be a number above 0"))
        }
        return value
    }

    static let saveRecipe: Verb = Verb(
        CommandTable(
            "save", "Keep what was eaten as a meal of your own",
            details: [
                "Entries by their numbers, or those of a day and a meal: today breakfast, yesterday, \"2026-03-06 lunch\"."
            ],
            operands: [
                OperandRow("NAME", "What it is called."),
                OperandRow("WHAT", count: .oneAtLeast, "Numbers of entries, or a day and a meal."),
            ],
            examples: [
                .init(
                    "demeter recipe save \"usual breakfast\" today breakfast",
                    "keeps today's breakfast"),
                .init(
                    "demeter recipe save \"office bowl\" 12 13 14",
                    "keeps three entries as one meal"),
            ])
    ) { session throws(Failure) in
        var request = SaveRecipeRequest(name: session.command.operands[0])
        for word in session.command.operands.dropFirst().flatMap({
            $0.split(separator: " ").map(String.init)
        }) {
            let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
            if let id = Int(digits), id > 0 {
                request.entries.append(id)
            } else if let meal = Meal(rawValue: word.lowercased()) {
                request.meal = meal
            } else if let operand = DateOperand(word) {
                request.date = operand.day(today: try session.today())
            } else {
                throw session.misuse(phrase("\"\(word)\" is no entry's number, day or meal"))
            }
        }
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.saveRecipe, request, as: RecipeMessage.self)
        try session.show(raw, RecipeRendering.lines(message, session.console.style))
        return .done
    }

    static let batches: Verb = Verb(
        CommandTable("batches", "Show the pots of which something is left")
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, batches) = try daemon.ask(.batches, NoParameters(), asListOf: BatchMessage.self)
        try session.show(
            raw,
            batches.isEmpty
                ? [phrase("Nothing that was cooked is left.")] : batches.map(RecipeRendering.line))
        return batches.isEmpty ? .nothing : .done
    }

    static let cookRecipe: Verb = Verb(
        CommandTable(
            "cook", "Tell that a pot was made, whose portions are counted down",
            options: [
                OptionRow(
                    "portions", value: .init("NUMBER"),
                    "How many portions it made; the recipe's servings.")
            ],
            operands: [OperandRow("NAME", count: .oneAtLeast, "The recipe's name or number.")])
    ) { session throws(Failure) in
        try pot(
            BatchRequest(
                id: reference(session.command.operands), portions: try session.number("portions")),
            session)
    }

    static let leftRecipe: Verb = Verb(
        CommandTable(
            "left", "Tell how many portions of the newest pot are left",
            options: [
                OptionRow("place", value: .init("WORDS"), "Where they are: \"the freezer\".")
            ],
            operands: [
                OperandRow("NAME", "The recipe's name or number."),
                OperandRow("PORTIONS", "How many are left."),
            ])
    ) { session throws(Failure) in
        guard let left = Double(session.command.operands[1]), left >= 0, left.isFinite else {
            throw session.misuse(phrase("PORTIONS must be a number, not negative"))
        }
        return try pot(
            BatchRequest(
                id: reference([session.command.operands[0]]), left: left,
                place: session.command["place"]),
            session)
    }

    private static func pot(_ request: BatchRequest, _ session: Session) throws(Failure)
        -> ExitStatus
    {
        var daemon = try session.connect()
        let (raw, batch) = try daemon.ask(.cookBatch, request, as: BatchMessage.self)
        try session.show(raw, [RecipeRendering.line(batch)])
        return .done
    }
}
