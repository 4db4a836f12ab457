package import JSON
package import Nutrition

/// What photographs are of.
package enum PhotoScene: String, Sendable, Hashable, CaseIterable {
    case single, plate, menu, packaged, drink
}

/// A food that a classifier takes photographs for.
package struct PhotoHint: Message {
    package var name: String
    /// The catalog's id.
    package var food: FoodID?
    /// 0 to 1, by the classifier.
    package var confidence: Double

    package init(name: String, food: FoodID?, confidence: Double) {
        self.name = name
        self.food = food
        self.confidence = confidence
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.name = try members.required("name", members.text("name"))
        food = try members.text("food").map(FoodID.init(rawValue:))
        confidence = try members.required("confidence", members.number("confidence"))
    }

    package var json: JSONValue {
        var object = JSONObject([("name", .string(name))])
        object["food"] = food.map { .string($0.rawValue) } ?? .null
        object["confidence"] = .number(confidence)
        return .object(object)
    }
}
