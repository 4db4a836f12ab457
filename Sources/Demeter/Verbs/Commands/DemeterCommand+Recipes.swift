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

extension DemeterCommand {
    static let recipes: Verb = Verb(
        CommandTable(
            "recipe", "Recipes and meals of your own",
            details: [
                "A recipe is described once and eaten by the portion, the weight or the share from then on. "
                    + "NAME is its name, words that only its name holds, or its number."
            ], group: "Recipes"),
        [
            newRecipe, listRecipes, showRecipe, editRecipe, renameRecipe, copyRecipe, deleteRecipe,
            eatRecipe, saveRecipe, importRecipes, cookRecipe, leftRecipe, batches,
        ])

    private static let newRecipe: Verb = Verb(
        CommandTable(
            "new", "Describe a dish: its ingredients, line by line or parted by commas",
            details: [
                "Of several arguments the first one is the name, unless it has a number in it. Without TEXT the "
                    + "ingredients come from standard input, one a line. A dish that is named alone is taken "
                    + "from your own recipes, else from the catalog's; else the language model is asked for its "
                    + "ingredients, where one is configured."
            ],
            options: [
                OptionRow("servings", value: .init("NUMBER"), "How many servings it makes."),
                OptionRow(
                    "cooked", value: .init("GRAMS"), "What all of it weighs cooked, less the pot."),
                OptionRow("file", letter: "f", value: .init("FILE"), "Read the text from a file."),
                OptionRow("url", value: .init("URL"), "Read the recipe of a page."),
                OptionRow("name", value: .init("NAME"), "What it is called."),
                OptionRow("dry-run", "Show what would be understood, and keep nothing."),
            ],
            operands: [OperandRow("TEXT", count: .any, "The name, and the ingredients.")],
            examples: [
                .init(
                    "demeter recipe new chili --servings 4 \"500 g minced beef, 2 tins kidney beans, 1 onion\"",
                    "keeps a recipe"),
                .init(
                    "demeter recipe new lasagne --servings 6 < lasagne.txt",
                    "reads its ingredients from a file"),
            ]),
        runNewRecipe)

    @Sendable private static func runNewRecipe(_ session: Session) throws(Failure) -> ExitStatus {
        let command = session.command
        var words = command.operands
        var request = NewRecipe(
            name: command["name"], servings: try session.number("servings"),
            cookedGrams: try session.number("cooked").map { Thousandths($0) })
        if let servings = request.servings, servings <= 0 {
            throw session.misuse(phrase("the value of \"--servings\" must be above 0"))
        }
        if let url = command["url"] {
            if request.name == nil, !words.isEmpty { request.name = words.joined(separator: " ") }
            let found = try RecipeSources.read(url, session)
            guard let first = found.first else {
                throw .badData(phrase("no recipe stands on \(url)"))
            }
            return try add([first.named(request)], session)
        }
        if let file = command["file"] {
            if request.name == nil, !words.isEmpty { request.name = words.joined(separator: " ") }
            let found = try RecipeSources.read(file, session)
            guard let first = found.first else {
                throw .badData(phrase("no recipe stands in \(file)"))
            }
            return try add([first.named(request)], session)
        }
        let isNamed =
            words.first.map { !$0.contains(where: \.isNumber) && !$0.contains(",") } ?? false
        if request.name == nil, words.count > 1, isNamed,
            words.dropFirst().contains(where: { $0.contains(where: \.isNumber) })
        {
            // Words of a name that were not quoted together end where a number begins.
            let end = words.firstIndex { $0.contains(where: \.isNumber) || $0.contains(",") } ?? 1
            request.name = words[..<end].joined(separator: " ")
            words = Array(words[end...])
        } else if request.name == nil, words.count > 1, isNamed,
            words.dropFirst().contains(where: { $0.contains(" ") })
        {
            request.name = words.removeFirst()
        }
        let input =
            words.isEmpty || isNamed && words.count == command.operands.count && words.count == 1
        if input, !session.console.isInputTerminal, session.hasInput {
            let text = String(decoding: try session.standardInput(), as: UTF8.self)
            if text.contains(where: \.isLetter) {
                if request.name == nil, !words.isEmpty {
                    request.name = words.joined(separator: " ")
                }
                request.text = text
                return try add([request], session)
            }
        }
        guard !words.isEmpty else {
            throw session.misuse(phrase("TEXT is missing: say what goes in"))
        }
        // Arguments with spaces are lines; single words are words of one.
        let joint = words.contains { $0.contains(" ") } ? "\n" : " "
        request.text = words.joined(separator: joint)
        return try add([request], session)
    }

    static func add(_ recipes: [NewRecipe], _ session: Session) throws(Failure) -> ExitStatus {
        var daemon = try session.connect(patience: .seconds(660))
        let method: Method = session.command.has("dry-run") ? .readRecipe : .addRecipe
        for recipe in recipes {
            let (raw, message) = try daemon.ask(method, recipe, as: RecipeMessage.self)
            try session.show(raw, RecipeRendering.lines(message, session.console.style))
        }
        return .done
    }

    private static let listRecipes: Verb = Verb(
        CommandTable(
            "list", "List recipes, the last used first",
            options: [OptionRow("limit", letter: "n", value: .init("NUMBER"), "How many at most.")],
            operands: [OperandRow("WORD", count: .any, "What their names hold.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let query = session.command.operands.joined(separator: " ")
        let limit = try session.number("limit").map { Int($0) } ?? 10_000
        let (raw, recipes) = try daemon.ask(
            .listRecipes, RecipeListRequest(query: query, limit: max(1, limit)),
            asListOf: RecipeMessage.self)
        try session.show(
            raw,
            recipes.isEmpty
                ? [
                    query.isEmpty
                        ? phrase("There are no recipes yet.")
                        : phrase("There are no recipes of that name.")
                ]
                : RecipeRendering.list(recipes, session.console.style))
        return recipes.isEmpty ? .nothing : .done
    }

    private static let showRecipe: Verb = Verb(
        CommandTable(
            "show", "Show a recipe's ingredients, figures and doubts",
            operands: [OperandRow("NAME", count: .oneAtLeast, "Its name or number.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let request = RecipeIDRequest(reference(session.command.operands))
        let (raw, message) = try daemon.ask(.showRecipe, request, as: RecipeMessage.self)
        try session.show(raw, RecipeRendering.lines(message, session.console.style))
        return .done
    }

    private static let editRecipe: Verb = Verb(
        CommandTable(
            "edit", "Change a recipe by words or by its fields",
            details: [
                "What was eaten of it before stays as it was, unless --since says from which day on it does not."
            ],
            options: [
                OptionRow("servings", value: .init("NUMBER"), "How many servings it makes."),
                OptionRow(
                    "cooked", value: .init("GRAMS"), "What all of it weighs cooked, less the pot."),
                OptionRow("notes", value: .init("TEXT"), "What else there is to say."),
                OptionRow(
                    "add", value: .init("INGREDIENT"), "One more ingredient. May be repeated.",
                    isRepeatable: true),
                OptionRow(
                    "remove", value: .init("NUMBER"),
                    "The number of an ingredient that goes. May be repeated.", isRepeatable: true),
                OptionRow(
                    "since", value: .init("DATE"), "Correct what was eaten since that day as well."),
            ],
            operands: [
                OperandRow("NAME", "Its name or number."),
                OperandRow(
                    "TEXT", count: .any, "What is another way: \"without the oil\", \"serves 6\"."),
            ],
            examples: [
                .init(
                    "demeter recipe edit chili \"use 600 g minced beef\"", "changes an ingredient"),
                .init("demeter recipe edit chili --cooked 1840", "tells what the pot weighs"),
            ])
    ) { session throws(Failure) in
        let command = session.command
        var request = RecipeChangeRequest(id: reference([command.operands[0]]))
        let words = command.operands.dropFirst().joined(separator: " ")
        if !words.isEmpty { request.text = words }
        request.servings = try session.number("servings")
        request.cookedGrams = try session.number("cooked").map { Thousandths($0) }
        request.notes = command["notes"]
        request.add = command.all("add").map { .line($0) }
        for text in command.all("remove") {
            guard let number = Int(text), number > 0 else {
                throw session.misuse(
                    phrase("the value of \"--remove\" must be an ingredient's number, from 1"))
            }
            request.remove.append(number - 1)
        }
        if let since = command["since"] {
            guard let operand = DateOperand(since) else {
                throw session.misuse(phrase("\"\(since)\" is no day; try monday or 2026-03-06"))
            }
            request.since = operand.day(today: try session.today())
        }
        guard request != RecipeChangeRequest(id: request.id) else {
            throw session.misuse(
                phrase("say what to change: words, or --servings, --cooked, --add, …"))
        }
        return try change(request, session)
    }

    private static func change(
        _ request: RecipeChangeRequest, _ session: Session
    ) throws(Failure) -> ExitStatus {
        var daemon = try session.connect()
        let (raw, message) = try daemon.ask(.changeRecipe, request, as: RecipeMessage.self)
        try session.show(raw, RecipeRendering.lines(message, session.console.style))
        return .done
    }

    private static let renameRecipe: Verb = Verb(
        CommandTable(
            "rename", "Give a recipe another name",
            operands: [
                OperandRow("NAME", "Its name or number."),
                OperandRow("NEW", count: .oneAtLeast, "The new name."),
            ])
    ) { session throws(Failure) in
        let words = session.command.operands
        let name = words.dropFirst().joined(separator: " ")
        return try change(RecipeChangeRequest(id: reference([words[0]]), name: name), session)
    }

    private static let copyRecipe: Verb = Verb(
        CommandTable(
            "copy", "Keep a recipe once more under another name",
            operands: [
                OperandRow("NAME", "Its name or number."),
                OperandRow("NEW", count: .oneAtLeast, "The copy's name."),
            ])
    ) { session throws(Failure) in
        let words = session.command.operands
        var daemon = try session.connect()
        let (_, message) = try daemon.ask(
            .showRecipe, RecipeIDRequest(reference([words[0]])), as: RecipeMessage.self)
        let copy = NewRecipe(
            name: words.dropFirst().joined(separator: " "),
            ingredients: message.recipe.ingredients.map(NewIngredient.init),
            servings: message.recipe.servings, cookedGrams: message.recipe.cookedGrams,
            notes: message.recipe.notes)
        return try add([copy], session)
    }

    private static let deleteRecipe: Verb = Verb(
        CommandTable(
            "delete", "Delete a recipe; what was eaten of it stays",
            details: ["\"demeter undo\" brings it back."],
            operands: [OperandRow("NAME", count: .oneAtLeast, "Its name or number.")])
    ) { session throws(Failure) in
        var daemon = try session.connect()
        let request = RecipeIDRequest(reference(session.command.operands))
        let (raw, message) = try daemon.ask(.removeRecipe, request, as: RecipeMessage.self)
        try session.show(raw, ["Deleted: \(DisplayWidth.printable(message.recipe.name))"])
        return .done
    }

    /// A number is an id; everything else is a name.
    static func reference(_ words: [String]) -> RecipeReference {
        let text = words.joined(separator: " ")
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        return Int(digits).map(RecipeReference.id) ?? .name(text)
    }
}

extension NewIngredient {
    /// An ingredient of a recipe as it stands.
    init(_ part: MealPart) {
        self = .item(
            Item(
                name: part.name, food: part.food, recipe: part.recipe.map { Int($0.rawValue) },
                amount: part.amount, unit: part.unit, grams: part.grams, nutrients: part.nutrients,
                confidence: part.confidence, source: part.source, section: part.section,
                text: part.text.isEmpty ? nil : part.text))
    }
}

extension NewRecipe {
    /// The recipe with the name and the numbers that the command line gives.
    func named(_ options: NewRecipe) -> NewRecipe {
        var recipe = self
        recipe.name = options.name ?? name
        recipe.servings = options.servings ?? servings
        recipe.cookedGrams = options.cookedGrams ?? cookedGrams
        return recipe
    }
}
