internal import Allergens
internal import Alternatives
internal import Arguments
internal import Calling
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let instead: Verb = Verb(
        CommandTable(
            "instead", "Show what you could have instead of a food",
            details: [
                "Up to three foods of the same role in a meal, the nearest in use and nutrients first. "
                    + "None has what you must not have, nor of which that cannot be told, and none what "
                    + "you avoid. Nothing here says that a food is safe.",
                "What is in season comes before what is not, by the region of your profile, and what your own "
                    + "table of shops has (shops.tsv beside the configuration) before what it has not, "
                    + "the cheaper first.",
                "Of an entry, or of an ingredient of a recipe, one of them can be taken in its place, as much "
                    + "of it, which `demeter undo` takes back. How often you took one and how often none is counted.",
            ],
            options: [
                OptionRow(
                    "without", value: .init("TRIGGER"), "What must not be in it either, as milk."),
                OptionRow(
                    "recipe", value: .init("NAME"),
                    "The recipe of which FOOD is an ingredient."),
                OptionRow(
                    "take", value: .init("N"),
                    "Puts that one of the list in the place of the entry's food, or of the ingredient."
                ),
                OptionRow("none", "Notes that you want none of them instead of the entry."),
            ],
            operands: [
                OperandRow(
                    "FOOD", count: .any, "The food in words, or the number of an entry as #12.")
            ],
            examples: [
                .init("demeter instead latte --without milk", "a latte without milk"),
                .init("demeter instead '#12'", "instead of what entry 12 has"),
                .init("demeter instead '#12' --take 2", "puts the second of these there"),
                .init(
                    "demeter instead milk --recipe 'my latte' --take 1",
                    "changes the recipe, which demeter undo takes back"),
            ], group: "You")
    ) { session throws(Failure) in
        let words = session.command.operands.joined(separator: " ")
        guard !words.isEmpty, words.unicodeScalars.count <= AlternativesRequest.longest else {
            throw session.misuse(phrase("name a food, as: demeter instead latte --without milk"))
        }
        let entry = words.hasPrefix("#") ? Int(words.dropFirst()) : nil
        let take = session.command["take"]
        if session.command.has("recipe") {
            guard entry == nil, !session.command.has("none") else {
                throw session.misuse(
                    phrase("\"--recipe\" goes with an ingredient, and without \"--none\""))
            }
            if let take {
                guard let place = Int(take), place > 0 else {
                    throw session.misuse(
                        phrase("the value of \"--take\" must be a number of the list"))
                }
                return try swapIngredient(words, place: place, session)
            }
        } else if take != nil || session.command.has("none") {
            guard let entry, take == nil || !session.command.has("none") else {
                throw session.misuse(
                    phrase("\"--take\" or \"--none\" needs an entry, as: '#12' --take 2"))
            }
            guard let take else { return try refuse(entry, session) }
            guard let place = Int(take), place > 0 else {
                throw session.misuse(phrase("the value of \"--take\" must be a number of the list"))
            }
            return try swap(entry, place: place, session)
        }
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(
            .alternatives, session.alternatives(words, entry), as: AlternativesMessage.self)
        try session.show(raw, lines(message, session.console.style))
        return message.alternatives.isEmpty ? .nothing : .done
    }

    /// Puts one of what would be listed in the entry's place.
    private static func swap(
        _ entry: Int, place: Int, _ session: borrowing Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (_, message) = try daemon.ask(
            .alternatives, session.alternatives("", entry), as: AlternativesMessage.self)
        guard message.alternatives.indices.contains(place - 1) else {
            throw session.misuse(
                phrase(
                    "there are \(message.alternatives.count) instead of #\(entry); see: demeter instead '#\(entry)'"
                )
            )
        }
        let (raw, result) = try daemon.ask(
            .swap, SwapRequest(entry: entry, food: message.alternatives[place - 1].food),
            as: ChangeResult.self)
        try session.show(raw, LogRendering.lines(of: result.reply))
        return .done
    }

    /// Puts one of what would be listed in the ingredient's place.
    private static func swapIngredient(
        _ words: String, place: Int, _ session: borrowing Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let request = session.alternatives(words, nil)
        let (_, message) = try daemon.ask(
            .alternatives, request, as: AlternativesMessage.self)
        guard let recipe = request.recipe, let ingredient = message.ingredient,
            message.alternatives.indices.contains(place - 1)
        else {
            throw session.misuse(
                phrase(
                    "there are \(message.alternatives.count) instead of it; leave --take out to see them"
                )
            )
        }
        let (raw, changed) = try daemon.ask(
            .swapIngredient,
            RecipeSwapRequest(
                id: recipe, ingredient: ingredient, food: message.alternatives[place - 1].food),
            as: RecipeMessage.self)
        try session.show(raw, RecipeRendering.lines(changed, session.console.style))
        return .done
    }

    private static func refuse(
        _ entry: Int, _ session: borrowing Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, swaps) = try daemon.ask(
            .refuseSwap, EntryRequest(entry: entry), as: SwapsMessage.self)
        try session.show(raw, [phrase("Noted."), counted(swaps)])
        return .done
    }

    private static func lines(_ message: AlternativesMessage, _ style: Style) -> [String] {
        guard !message.alternatives.isEmpty else {
            return [
                phrase("Nothing like \(DisplayWidth.printable(message.food)) is known without it.")
            ]
        }
        let swaps = message.swaps
        return [style.paint(phrase("Instead of \(DisplayWidth.printable(message.food)):"), .bold)]
            + message.alternatives.enumerated().map {
                "  \($0 + 1). \(DisplayWidth.printable($1.name)): \($1.reason)"
            } + (swaps.taken + swaps.refused > 0 ? [counted(swaps)] : [])
            + message.faults.map { phrase("Left out: \(DisplayWidth.printable($0))") }
    }

    private static func counted(_ swaps: SwapsMessage) -> String {
        phrase("Until now: \(swaps.taken) taken, \(swaps.refused) refused.")
    }
}

extension Session {
    /// - Parameter entry: `nil` where words name the food.
    fileprivate func alternatives(_ words: String, _ entry: Int?) -> AlternativesRequest {
        AlternativesRequest(
            food: entry == nil ? words : nil, entry: entry,
            recipe: command["recipe"].map { DemeterCommand.reference([$0]) },
            without: command["without"].map { [TriggerTable.trigger(called: $0)] } ?? [])
    }
}
