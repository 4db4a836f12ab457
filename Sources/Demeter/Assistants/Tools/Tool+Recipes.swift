internal import Configuration
internal import JSON
internal import Nutrition
internal import Wire

extension Tool {
    static let recipes = Tool(
        name: "recipes", title: "Look up recipes",
        about: "The person's own recipes by name (query), or one (id). Log a helping by its name.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("query", .text(200)), ToolParameter("id", .wholeNumber(1 ... .max)),
            ToolParameter("limit", .wholeNumber(1...50)),
        ],
        results: [("recipes", "array")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        guard let id = arguments["id"] else {
            var request = arguments.parameters("query", "limit")
            if request["limit"] == nil { request["limit"] = 20 }
            return .done(
                JSONObject([("recipes", try errand.call(.listRecipes, .object(request)))]))
        }
        guard arguments["query"] == nil, arguments["limit"] == nil else {
            throw .arguments("Give `query` or `id`, one of them.")
        }
        return .done(
            JSONObject([("recipes", .array([try errand.call(.showRecipe, ["id": id])]))]))
    }

    static let suggest = Tool(
        name: "suggest", title: "Suggest a meal",
        about:
            "What the person would usually have, now or then, and why.",
        permissions: [.read], effect: .reads,
        parameters: [
            ToolParameter("at", .instant),
            ToolParameter("meal", .choice(Meal.allCases.map(\.rawValue))),
        ],
        results: [("suggestions", "array")]
    ) { arguments, errand throws(ToolFault) in
        try errand.demand(.read)
        let request = arguments.parameters("at", "meal")
        return .done(JSONObject([("suggestions", try errand.call(.suggest, .object(request)))]))
    }
}
