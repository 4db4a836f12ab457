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
    /// Whether everything of the day is meant, and not its meal of this hour.
    package var isAll: Bool
    /// When it is eaten again; the moment of arrival when absent.
    package var at: Instant?

    package init(
        date: LocalDay? = nil, meal: Meal? = nil, target: Meal? = nil, isAll: Bool = false,
        at: Instant? = nil
    ) {
        self.date = date
        self.meal = meal
        self.target = target
        self.isAll = isAll
        self.at = at
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "meal", "as", "all", "at"])
        date = try members.date("date")
        meal = try members.oneOf("meal", Meal.self)
        target = try members.oneOf("as", Meal.self)
        isAll = try members.truth("all") ?? false
        at = try members.instant("at")
        if isAll, meal != nil { throw .conflict("meal", "all") }
        if isAll, date == nil { throw .missing("date") }
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("as", target.map { .string($0.rawValue) })
        if isAll { object["all"] = true }
        object.writeIfAny("at", at.map { .string($0.description) })
        return .object(object)
    }
}
