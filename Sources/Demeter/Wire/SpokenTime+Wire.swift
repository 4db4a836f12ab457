package import JSON
package import MealReader

/// `days_ago`, `weekday` or `year?`, `month?` and `day_of_month`, and `hour`, `minute` and `ambiguous`, or `minutes_ago`.
extension SpokenTime: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init()
        if let days = try members.wholeNumber("days_ago") {
            day = .daysAgo(days)
        } else if let weekday = try members.wholeNumber("weekday", in: 1...7) {
            day = .lastWeekday(weekday)
        } else if let month = try members.wholeNumber("month", in: 1...12) {
            day = .date(
                year: try members.wholeNumber("year", in: 1...9999), month: month,
                day: try members.required(
                    "day_of_month", members.wholeNumber("day_of_month", in: 1...31)))
        } else if let date = try members.wholeNumber("day_of_month", in: 1...31) {
            day = .dayOfMonth(date)
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
        case .date(let year, let month, let day):
            if let year { object["year"] = .integer(year) }
            object["month"] = .integer(month)
            object["day_of_month"] = .integer(day)
        case .dayOfMonth(let day): object["day_of_month"] = .integer(day)
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
