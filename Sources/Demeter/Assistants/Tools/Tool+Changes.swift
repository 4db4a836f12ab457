internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension Tool {
    static let correct = Tool(
        name: "correct", title: "Correct the journal",
        about:
            "Put right one entry, in words (\"make it 200 g\", \"it was oat milk\"); confirm a held "
            + "one; move one to a date or meal; drop one; swap its food for one (id) of foods' "
            + "alternatives. With utterance: answer its question, or what "
            + "it holds (yes, no, \"I meant 2\").",
        permissions: [.correct], effect: .changes,
        parameters: [
            ToolParameter("action", .choice(["change", "confirm", "move", "drop", "swap"])),
            ToolParameter("entry", .wholeNumber(1 ... .max)),
            ToolParameter("utterance", .wholeNumber(1 ... .max)),
            ToolParameter("text", .text(10_000), "For change or utterance"),
            ToolParameter("food", .text(200), "For swap: a food's id"),
            ToolParameter(
                "to", .text(40), "For move: a date or meal"),
            .key(),
        ],
        results: [
            ("entries", "array"), ("removed", "array"), ("held", "array"), ("state", "string"),
            ("reply", "string"), ("day", "object"),
        ]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.correct)
        let (method, request) = try correction(arguments, errand)
        var parameters = request
        parameters["key"] = arguments["key"]
        return .done(visible(try errand.call(method, .object(parameters)), errand))
    }

    /// The method that does a correction, and its parameters without the key.
    private static func correction(
        _ arguments: ToolArguments, _ errand: Errand
    ) throws(ToolFault) -> (Method, JSONObject) {
        let action = arguments.text("action") ?? "change"
        if arguments["utterance"] != nil {
            guard arguments["entry"] == nil, arguments["text"] != nil, action == "change" else {
                throw .arguments("An `utterance` takes `text`, and neither `entry` nor `action`.")
            }
            return (.answer, within(errand, arguments.parameters("utterance", "text")))
        }
        guard arguments["entry"] != nil else {
            throw .arguments("`entry` is missing: `day` lists entries with their ids.")
        }
        let entry = arguments.parameters("entry")
        switch action {
        case "confirm": return (.confirm, entry)
        case "drop":
            if try !isHeld(arguments["entry"]?.integer, errand) { try errand.demand(.erase) }
            return (.delete, entry)
        case "swap":
            guard arguments["food"] != nil else {
                throw .arguments("`food` is missing: `foods` with `entry` lists what there is.")
            }
            return (.swap, arguments.parameters("entry", "food"))
        case "move":
            var request = entry
            request["text"] = .string(try move(arguments.text("to")))
            return (.edit, request)
        default:
            guard arguments["text"] != nil else {
                throw .arguments("`text` is missing: what the entry should be.")
            }
            return (.edit, within(errand, arguments.parameters("entry", "text")))
        }
    }

    /// Words that may do no more than the assistant: the daemon knows what they ask for.
    private static func within(_ errand: Errand, _ parameters: JSONObject) -> JSONObject {
        var parameters = parameters
        parameters["allow"] = .array(
            Permission.allCases.filter(errand.permissions.contains).map { .string($0.rawValue) })
        return parameters
    }

    /// What is held counts nowhere, and dropping it erases nothing that was logged.
    private static func isHeld(_ entry: Int?, _ errand: Errand) throws(ToolFault) -> Bool {
        try errand.call(.held).array?.contains { $0["id"]?.integer == entry } ?? false
    }

    /// As a person would say it.
    private static func move(_ target: String?) throws(ToolFault) -> String {
        if let target {
            if let meal = Meal(rawValue: target.lowercased()) {
                return "that was for \(meal.rawValue)"
            }
            if let date = LocalDay(target) { return "that was on \(date)" }
        }
        throw .arguments("`to` must be a date as YYYY-MM-DD, or breakfast, lunch, dinner or snack.")
    }

    static let undo = Tool(
        name: "undo", title: "Undo or redo",
        about: "Take the newest change of the journal back, or restore what was undone last.",
        permissions: [.correct], effect: .changes,
        parameters: [ToolParameter("action", .choice(["undo", "redo"])), .key()],
        results: [
            ("entries", "array"), ("removed", "array"), ("reply", "string"), ("day", "object"),
        ]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.correct)
        let method: Method = arguments.text("action") == "redo" ? .redo : .undo
        return .done(
            visible(try errand.call(method, .object(arguments.parameters("key"))), errand))
    }

    static let goals = Tool(
        name: "goals", title: "Daily goals",
        about: "The goals of a day; with set, new ones from a day on, by nutrient: a number, "
            + "{\"lower\":n}, {\"upper\":n}, both, or \"none\".",
        permissions: [.read, .correct], effect: .adds,
        parameters: [
            ToolParameter("date", .date), ToolParameter("set", .goals),
            ToolParameter("from", .date), ToolParameter("weekday", .wholeNumber(1...7)),
            .key(isRequired: false),
        ],
        results: [("date", "string"), ("goals", "object"), ("rules", "array")]
    ) { arguments, errand throws(ToolFault) in
        guard let wanted = arguments["set"]?.object else {
            try errand.demand(.read)
            if let stray = ["from", "weekday"].first(where: { arguments[$0] != nil }) {
                throw .arguments("`\(stray)` goes with `set`.")
            }
            return .done(
                try errand.call(.goals, .object(arguments.parameters("date"))).object
                    ?? JSONObject())
        }
        try errand.demand(.correct)
        guard arguments["key"] != nil else {
            throw .arguments("`key` is missing: setting goals needs your own name for it.")
        }
        guard arguments["date"] == nil else {
            throw .arguments("`date` is for looking; new goals hold `from` a day on.")
        }
        var request = arguments.parameters("from", "weekday", "key")
        for goal in wanted.members {
            guard request[goal.key] == nil, Nutrient(rawValue: goal.key) != nil else {
                throw .arguments(
                    "`set` takes \(Nutrient.leading.map(\.rawValue).joined(separator: ", ")).")
            }
            request[goal.key] = goal.value
        }
        return .done(try errand.call(.setGoals, .object(request)).object ?? JSONObject())
    }
}
