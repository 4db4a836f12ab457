internal import Configuration
internal import JSON
internal import Wire

extension Tool {
    static let parse = Tool(
        name: "parse", title: "Read a meal",
        about: "What a meal in words would come to: foods, grams, figures.",
        permissions: [.read, .log], effect: .reads,
        parameters: [ToolParameter("text", .text(10_000), isRequired: true)],
        results: [("items", "array"), ("total", "object"), ("confidence", "number")]
    ) { arguments, errand throws(ToolFault) in
        .done(
            try errand.call(.parse, .object(arguments.parameters("text"))).object ?? JSONObject())
    }

    static let foods = Tool(
        name: "foods", title: "Look up foods",
        about:
            "Foods by name (query), or one (id): figures per 100 g, portions. With instead_of (words) or "
            + "entry: what to eat instead.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("query", .text(200)), ToolParameter("id", .text(200)),
            ToolParameter("limit", .wholeNumber(1...50)),
            ToolParameter("instead_of", .text(AlternativesRequest.longest)),
            ToolParameter("entry", .wholeNumber(1 ... .max)),
            ToolParameter("without", .text(60), "As milk"),
        ],
        results: [("foods", "array"), ("alternatives", "array")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        if arguments["instead_of"] != nil || arguments["entry"] != nil {
            return .done(try alternatives(arguments, errand))
        }
        switch (arguments["query"], arguments["id"]) {
        case (nil, let id?):
            return .done(
                JSONObject([("foods", .array([try errand.call(.showFood, ["id": id])]))]))
        case (.some, nil):
            let request = arguments.parameters("query", "limit")
            return .done(JSONObject([("foods", try errand.call(.searchFoods, .object(request)))]))
        default: throw .arguments("Give `query`, `id`, `instead_of` or `entry`, one of them.")
        }
    }

    private static func alternatives(
        _ arguments: ToolArguments, _ errand: Errand
    ) throws(ToolFault) -> JSONObject {
        guard arguments["query"] == nil, arguments["id"] == nil, arguments["limit"] == nil,
            arguments["instead_of"] == nil || arguments["entry"] == nil
        else {
            throw .arguments("`instead_of` or `entry`, one of them, takes `without` alone.")
        }
        var request = arguments.parameters("entry")
        request["food"] = arguments["instead_of"]
        if let trigger = arguments["without"] { request["without"] = .array([trigger]) }
        return try errand.call(.alternatives, .object(request)).object ?? JSONObject()
    }

    static let history = Tool(
        name: "history", title: "One food over time",
        about: "How often, how much and when a food (name or id) was eaten.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("food", .text(120), isRequired: true), ToolParameter("from", .date),
            ToolParameter("to", .date), ToolParameter("limit", .wholeNumber(1...200)),
        ],
        results: [("count", "integer"), ("totals", "object"), ("entries", "array")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        let request = arguments.parameters("food", "from", "to", "limit")
        return .done(try errand.call(.history, .object(request)).object ?? JSONObject())
    }
}
