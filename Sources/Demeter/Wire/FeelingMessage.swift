package import Body
package import JSON
package import Nutrition

/// Parameters of `feel`: how somebody feels, in their words.
package struct FeelRequest: Message {
    package var text: String
    /// When it was felt, unless the words say; the moment of arrival when absent.
    package var at: Instant?

    package init(text: String, at: Instant? = nil) {
        self.text = text
        self.at = at
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["text", "at"])
        text = try members.required("text", members.words("text", limit: Self.longest))
        at = try members.instant("at")
    }

    package var json: JSONValue {
        var object = JSONObject([("text", .string(text))])
        object.writeIfAny("at", at.map { .string($0.description) })
        return .object(object)
    }

    /// Characters of the words.
    package static let longest = 200
}

/// Parameters of `feelings`: of which name and days; all when absent.
package struct FeelingsRequest: Message {
    package var feeling: String?
    package var from: LocalDay?
    package var to: LocalDay?

    package init(feeling: String? = nil, from: LocalDay? = nil, to: LocalDay? = nil) {
        self.feeling = feeling
        self.from = from
        self.to = to
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["feeling", "from", "to"])
        feeling = try members.words("feeling", limit: FeelingNames.longest)
        (from, to) = try members.days()
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.writeIfAny("feeling", feeling.map(JSONValue.string))
        object.writeIfAny("from", from.map { .string($0.description) })
        object.writeIfAny("to", to.map { .string($0.description) })
        return .object(object)
    }
}

/// Parameters of `feel.remove`.
package struct FeelingRequest: Message {
    package var id: Int

    package init(id: Int) { self.id = id }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["id"])
        id = try members.required("id", members.wholeNumber("id"))
    }

    package var json: JSONValue { ["id": .integer(id)] }
}

/// One feeling.
package struct FeelingMessage: Message {
    package var id: Int
    package var feeling: String
    /// 1 to 5; `nil` where it was not said.
    package var strength: Int?
    package var text: String
    package var day: LocalDay
    package var feltAt: Instant

    package init(
        id: Int, feeling: String, strength: Int?, text: String, day: LocalDay, feltAt: Instant
    ) {
        self.id = id
        self.feeling = feeling
        self.strength = strength
        self.text = text
        self.day = day
        self.feltAt = feltAt
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        feeling = try members.required("feeling", members.text("feeling"))
        strength = try members.wholeNumber("strength")
        text = try members.text("text") ?? ""
        day = try members.required("day", members.date("day"))
        feltAt = try members.required("felt_at", members.instant("felt_at"))
    }

    package var json: JSONValue {
        [
            "id": .integer(id), "feeling": .string(feeling),
            "strength": strength.map(JSONValue.integer) ?? .null, "text": .string(text),
            "day": .string(day.description), "felt_at": .string(feltAt.description),
        ]
    }
}

/// Result of `feel` and `feel.remove`.
package struct FeelResult: Message {
    package var feeling: FeelingMessage
    /// What was eaten in the hours before it that count, the latest first.
    package var before: [EntryMessage]
    package var reply: String

    package init(feeling: FeelingMessage, before: [EntryMessage] = [], reply: String) {
        self.feeling = feeling
        self.before = before
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        feeling = try members.required("feeling", members.message("feeling", FeelingMessage.self))
        before = try members.messages("before", EntryMessage.self) ?? []
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        [
            "feeling": feeling.json, "before": .messages(before),
            "reply": .string(reply),
        ]
    }
}

/// Result of `feelings`: what was felt, and what stood before it oftener than else.
package struct FeelingsMessage: Message {
    /// In order of time.
    package var feelings: [FeelingMessage]
    /// Of one feeling that is asked for by its name, where it was felt often enough.
    package var links: [FeelingLinks.Link]

    package init(feelings: [FeelingMessage], links: [FeelingLinks.Link] = []) {
        self.feelings = feelings
        self.links = links
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        feelings = try members.required(
            "feelings", members.messages("feelings", FeelingMessage.self))
        links = try members.messages("before", FeelingLinks.Link.self) ?? []
    }

    package var json: JSONValue {
        ["feelings": .messages(feelings), "before": .messages(links)]
    }
}

extension FeelingLinks.Link: Message {
    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        self.init(
            name: try members.required("name", members.text("name")),
            before: try members.required("before", members.wholeNumber("before")),
            feelings: try members.required("feelings", members.wholeNumber("feelings")),
            otherwise: try members.required("otherwise", members.wholeNumber("otherwise")),
            days: try members.required("days", members.wholeNumber("days")))
    }

    package var json: JSONValue {
        [
            "name": .string(name), "before": .integer(before), "feelings": .integer(feelings),
            "otherwise": .integer(otherwise), "days": .integer(days),
            "sentence": .string(sentence),
        ]
    }
}
