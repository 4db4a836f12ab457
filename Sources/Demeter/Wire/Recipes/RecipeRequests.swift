package import JSON
package import Nutrition
internal import Recipes

/// Which recipe: by its number, or by its name.
package enum RecipeReference: Sendable, Hashable, CustomStringConvertible {
    case id(Int)
    case name(String)

    package var json: JSONValue {
        switch self {
        case .id(let id): .integer(id)
        case .name(let name): .string(name)
        }
    }

    package var description: String {
        switch self {
        case .id(let id): String(id)
        case .name(let name): name
        }
    }
}

extension Members {
    func recipe(_ name: String = "id") throws(MessageError) -> RecipeReference? {
        try optional(name, .wholeNumber) { value in
            if let id = value.integer { return .id(id) }
            guard let name = value.string, name.contains(where: { !$0.isWhitespace }) else {
                return nil
            }
            return .name(name)
        }
    }
}

/// Parameters of `recipes.show` and `recipes.remove`.
package struct RecipeIDRequest: Message {
    package var id: RecipeReference

    package init(_ id: RecipeReference) { self.id = id }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id"])
        id = try members.required("id", members.recipe())
    }

    package var json: JSONValue { ["id": id.json] }
}

/// Parameters of `recipes.list`.
package struct RecipeListRequest: Message {
    /// What the names hold, whatever its case; all when empty.
    package var query: String
    package var limit: Int

    package init(query: String = "", limit: Int = 10_000) {
        self.query = query
        self.limit = limit
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["query", "limit"])
        query = try members.passage("query", limit: 500) ?? ""
        limit = try members.wholeNumber("limit", in: 1...100_000) ?? 10_000
    }

    package var json: JSONValue { ["query": .string(query), "limit": .integer(limit)] }
}

/// Parameters of `recipes.eat`: one of servings, weight and share; a serving when none is given.
package struct EatRequest: Message {
    package var id: RecipeReference
    package var servings: Double?
    package var grams: Double?
    package var share: Double?
    /// Whether each ingredient becomes an entry of its own.
    package var apart: Bool
    /// What is another way this once: "without the rice".
    package var text: String?
    package var at: Instant?
    package var meal: Meal?

    package init(
        id: RecipeReference, servings: Double? = nil, grams: Double? = nil, share: Double? = nil,
        apart: Bool = false, text: String? = nil, at: Instant? = nil, meal: Meal? = nil
    ) {
        self.id = id
        self.servings = servings
        self.grams = grams
        self.share = share
        self.apart = apart
        self.text = text
        self.at = at
        self.meal = meal
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: [
            "id", "servings", "grams", "share", "apart", "text", "at", "meal",
        ])
        id = try members.required("id", members.recipe())
        servings = try members.positive("servings", most: 100_000)
        grams = try members.positive("grams", most: 100_000)
        share = try members.positive("share", most: 1000)
        let given = [("servings", servings), ("grams", grams), ("share", share)]
            .filter { $0.1 != nil }.map(\.0)
        if given.count > 1 { throw .conflict(given[0], given[1]) }
        apart = try members.truth("apart") ?? false
        text = try members.words("text", limit: 500)
        at = try members.instant("at")
        meal = try members.oneOf("meal", Meal.self)
    }

    package var json: JSONValue {
        var object = JSONObject([("id", id.json)])
        object.writeIfAny("servings", servings.map(JSONValue.number))
        object.writeIfAny("grams", grams.map(JSONValue.number))
        object.writeIfAny("share", share.map(JSONValue.number))
        if apart { object["apart"] = true }
        object.writeIfAny("text", text.map(JSONValue.string))
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        return .object(object)
    }
}

/// Parameters of `recipes.save`: entries as they stand become a recipe.
package struct SaveRecipeRequest: Message {
    package var name: String
    package var entries: [Int]
    /// Where no entries are named: those of a day, today unless given, and of a meal.
    package var date: LocalDay?
    package var meal: Meal?

    package init(
        name: String, entries: [Int] = [], date: LocalDay? = nil, meal: Meal? = nil
    ) {
        self.name = name
        self.entries = entries
        self.date = date
        self.meal = meal
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["name", "entries", "date", "meal"])
        self.name = try members.required("name", members.words("name", limit: Recipe.nameLimit))
        entries =
            try members.list("entries", limit: Recipe.ingredientLimit) {
                (value, name) throws(MessageError) in
                guard let id = value.integer else {
                    throw .wrongType(name, expected: .wholeNumber)
                }
                return id
            } ?? []
        date = try members.date("date")
        meal = try members.oneOf("meal", Meal.self)
    }

    package var json: JSONValue {
        var object = JSONObject([("name", .string(name))])
        if !entries.isEmpty { object["entries"] = .array(entries.map(JSONValue.integer)) }
        object.writeIfAny("date", date.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        return .object(object)
    }
}
