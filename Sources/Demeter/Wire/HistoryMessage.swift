package import JSON
package import Nutrition

/// Result of `history`: one food over time, of logged entries only.
package struct HistoryMessage: Message {
    /// How often it was eaten in a month.
    package struct Month: Message {
        /// `2026-03`
        package var month: String
        package var count: Int

        package init(month: String, count: Int) {
            self.month = month
            self.count = count
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            month = try members.required("month", members.text("month"))
            count = try members.required("count", members.wholeNumber("count"))
        }

        package var json: JSONValue { ["month": .string(month), "count": .integer(count)] }
    }

    /// How many entries there are, listed or not.
    package var count: Int
    /// On how many days.
    package var days: Int
    /// `nil` when there is none.
    package var first: LocalDay?
    package var last: LocalDay?
    /// The mean of the known weights.
    package var averageGrams: Thousandths?
    package var totals: NutrientTotal
    /// The twelve months to the last day that was looked at, oldest first.
    package var months: [Month]
    /// The newest first.
    package var entries: [EntryMessage]
    /// What only has the food in its name, as a coffee cake has coffee; counted nowhere, the newest first.
    package var also: [EntryMessage]

    package init(
        count: Int, days: Int, first: LocalDay? = nil, last: LocalDay? = nil,
        averageGrams: Thousandths? = nil, totals: NutrientTotal = NutrientTotal(),
        months: [Month] = [], entries: [EntryMessage] = [], also: [EntryMessage] = []
    ) {
        self.count = count
        self.days = days
        self.first = first
        self.last = last
        self.averageGrams = averageGrams
        self.totals = totals
        self.months = months
        self.entries = entries
        self.also = also
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        count = try members.required("count", members.wholeNumber("count"))
        days = try members.required("days", members.wholeNumber("days"))
        first = try members.date("first")
        last = try members.date("last")
        averageGrams = try members.quantity("average_grams")
        totals = try members.total()
        months = try members.required("months", members.messages("months", Month.self))
        entries = try members.required("entries", members.messages("entries", EntryMessage.self))
        also = try members.messages("also", EntryMessage.self) ?? []
    }

    package var json: JSONValue {
        var object = JSONObject([("count", .integer(count)), ("days", .integer(days))])
        object.write("first", first.map { .string($0.description) })
        object.write("last", last.map { .string($0.description) })
        object.write("average_grams", averageGrams?.json)
        object["totals"] = totals.sum.json
        object["incomplete"] = .names(totals.incomplete)
        object.writeIfAny("coverage", totals.coverageJSON)
        object["months"] = .messages(months)
        object["entries"] = .messages(entries)
        object["also"] = .messages(also)
        return .object(object)
    }
}
