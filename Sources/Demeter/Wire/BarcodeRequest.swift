package import JSON
package import Nutrition

/// Parameters of `barcode`: a package's number, and what was had of it.
package struct BarcodeRequest: Message {
    package var code: GTIN
    /// "Half of it", "150 g"; what its label calls a serving when absent.
    package var text: String?
    /// When it was eaten; the moment of arrival when absent.
    package var at: Instant?
    package var meal: Meal?
    /// As of `log`.
    package var key: String?

    package init(
        code: GTIN, text: String? = nil, at: Instant? = nil, meal: Meal? = nil, key: String? = nil
    ) {
        self.code = code
        self.text = text
        self.at = at
        self.meal = meal
        self.key = key
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["code", "text", "at", "meal", "key"])
        let code = try members.required("code", members.text("code"))
        self.code = try Members.gtin(code, at: members.path + "code")
        text = try members.words("text", limit: .max)
        at = try members.instant("at")
        meal = try members.oneOf("meal", Meal.self)
        key = try members.words("key", limit: 200)
    }

    package var json: JSONValue {
        var object = JSONObject([("code", .string(code.description))])
        object.writeIfAny("text", text.map(JSONValue.string))
        object.writeIfAny("at", at.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("key", key.map(JSONValue.string))
        return .object(object)
    }

    /// What a person would have said: "4006381333931, half of it".
    package var words: String { code.description + (text.map { ", " + $0 } ?? "") }
}
