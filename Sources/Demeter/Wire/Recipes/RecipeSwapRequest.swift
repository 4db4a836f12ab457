package import JSON
package import Nutrition

/// Parameters of `recipes.swap`: the food that is put in the place of an ingredient, as much of it.
package struct RecipeSwapRequest: Message {
    package var id: RecipeReference
    /// The ingredient's place, from 0.
    package var ingredient: Int
    package var food: FoodID

    package init(id: RecipeReference, ingredient: Int, food: FoodID) {
        self.id = id
        self.ingredient = ingredient
        self.food = food
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id", "ingredient", "food"])
        id = try members.required("id", members.recipe())
        ingredient = try members.required("ingredient", members.wholeNumber("ingredient"))
        food = FoodID(rawValue: try members.required("food", members.text("food")))
    }

    package var json: JSONValue {
        [
            "id": id.json, "ingredient": .integer(ingredient), "food": .string(food.rawValue),
        ]
    }
}
