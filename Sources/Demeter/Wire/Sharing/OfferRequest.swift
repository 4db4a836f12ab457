package import JSON
package import Nutrition

/// Parameters of `sync.give`: a day of UTC, and by which of its names this journal wrote then.
package struct OfferRequest: Message {
    package var day: LocalDay
    /// Sixteen hexadecimal digits.
    package var device: String

    package init(day: LocalDay, device: String) {
        self.day = day
        self.device = device
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["day", "device"])
        day = try members.required("day", members.date("day"))
        device = try members.required("device", members.text("device"))
    }

    package var json: JSONValue {
        ["day": .string(day.description), "device": .string(device)]
    }
}
