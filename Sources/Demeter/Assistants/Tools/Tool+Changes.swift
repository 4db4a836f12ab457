internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension Tool {
    static let correct = Tool(
        name: "correct", title: "Correct the journal",
        about:
            "Put right one entry in words (\"make it 200 g\"), confirm a held one, move it to a date or "
            + "meal, drop it, or swap its food for one (id) of foods' alternatives. With utterance: "
            + "answer its question, or what it holds (yes, no, \"I meant 2\").",
        permissions: [.correct], effect: .changes,
        parameters: [
            ToolParameter("action", .choice(["change", "confirm", "move", "drop", "swap"])),
            ToolParameter("entry", .wholeNumber(1 ... .max)),
            ToolParameter("utterance", .wholeNumber(1 ... .max)),
            ToolParameter("text", .text(10_000)),
            ToolParameter("food", .text(200), "For swap: a food's id"),
            ToolParameter("to", .text(40)),
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
        about: "Take the newest change back, or restore it.",
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
}
