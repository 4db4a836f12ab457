package import JSON
package import MealReader

/// A rule that spoke while a line was read, as `parse` tells it where it is asked why.
extension SpokenRule: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            rule: try members.required("rule", members.text("rule")),
            words: try members.required("words", members.text("words")),
            change: try members.required("change", members.text("change")))
    }

    package var json: JSONValue {
        ["rule": .string(rule), "words": .string(words), "change": .string(change)]
    }
}
