package import JSON
package import Nutrition

/// Parameters of `days`: the first and the last date, both included.
package struct DaysRequest: Message {
    /// More days than these are refused: ten years.
    package static let limit = 3660

    package var from: LocalDay
    /// Not before `from`.
    package var to: LocalDay

    package init(from: LocalDay, to: LocalDay) {
        self.from = from
        self.to = to
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["from", "to"])
        from = try members.required("from", members.date("from"))
        to = try members.required("to", members.date("to"))
        let last = min(
            from.daysSinceEpoch + Self.limit - 1, LocalDay.last.daysSinceEpoch)
        guard (from.daysSinceEpoch...last).contains(to.daysSinceEpoch) else {
            throw .outOfRange(
                "to", lowest: from.description,
                highest: LocalDay(daysSinceEpoch: last).description)
        }
    }

    package var json: JSONValue {
        ["from": .string(from.description), "to": .string(to.description)]
    }
}
