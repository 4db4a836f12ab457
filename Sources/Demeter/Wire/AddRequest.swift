package import JSON
package import Nutrition

/// Parameters of `add`: figures alone, of which at least one is given.
package struct AddRequest: Message {
    /// What is not given is unknown; none negative, none above 1,000,000.
    package var nutrients: Nutrients
    /// What it was, at most 120 characters.
    package var name: String?
    /// The occasion; by the clock when absent.
    package var meal: Meal?
    /// When it was eaten; the moment of arrival when absent.
    package var at: Instant?

    package init(
        nutrients: Nutrients, name: String? = nil, meal: Meal? = nil, at: Instant? = nil
    ) {
        self.nutrients = nutrients
        self.name = name
        self.meal = meal
        self.at = at
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        let names = Nutrient.leading.map(\.rawValue) + ["nutrients"]
        try members.refuse(allBut: Members.nutrientNames + ["name", "meal", "at"])
        nutrients = try members.handFigures()
        guard nutrients != .unknown else { throw .nothingOf(names) }
        self.name = try members.words("name", limit: 120)
        meal = try members.oneOf("meal", Meal.self)
        at = try members.instant("at")
    }

    package var json: JSONValue {
        var object = JSONObject()
        for nutrient in nutrients.known {
            object.writeIfAny(nutrient.rawValue, nutrients[nutrient]?.json)
        }
        object.writeIfAny("name", name.map(JSONValue.string))
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("at", at.map { .string($0.description) })
        return .object(object)
    }

    /// The figures as a person would write them: `500 kcal, 30 g protein`.
    package var words: String {
        nutrients.known.compactMap { nutrient in
            nutrients[nutrient].map { value in
                "\(Figures.number(value.value)) \(nutrient.unit)"
                    + (nutrient == .calories ? "" : " \(nutrient.name)")
            }
        }.joined(separator: ", ")
    }
}
