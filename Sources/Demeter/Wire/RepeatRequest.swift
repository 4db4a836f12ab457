package import JSON
package import Nutrition

/// Parameters of `repeat`: what is to be logged once more, and when.
package struct RepeatRequest: Message {
    /// The day it was eaten; the last time when absent.
    package var date: LocalDay?
    /// The occasion then; when absent that of this hour, or everything on a day that has none.
    package var meal: Meal?
    /// The occasion now; as then when absent.
    package var target: Meal?
    /// When it is eaten again; the moment of arrival when absent.
    package var at: Instant?

    package init(
        date: LocalDay? = nil, meal: Meal? = nil, target: Meal? = nil, at: Instant? = nil
    ) {
        self.date = date
        self.meal = meal
        self.target = target
        self.at = at
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "meal", "as", "at"])
        date = try members.date("date")
        meal = try members.oneOf("meal", Meal.self)
        target = try members.oneOf("as", Meal.self)
        at = try members.instant("at")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("as", target.map { .string($0.rawValue) })
        object.writeIfAny("at", at.map { .string($0.description) })
        return .object(object)
    }
}
