internal import JSON

/// A few lines about something of the moment: no day, and never amended.
package struct Note: Sendable, Hashable {
    package var id: String
    package var title: String
    package var lines: [String]

    package init(id: String, title: String, lines: [String]) {
        self.id = id
        self.title = title
        self.lines = lines
    }

    var text: String { ([title, ""] + lines).joined(separator: "\n") + "\n" }

    var json: JSONValue {
        [
            "id": .string(id), "kind": "note", "title": .string(title),
            "lines": .array(lines.map { .string($0) }),
        ]
    }
}
