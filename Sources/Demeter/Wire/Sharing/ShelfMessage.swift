package import JSON

/// Parameters of `sync.shelf`: what was handed over last, of which nothing is handed over again.
package struct ShelfRequest: Message {
    package var known: String?

    package init(known: String? = nil) { self.known = known }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["known"])
        known = try members.text("known")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("known", known.map(JSONValue.string))
        return .object(object)
    }
}

/// Result of `sync.shelf`: what the person has of their own for others of the household.
package struct ShelfMessage: Message {
    /// The same for the same foods and recipes, on each of the person's devices.
    package var version: String
    package var isEmpty: Bool

    package init(version: String, isEmpty: Bool) {
        self.version = version
        self.isEmpty = isEmpty
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        version = try members.required("version", members.text("version"))
        isEmpty = try members.required("empty", members.truth("empty"))
    }

    package var json: JSONValue { ["version": .string(version), "empty": .bool(isEmpty)] }
}

/// Result of `sync.shelves`: what was made known of what others of the household show.
package struct ShelvesMessage: Message {
    package var people: Int
    package var foods: Int
    package var recipes: Int
    /// Foods and recipes that cannot be, and were passed over.
    package var refused: Int

    package init(people: Int = 0, foods: Int = 0, recipes: Int = 0, refused: Int = 0) {
        self.people = people
        self.foods = foods
        self.recipes = recipes
        self.refused = refused
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        people = try members.wholeNumber("people") ?? 0
        foods = try members.wholeNumber("foods") ?? 0
        recipes = try members.wholeNumber("recipes") ?? 0
        refused = try members.wholeNumber("refused") ?? 0
    }

    package var json: JSONValue {
        [
            "people": .integer(people), "foods": .integer(foods), "recipes": .integer(recipes),
            "refused": .integer(refused),
        ]
    }
}
