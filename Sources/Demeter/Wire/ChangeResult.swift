package import JSON

/// Result of `confirm`, `delete`, `edit`, `undo` and `redo`: what changed.
package struct ChangeResult: Message {
    /// The entries that changed, as they stand now; deleted and undone ones as they were. At most `listed` of them.
    package var entries: [EntryMessage]
    /// Ids of all that changed and are no longer in the journal's days, whether they are listed or not.
    package var removed: [Int]
    /// What to tell the person, one or more lines.
    package var reply: String
    /// The figures of the changed entries' day (their latest, if several), after the change.
    package var day: DayRow
    /// How many entries changed beside those that are listed.
    package var leftOut: Int

    /// An import is undone in one change of more entries than anybody reads, or than are told quickly.
    package static let listed = 500

    package init(
        entries: [EntryMessage], removed: [Int] = [], reply: String, day: DayRow, leftOut: Int = 0
    ) {
        self.entries = entries
        self.removed = removed
        self.reply = reply
        self.day = day
        self.leftOut = leftOut
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        entries = try members.required("entries", members.messages("entries", EntryMessage.self))
        removed =
            try members.list("removed") { (value, name) throws(MessageError) in
                guard let id = value.integer else {
                    throw .wrongType(name, expected: .wholeNumber)
                }
                return id
            } ?? []
        reply = try members.required("reply", members.text("reply"))
        day = try members.required("day", members.message("day", DayRow.self))
        leftOut = try members.wholeNumber("left_out") ?? 0
    }

    package var json: JSONValue {
        var object = JSONObject([
            ("entries", .messages(entries)), ("removed", .array(removed.map(JSONValue.integer))),
            ("reply", .string(reply)), ("day", day.json),
        ])
        if leftOut > 0 { object["left_out"] = .integer(leftOut) }
        return .object(object)
    }
}
