internal import Arguments
internal import Calling
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

extension DemeterCommand {
    static let foods: Verb = Verb(
        CommandTable(
            "foods", "Search the foods, and keep your own",
            examples: [
                .init("demeter foods search chicken", "finds foods by name"),
                .init("demeter foods add oats my way --calories 380", "adds one of your own"),
            ], group: "Foods"),
        [searchFoods, lookUpFood, showFood, addFood, editFood, removeFood, importFoods])

    private static let searchFoods: Verb = Verb(
        CommandTable(
            "search", "Find foods by name",
            options: [
                OptionRow(
                    "limit", letter: "n", value: .init("NUMBER"), "How many at most, 1 to 100; 10.")
            ],
            operands: [OperandRow("WORD", count: .oneAtLeast, "Words of the name.")])
    ) { session throws(Failure) in
        let limit = try session.number("limit").map { $0.rounded() } ?? 10
        guard (1...100).contains(limit) else {
            throw session.misuse(phrase("the value of \"--limit\" must be from 1 to 100"))
        }
        var daemon = try session.connect()
        let query = session.command.operands.joined(separator: " ")
        let (raw, foods) = try daemon.ask(
            .searchFoods, SearchRequest(query: query, limit: Int(limit), byMeaning: true),
            asListOf: FoodMessage.self)
        try session.show(
            raw,
            foods.isEmpty
                ? [phrase("No food is called anything like that.")]
                : (foods[0].isByMeaning
                    ? [
                        phrase(
                            "No food is called so. By what the words mean it may be one of these:")
                    ]
                    : []) + FoodRendering.lines(foods, session.console.style))
        return foods.isEmpty ? .nothing : .done
    }

    private static let showFood: Verb = Verb(
        CommandTable(
            "show", "Show all that is known of a food",
            operands: [OperandRow("FOOD", count: .oneAtLeast, "Its id, or words of its name.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let words = session.command.operands.joined(separator: " ")
        let (raw, food) = try find(words, &daemon)
        try session.show(raw, FoodRendering.lines(food, session.console.style))
        return .done
    }

    /// From here on a food's score says that it is called so, slips and word order aside.
    private static let likeEnough = 0.7

    /// The food with this id, else the one that is called so.
    private static func find(
        _ words: String, _ daemon: inout DaemonClient
    ) throws(Failure) -> (raw: JSONValue, food: FoodMessage) {
        do {
            let request = FoodRequest(id: FoodID(rawValue: words))
            let (raw, food) = try daemon.ask(.showFood, request, as: FoodMessage.self)
            return (raw, food)
        } catch .call(.refused(let error)) {
            guard error.wireError == .noSuchFood else { throw .call(.refused(error)) }
            let (raw, foods) = try daemon.ask(
                .searchFoods, SearchRequest(query: words, limit: 1), asListOf: FoodMessage.self)
            guard let food = foods.first, food.score ?? 1 >= likeEnough else {
                throw .call(.refused(error))
            }
            return (raw.array?.first ?? raw, food)
        }
    }

    private static let addFood: Verb = Verb(
        CommandTable(
            "add", "Add a food of your own",
            details: [
                "Figures are for 100 g, or for the weight given with --per, as on a package that tells "
                    + "them for a serving. What is not given stays unknown."
            ],
            options: [
                OptionRow("per", value: .init("GRAMS"), "The weight that the figures are for; 100.")
            ]
                + Nutrient.leading.map { nutrient in
                    OptionRow(
                        nutrient.rawValue, value: .init("NUMBER"),
                        "\(nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()) in "
                            + "\(nutrient.unit).")
                } + [
                    Session.nutrientOption,
                    OptionRow(
                        "portion", value: .init("NAME=GRAMS"),
                        "A measure and its weight: bowl=250. The first one is meant by a bare count. May "
                            + "be repeated.", isRepeatable: true),
                    OptionRow(
                        "usual", value: .init("GRAMS"), "The weight meant when no amount is said."),
                    OptionRow(
                        "alias", value: .init("NAME"), "What else it is called. May be repeated.",
                        isRepeatable: true),
                    OptionRow("brand", value: .init("NAME"), "Its brand."), Session.barcodeOption,
                    ingredientsOption,
                    OptionRow(
                        "category",
                        value: .init("KIND", .choice(FoodCategory.allCases.map(\.rawValue))),
                        "What it is; a meal unless said."),
                    OptionRow("id", value: .init("ID"), "Its id; made from the name unless given."),
                ],
            operands: [
                OperandRow("NAME", count: .oneAtLeast, "What it is called; the words are joined.")
            ],
            examples: [
                .init(
                    "demeter foods add my muesli --per 40 --calories 152 --protein 5 --portion bowl=60",
                    "adds it from a package's figures for 40 g")
            ]),
        runAddFood)

    private static let editFood: Verb = Verb(
        CommandTable(
            "edit", "Change a food of your own",
            details: [
                "What is not given stays. What was logged with it stays as it is, too."
            ],
            options: [
                OptionRow(
                    "name", letter: "n", value: .init("NAME"), "What it is called from now on."),
                OptionRow(
                    "per", value: .init("GRAMS"), "The weight that the figures are for; 100."),
            ]
                + Nutrient.leading.map { nutrient in
                    OptionRow(
                        nutrient.rawValue, value: .init("NUMBER"),
                        "\(nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()) in "
                            + "\(nutrient.unit).")
                } + [
                    OptionRow(
                        "portion", value: .init("NAME=GRAMS"),
                        "A measure and its weight, in the place of those it has. May be repeated.",
                        isRepeatable: true),
                    OptionRow(
                        "usual", value: .init("GRAMS"), "The weight meant when no amount is said."),
                    OptionRow(
                        "alias", value: .init("NAME"),
                        "What else it is called, in the place of what it was. May be repeated.",
                        isRepeatable: true),
                    OptionRow("brand", value: .init("NAME"), "Its brand."),
                    OptionRow(
                        "barcode", value: .init("CODE"),
                        "A number on its package, in the place of those it has. May be repeated.",
                        isRepeatable: true), ingredientsOption,
                    OptionRow(
                        "category",
                        value: .init("KIND", .choice(FoodCategory.allCases.map(\.rawValue))),
                        "What it is."),
                ],
            operands: [OperandRow("FOOD", count: .oneAtLeast, "Its id, or its name.")],
            examples: [
                .init("demeter foods edit my muesli --calories 390", "corrects its energy")
            ])
    ) { session throws(Failure) in
        let per = try session.number("per") ?? 100
        guard per > 0 else {
            throw session.misuse(phrase("the value of \"--per\" must be above 0"))
        }
        var request = FoodEditRequest(
            food: FoodID(rawValue: session.command.operands.joined(separator: " ")),
            name: session.command["name"],
            category: session.command["category"].flatMap(FoodCategory.init),
            brand: session.command["brand"],
            usualGrams: try session.number("usual").map { Thousandths($0) })
        for nutrient in Nutrient.leading {
            request.per100g[nutrient] = try session.number(nutrient.rawValue)
                .map { Thousandths($0 * 100 / per) }
        }
        let aliases = session.command.all("alias")
        if !aliases.isEmpty { request.aliases = aliases }
        for text in session.command.all("portion") {
            request.portions = (request.portions ?? []) + [try portion(text, session)]
        }
        let barcodes = try session.barcodes()
        if !barcodes.isEmpty { request.barcodes = barcodes }
        request.ingredients = session.command["ingredients"]
        guard request != FoodEditRequest(food: request.food) else {
            throw session.misuse(phrase("say what to change, as --calories 380 or --name NAME"))
        }
        var daemon = try session.connect()
        let (raw, food) = try daemon.ask(.editFood, request, as: FoodMessage.self)
        try session.show(
            raw, [phrase("Changed.")] + FoodRendering.lines(food, session.console.style))
        return .done
    }

    private static let ingredientsOption = OptionRow(
        "ingredients", value: .init("LIST"),
        "What it is made of, as it is printed: \"wheat flour, sugar, may contain nuts\".")

    @Sendable private static func runAddFood(_ session: Session) throws(Failure) -> ExitStatus {
        let per = try session.number("per") ?? 100
        guard per > 0 else {
            throw session.misuse(phrase("the value of \"--per\" must be above 0"))
        }
        var figures = Nutrients.unknown
        for nutrient in Nutrient.leading {
            figures[nutrient] = try session.number(nutrient.rawValue)
                .map { Thousandths($0 * 100 / per) }
        }
        figures.further = try session.furtherNutrients().scaled(by: 100 / per)
        guard figures != .unknown else {
            throw session.misuse(phrase("give at least one figure, as --calories 380"))
        }
        var portions: [Portion] = []
        for text in session.command.all("portion") { portions.append(try portion(text, session)) }
        let food = NewFood(
            id: session.command["id"].map(FoodID.init(rawValue:)),
            name: session.command.operands.joined(separator: " "),
            aliases: session.command.all("alias"),
            category: session.command["category"].flatMap(FoodCategory.init) ?? .meal,
            brand: session.command["brand"], per100g: figures, portions: portions,
            defaultPortion: portions.isEmpty ? nil : 0,
            usualGrams: try session.number("usual").map { Thousandths($0) },
            barcodes: try session.barcodes(), ingredients: session.command["ingredients"])
        var daemon = try session.connect()
        let (raw, added) = try daemon.ask(.addFood, food, as: FoodMessage.self)
        try session.show(
            raw, [phrase("Added.")] + FoodRendering.lines(added, session.console.style))
        return .done
    }

    private static func portion(_ text: String, _ session: Session) throws(Failure) -> Portion {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let grams = SaidNumber.number(String(parts[1])), grams > 0,
            grams.isFinite
        else {
            throw session.misuse(phrase("the value of \"--portion\" must be as bowl=250"))
        }
        return Portion(label: String(parts[0]), grams: Thousandths(grams))
    }

    private static let removeFood: Verb = Verb(
        CommandTable(
            "remove", "Remove a food of your own",
            details: ["What was logged with it stays as it is. \"demeter undo\" brings it back."],
            operands: [OperandRow("FOOD", count: .oneAtLeast, "Its id, or its name.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let words = session.command.operands.joined(separator: " ")
        let (raw, removed) = try daemon.ask(
            .removeFood, FoodRequest(id: FoodID(rawValue: words)), as: FoodMessage.self)
        try session.show(
            raw, ["Removed: \(DisplayWidth.printable(FoodRendering.name(removed.food)))"])
        return .done
    }
}
