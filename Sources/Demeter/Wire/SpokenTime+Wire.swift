package import JSON
package import MealReader

/// `days_ago` or `weekday`, and `hour`, `minute` and `ambiguous`, or `minutes_ago`.
extension SpokenTime: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init()
        if let days = try members.wholeNumber("days_ago") {
            day = .daysAgo(days)
        } else if let weekday = try members.wholeNumber("weekday", in: 1...7) {
            day = .lastWeekday(weekday)
        }
        if let hour = try members.wholeNumber("hour", in: 0...23) {
            let minute = try members.wholeNumber("minute", in: 0...59) ?? 0
            let isAmbiguous = try members.truth("ambiguous") ?? false
            clock =
                isAmbiguous
                ? .ambiguous(hour: hour, minute: minute) : .at(hour: hour, minute: minute)
        } else if let minutes = try members.wholeNumber("minutes_ago") {
            clock = .minutesAgo(minutes)
        }
    }

    package var json: JSONValue {
        var object = JSONObject()
        switch day {
        case .daysAgo(let days): object["days_ago"] = .integer(days)
        case .lastWeekday(let weekday): object["weekday"] = .integer(weekday)
        case nil: break
        }
        switch clock {
        case .at(let hour, let minute): object.write(hour: hour, minute: minute, ambiguous: false)
        case .ambiguous(let hour, let minute):
            object.write(hour: hour, minute: minute, ambiguous: true)
        case .minutesAgo(let minutes): object["minutes_ago"] = .integer(minutes)
        case nil: break
        }
        return .object(object)
    }
}

extension JSONObject {
    fileprivate mutating func write(hour: Int, minute: Int, ambiguous: Bool) {
        self["hour"] = .integer(hour)
        self["minute"] = .integer(minute)
        self["ambiguous"] = .bool(ambiguous)
    }
}
