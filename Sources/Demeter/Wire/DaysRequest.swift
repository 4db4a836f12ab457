package import JSON
package import Nutrition

/// Parameters of `days`: the first and the last date, both included.
package struct DaysRequest: Message {
    /// More days than these are refused: ten years.
    package static let limit = 3660

    package var from: LocalDay
    /// Not before `from`.
    package var to: LocalDay
    /// Whether all nutrients are told, and how far each is known; the seven are in any case.
    package var nutrients: Bool

    package init(from: LocalDay, to: LocalDay, nutrients: Bool = false) {
        self.from = from
        self.to = to
        self.nutrients = nutrients
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["from", "to", "nutrients"])
        from = try members.required("from", members.date("from"))
        to = try members.required("to", members.date("to"))
        let last = min(
            from.daysSinceEpoch + Self.limit - 1, LocalDay.last.daysSinceEpoch)
        guard (from.daysSinceEpoch...last).contains(to.daysSinceEpoch) else {
            throw .outOfRange(
                "to", lowest: from.description,
                highest: LocalDay(daysSinceEpoch: last).description)
        }
        nutrients = try members.truth("nutrients") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("from", .string(from.description)), ("to", .string(to.description)),
        ])
        if nutrients { object["nutrients"] = true }
        return .object(object)
    }
}
