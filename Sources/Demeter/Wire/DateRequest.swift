package import JSON
package import Nutrition

/// Parameters of the methods that tell of one day by its date alone.
package struct DateRequest: Message {
    /// Today when `nil`.
    package var date: LocalDay?

    package init(date: LocalDay? = nil) { self.date = date }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["date"])
        date = try members.date("date")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("date", date.map { .string($0.description) })
        return .object(object)
    }
}
