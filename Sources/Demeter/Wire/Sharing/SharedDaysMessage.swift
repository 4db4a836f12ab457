package import JSON
package import Nutrition

/// Result of `sync.days`: what this device has to tell others.
package struct SharedDaysMessage: Message {
    /// One day of UTC on which this journal wrote something, by one of its names.
    package struct Day: Message {
        package var date: LocalDay
        /// Sixteen hexadecimal digits.
        package var device: String
        /// Another one whenever what there is to tell of the day is.
        package var version: String
        /// Things that were forgotten, of which others learn by that day.
        package var erasures: Int

        package init(date: LocalDay, device: String, version: String, erasures: Int = 0) {
            self.date = date
            self.device = device
            self.version = version
            self.erasures = erasures
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            date = try members.required("date", members.date("date"))
            device = try members.required("device", members.text("device"))
            version = try members.required("version", members.text("version"))
            erasures = try members.wholeNumber("erasures") ?? 0
        }

        package var json: JSONValue {
            [
                "date": .string(date.description), "device": .string(device),
                "version": .string(version), "erasures": .integer(erasures),
            ]
        }
    }

    /// By what name this journal writes now: sixteen hexadecimal digits.
    package var device: String
    package var days: [Day]
    /// Records of others that refer to something that has not come yet.
    package var waiting: Int

    package init(device: String, days: [Day], waiting: Int) {
        self.device = device
        self.days = days
        self.waiting = waiting
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        device = try members.required("device", members.text("device"))
        days = try members.messages("days", Day.self) ?? []
        waiting = try members.wholeNumber("waiting") ?? 0
    }

    package var json: JSONValue {
        ["device": .string(device), "days": .messages(days), "waiting": .integer(waiting)]
    }
}
