package import JSON
package import MealReader

/// Result of `log`.
package struct LogResult: Message {
    package var utterance: Int
    package var state: UtteranceState
    /// What was logged.
    package var entries: [EntryMessage]
    /// What waits for a confirmation.
    package var held: [EntryMessage]
    /// Words that were not understood, in the order of the text.
    package var unread: [String]
    package var question: Question?
    /// What to tell the person, one or more lines.
    package var reply: String
    /// The figures of the day on which the entries landed, after them.
    package var day: DayRow
    /// How far the looking at photographs has come; `nil` where there were none.
    package var analysis: PhotoAnalysis?
    /// What photographs are of; `nil` where there were none, and where nobody can tell.
    package var scene: PhotoScene?
    /// What a quick look at photographs makes of them, the likeliest first: hints, never entries.
    package var perhaps: [PhotoHint] = []
    /// What to tell the person of them, or why nothing is guessed; a part of `reply`.
    package var hint: String?

    package init(
        utterance: Int, state: UtteranceState, entries: [EntryMessage] = [],
        held: [EntryMessage] = [], unread: [String] = [], question: Question? = nil,
        reply: String, day: DayRow, analysis: PhotoAnalysis? = nil
    ) {
        self.utterance = utterance
        self.state = state
        self.entries = entries
        self.held = held
        self.unread = unread
        self.question = question
        self.reply = reply
        self.day = day
        self.analysis = analysis
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        utterance = try members.required("utterance", members.wholeNumber("utterance"))
        state = try members.required("state", members.oneOf("state", UtteranceState.self))
        entries = try members.required("entries", members.messages("entries", EntryMessage.self))
        held = try members.messages("held", EntryMessage.self) ?? []
        unread = try members.texts("unread") ?? []
        question = try members.message("question", Question.self)
        reply = try members.required("reply", members.text("reply"))
        day = try members.required("day", members.message("day", DayRow.self))
        analysis = try members.oneOf("analysis", PhotoAnalysis.self)
        scene = try members.oneOf("scene", PhotoScene.self)
        perhaps = try members.messages("perhaps", PhotoHint.self) ?? []
        hint = try members.text("hint")
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("utterance", .integer(utterance)), ("state", .string(state.rawValue)),
            ("entries", .messages(entries)), ("held", .messages(held)),
        ])
        object["unread"] = .texts(unread)
        object.writeIfAny("question", question?.json)
        object["reply"] = .string(reply)
        object["day"] = day.json
        object.writeIfAny("analysis", analysis.map { .string($0.rawValue) })
        object.writeIfAny("scene", scene.map { .string($0.rawValue) })
        if !perhaps.isEmpty { object["perhaps"] = .messages(perhaps) }
        object.writeIfAny("hint", hint.map(JSONValue.string))
        return .object(object)
    }
}
