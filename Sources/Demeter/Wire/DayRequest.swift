package import JSON
package import Nutrition

/// Parameters of `day`.
package struct DayRequest: Message {
    /// Today when `nil`.
    package var date: LocalDay?
    /// Whether entries and totals tell the nutrients beyond the seven; goals of those are told in any case.
    package var nutrients: Bool

    package init(date: LocalDay? = nil, nutrients: Bool = true) {
        self.date = date
        self.nutrients = nutrients
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "nutrients"])
        date = try members.date("date")
        nutrients = try members.truth("nutrients") ?? true
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        if !nutrients { object["nutrients"] = false }
        return .object(object)
    }
}
