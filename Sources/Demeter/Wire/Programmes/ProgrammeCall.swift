package import JSON
package import Nutrition

/// A method that is about programmes, with its parameters checked.
package enum ProgrammeCall: Sendable, Hashable {
    /// What can be started.
    case list
    /// How one goes or went; the newest when `nil`.
    case show(Int?)
    case start(StartProgramme)
    /// From a day on, the present one when `nil`.
    case pause(LocalDay?)
    case resume(LocalDay?)
    /// A day that does not count; the present one when `nil`.
    case travel(LocalDay?)
    case stop
}

/// Parameters of `programme`.
package struct ProgrammeRequest: Message {
    /// Its number; the newest when `nil`.
    package var programme: Int?

    package init(programme: Int? = nil) { self.programme = programme }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["programme"])
        programme = try members.wholeNumber("programme")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("programme", programme.map(JSONValue.integer))
        return .object(object)
    }
}

/// Parameters of `programme.start`.
package struct StartProgramme: Message {
    /// Which; `usual` when it is not said.
    package var name: String
    /// The first day; the present one when `nil`.
    package var from: LocalDay?

    /// The name of the programme that is started when none is named.
    package static let usual = "twenty-one-days"

    package init(name: String = Self.usual, from: LocalDay? = nil) {
        self.name = name
        self.from = from
    }

    package init(json: JSONValue, at path: String) throws(MessageError) {
        let members = try Members(json, at: path)
        try members.refuse(allBut: ["name", "from"])
        name = try members.words("name", limit: 60) ?? Self.usual
        from = try members.date("from")
    }

    package var json: JSONValue {
        var object = JSONObject([("name", .string(name))])
        object.writeIfAny("from", from.map { .string($0.description) })
        return .object(object)
    }
}

/// Parameters of `programme.pause`, `programme.resume` and `programme.travel`.
package struct ProgrammeDayRequest: Message {
    package var day: LocalDay?

    package init(day: LocalDay? = nil) { self.day = day }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["day"])
        day = try members.date("day")
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("day", day.map { .string($0.description) })
        return .object(object)
    }
}
