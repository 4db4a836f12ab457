package import JSON

/// Result of `foods.reload`: how many foods there are now.
package struct ReloadResult: Message {
    package var foods: Int

    package init(foods: Int) { self.foods = foods }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        foods = try members.required("foods", members.wholeNumber("foods"))
    }

    package var json: JSONValue { ["foods": .integer(foods)] }
}
