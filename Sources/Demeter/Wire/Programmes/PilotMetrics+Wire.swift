package import JSON
package import Programmes

extension PilotMetrics: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        func count(_ name: String) throws(MessageError) -> Int {
            try members.required(name, members.wholeNumber(name))
        }
        self.init(
            days: try count("days"), daysLogged: try count("days_logged"),
            utterances: try count("utterances"),
            medianSeconds: try members.number("seconds_median"),
            slowSeconds: try members.number("seconds_p90"), entries: try count("entries"),
            right: try count("right"), corrections: try count("corrections"),
            taken: try count("alternatives_taken"), refused: try count("alternatives_refused"),
            returned: try Self.returnDays.map { (day) throws(MessageError) in
                Return(day: day, isLogged: try members.truth("returned_day_\(day)"))
            })
    }

    /// Counts, seconds and shares; nothing of it is a word, a food or a date.
    package var json: JSONValue {
        var object = JSONObject()
        object["days"] = .integer(days)
        object["days_logged"] = .integer(daysLogged)
        object["utterances"] = .integer(utterances)
        object["seconds_median"] = Self.figure(medianSeconds)
        object["seconds_p90"] = Self.figure(slowSeconds)
        object["entries"] = .integer(entries)
        object["right"] = .integer(right)
        object["right_share"] = Self.figure(rightShare)
        object["corrections"] = .integer(corrections)
        object["corrections_an_entry"] = Self.figure(correctionsAnEntry)
        object["alternatives_taken"] = .integer(taken)
        object["alternatives_refused"] = .integer(refused)
        object["alternatives_taken_share"] = Self.figure(takenShare)
        for one in returned {
            object["returned_day_\(one.day)"] = one.isLogged.map(JSONValue.bool) ?? .null
        }
        return .object(object)
    }

    private static func figure(_ value: Double?) -> JSONValue {
        value.map { .score($0) } ?? .null
    }
}
