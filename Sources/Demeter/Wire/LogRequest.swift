package import JSON
package import Nutrition

/// Parameters of `log`: a meal in a person's words.
package struct LogRequest: Message {
    package var text: String
    /// When it was eaten; the moment of arrival when absent. What `text` says of time counts more.
    package var at: Instant?
    /// The occasion; by the clock when neither this nor `text` says it.
    package var meal: Meal?
    /// Where the words come from, in the sender's own terms: `desk`, `phone`. At most 64 characters.
    package var source: String?
    /// Names this log: the same key within 7 days returns the first result instead of logging
    /// again. At most 200 characters.
    package var key: String?

    package init(
        text: String, at: Instant? = nil, meal: Meal? = nil, source: String? = nil,
        key: String? = nil
    ) {
        self.text = text
        self.at = at
        self.meal = meal
        self.source = source
        self.key = key
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text", "at", "meal", "source", "key"])
        text = try members.required("text", members.text("text"))
        at = try members.instant("at")
        meal = try members.oneOf("meal", Meal.self)
        source = try members.words("source", limit: 64)
        key = try members.words("key", limit: 200)
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(text))])
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("source", source.map(JSONValue.string))
        object.writeIfAny("key", key.map(JSONValue.string))
        return .object(object)
    }
}
