package import JSON
package import Nutrition

/// Parameters of `foods.show` and `foods.remove`: the food meant.
package struct FoodRequest: Message {
    package var id: FoodID

    package init(id: FoodID) { self.id = id }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id"])
        id = FoodID(
            rawValue: try members.required("id", members.words("id", limit: NewFood.anyIDLimit)))
    }

    package var json: JSONValue { ["id": .string(id.rawValue)] }
}
