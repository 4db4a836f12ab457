package import JSON

/// Result of `confirm`, `delete`, `edit`, `undo` and `redo`: what changed.
package struct ChangeResult: Message {
    /// Every entry that changed, as it stands now; deleted and undone ones as they were.
    package var entries: [EntryMessage]
    /// Ids of those among `entries` that are no longer in the journal's days.
    package var removed: [Int]
    /// What to tell the person, one or more lines.
    package var reply: String
    /// The figures of the changed entries' day (their latest, if several), after the change.
    package var day: DayRow

    package init(
        entries: [EntryMessage], removed: [Int] = [], reply: String, day: DayRow
    ) {
        self.entries = entries
        self.removed = removed
        self.reply = reply
        self.day = day
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
    }

    package var json: JSONValue {
        [
            "entries": .messages(entries), "removed": .array(removed.map(JSONValue.integer)),
            "reply": .string(reply), "day": day.json,
        ]
    }
}
