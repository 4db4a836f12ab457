package import JSON

/// One day: its figures, and its entries by time.
package struct DayMessage: Message {
    package var row: DayRow
    /// Logged entries only.
    package var entries: [EntryMessage]
    /// Held entries only.
    package var held: [EntryMessage]

    package init(_ row: DayRow, entries: [EntryMessage], held: [EntryMessage]) {
        self.row = row
        self.entries = entries
        self.held = held
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        row = try DayRow(json: json, at: name)
        entries = try members.required("entries", members.messages("entries", EntryMessage.self))
        held = try members.required("held", members.messages("held", EntryMessage.self))
    }

    package var json: JSONValue {
        var object = row.object
        object["entries"] = .messages(entries)
        object["held"] = .messages(held)
        return .object(object)
    }
}
