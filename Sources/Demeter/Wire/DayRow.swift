package import JSON
package import Nutrition

/// One day's figures without its entries.
package struct DayRow: Message {
    package var date: LocalDay
    /// The day is over and its total final.
    package var closed: Bool
    /// Sums of the logged entries' known figures, and which nutrients some of them do not know.
    package var totals: NutrientTotal
    /// The goals of that day.
    package var bounds: Goals
    package var loggedCount: Int
    package var heldCount: Int

    package init(
        date: LocalDay, closed: Bool, totals: NutrientTotal, goals: Goals = Goals(),
        loggedCount: Int, heldCount: Int
    ) {
        self.date = date
        self.closed = closed
        self.totals = totals
        bounds = goals
        self.loggedCount = loggedCount
        self.heldCount = heldCount
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        date = try members.required("date", members.date("date"))
        closed = try members.required("closed", members.truth("closed"))
        totals = try members.total()
        let goals = try members.message("goals", Nutrients.self)
        // Follows from the others.
        _ = try members.message("remaining", Nutrients.self)
        bounds =
            try members.message("goal_bounds", Goals.self) ?? Goals(targets: goals ?? .unknown)
        loggedCount = try members.required("logged_count", members.wholeNumber("logged_count"))
        heldCount = try members.required("held_count", members.wholeNumber("held_count"))
    }

    /// The amounts that the goals name; `nil` when none are set, unknown nutrients when those have none.
    package var goals: Nutrients? { bounds.isEmpty ? nil : bounds.references }

    /// Goals less totals, negative beyond a goal; unknown where no goal is set.
    package var remaining: Nutrients? {
        if bounds.isEmpty { return nil }
        var remaining = bounds.remaining(of: totals.sum)
        // Of what was not summed nobody knows what is left.
        if totals.coverage == nil { remaining.further = FurtherFigures() }
        return remaining
    }

    package var json: JSONValue { .object(object) }

    var object: JSONObject {
        var object = JSONObject([
            ("date", .string(date.description)), ("closed", .bool(closed)),
            ("totals", totals.sum.json), ("incomplete", .names(totals.incomplete)),
        ])
        object.writeIfAny("coverage", totals.coverageJSON)
        object.writeIfAny("goals", goals?.json)
        object.writeIfAny("remaining", remaining?.json)
        if !bounds.isEmpty { object["goal_bounds"] = bounds.json }
        object["logged_count"] = .integer(loggedCount)
        object["held_count"] = .integer(heldCount)
        return object
    }
}
