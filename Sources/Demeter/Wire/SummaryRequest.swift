package import JSON
package import Nutrition

/// Parameters of `summary`, and of `summary.week`, whose date is the last of seven.
package struct SummaryRequest: Message {
    /// Today when `nil`.
    package var date: LocalDay?
    /// Whether it goes to every sink at once.
    package var send: Bool

    package init(date: LocalDay? = nil, send: Bool = false) {
        self.date = date
        self.send = send
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date", "send"])
        date = try members.date("date")
        send = try members.truth("send") ?? false
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        if send { object["send"] = true }
        return .object(object)
    }
}
