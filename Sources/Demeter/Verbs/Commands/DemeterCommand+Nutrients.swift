internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

// Nutrients themselves, and entries from before they were kept.
extension DemeterCommand {
    static let nutrients: Verb = Verb(
        CommandTable(
            "nutrients", "List all nutrients, or fill them in where old entries lack them",
            details: [
                "The list needs no daemon: what each is called, its unit, what labels refer to (EU) and "
                    + "the most that is known to be safe."
            ],
            examples: [
                .init("demeter nutrients", "lists them"),
                .init("demeter nutrients complete", "fills them in"),
            ], group: "Looking back"),
        [completeNutrients]
    ) { session throws(Failure) in
        let list = JSONValue.array(Nutrient.all.map(json))
        try session.show(list, lines(session.console.style))
        return .done
    }

    private static let completeNutrients: Verb = Verb(
        CommandTable(
            "complete", "Give old entries the nutrients that the catalog knows of their foods",
            details: [
                "Entries that were logged when only calories to sodium were kept get the rest, marked as "
                    + "filled in later. Their other figures stay, and so do entries whose food has "
                    + "another energy by now. One undo takes all of it back."
            ],
            options: [OptionRow("dry-run", letter: "n", "Only tell what would be done.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let (raw, result) = try daemon.ask(
            .completeNutrients, CompletionRequest(dryRun: session.command.has("dry-run")),
            as: CompletionResult.self)
        try session.show(raw, [result.reply])
        return result.completed == 0 ? .nothing : .done
    }

    private static func lines(_ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left), .init("id", .left), .init(phrase("unit"), .left),
            .init(phrase("label reference"), .left, rank: 1), .init(phrase("most"), .left, rank: 2),
        ])
        for group in NutrientGroup.allCases {
            for nutrient in Nutrient.all where nutrient.group == group {
                table.add([
                    .init(nutrient.told), .init(nutrient.rawValue, .cyan),
                    .init(Words.unit(nutrient.unit)),
                    .init(ReferenceValues.label[nutrient].map { reference($0, nutrient) } ?? ""),
                    .init(
                        ReferenceValues.upperLimit(of: nutrient).map {
                            Figures.shown($0, of: nutrient)
                        } ?? ""),
                ])
            }
        }
        return table.lines(style) + [
            "",
            style.paint(
                "References: \(ReferenceValues.label.source). Most: \(ReferenceValues.limitSource).",
                .faint),
        ]
    }

    private static func reference(_ goal: Goal, _ nutrient: Nutrient) -> String {
        let figure = Figures.shown(goal.reference, of: nutrient)
        if case .maximum = goal { return phrase("at most \(figure)") }
        return figure
    }

    private static func json(_ nutrient: Nutrient) -> JSONValue {
        var object = JSONObject([
            ("id", .string(nutrient.rawValue)), ("name", .string(nutrient.name)),
            ("unit", .string(nutrient.unit)), ("digits", .integer(nutrient.digits)),
            ("group", .string(nutrient.group.rawValue)),
            ("words", .array(nutrient.facts.words.map(JSONValue.string))),
        ])
        object["label_reference"] = ReferenceValues.label[nutrient]?.json
        object["upper_limit"] = ReferenceValues.upperLimit(of: nutrient)?.json
        return .object(object)
    }
}
