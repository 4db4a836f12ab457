package import JSON
package import Nutrition

/// Parameters of `alternatives.take`: the food that is put in the place of an entry's.
package struct SwapRequest: Message {
    package var entry: Int
    package var food: FoodID

    package init(entry: Int, food: FoodID) {
        self.entry = entry
        self.food = food
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["entry", "food"])
        entry = try members.required("entry", members.wholeNumber("entry"))
        food = FoodID(rawValue: try members.required("food", members.text("food")))
    }

    package var json: JSONValue {
        ["entry": .integer(entry), "food": .string(food.rawValue)]
    }
}

/// Result of `alternatives.refuse`: what became of all that was offered.
package struct SwapsMessage: Message {
    /// How often something was taken, as far as that was not undone.
    package var taken: Int
    /// How often nothing of it was wanted.
    package var refused: Int

    package init(taken: Int = 0, refused: Int = 0) {
        self.taken = taken
        self.refused = refused
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        taken = try members.required("taken", members.wholeNumber("taken"))
        refused = try members.required("refused", members.wholeNumber("refused"))
    }

    package var json: JSONValue { ["taken": .integer(taken), "refused": .integer(refused)] }
}
