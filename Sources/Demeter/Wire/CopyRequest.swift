package import JSON
package import Nutrition

/// Parameters of `copy`: what is logged once more, and for which day or meal.
package struct CopyRequest: Message {
    /// Today when absent.
    package var date: LocalDay?
    /// All of the day when absent.
    package var meal: Meal?
    package var targetDate: LocalDay?
    package var targetMeal: Meal?

    package init(
        date: LocalDay? = nil, meal: Meal? = nil, targetDate: LocalDay? = nil,
        targetMeal: Meal? = nil
    ) {
        self.date = date
        self.meal = meal
        self.targetDate = targetDate
        self.targetMeal = targetMeal
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "meal", "to_date", "to_meal"])
        date = try members.date("date")
        meal = try members.oneOf("meal", Meal.self)
        targetDate = try members.date("to_date")
        targetMeal = try members.oneOf("to_meal", Meal.self)
        if date == nil, meal == nil { throw .nothingOf(["date", "meal"]) }
        if targetDate == nil, targetMeal == nil { throw .nothingOf(["to_date", "to_meal"]) }
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        object.writeIfAny("meal", meal.map { .string($0.rawValue) })
        object.writeIfAny("to_date", targetDate.map { .string($0.description) })
        object.writeIfAny("to_meal", targetMeal.map { .string($0.rawValue) })
        return .object(object)
    }
}
