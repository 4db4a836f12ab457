package import JSON
package import Nutrition

/// A summary that goes out by leave of the person's other devices.
package struct LeaveMessage: Message {
    package enum Stage: String, Sendable, Hashable {
        /// It is tried again later.
        case later
        /// It waits for leave.
        case waits
        /// It has leave, and its sink has not answered.
        case out
        /// The sink has confirmed it.
        case sent
        /// The sink has not.
        case failed
    }

    /// By which this device knows it.
    package var id: Int
    /// Whom it is for, without a word of where they are.
    package var sink: String
    /// `preview`, `summary`, `digest` or `week`.
    package var kind: String
    package var last: LocalDay
    /// Those of its days with entries.
    package var days: [LocalDay]
    package var revision: Int
    /// The same for the same figures.
    package var mark: String
    package var stage: Stage

    package init(
        id: Int, sink: String, kind: String, last: LocalDay, days: [LocalDay], revision: Int,
        mark: String, stage: Stage = .waits
    ) {
        self.id = id
        self.sink = sink
        self.kind = kind
        self.last = last
        self.days = days
        self.revision = revision
        self.mark = mark
        self.stage = stage
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        id = try members.required("id", members.wholeNumber("id"))
        sink = try members.required("sink", members.text("sink"))
        kind = try members.required("kind", members.text("kind"))
        last = try members.required("last", members.date("last"))
        days = try members.texts("days")?.compactMap { LocalDay($0) } ?? []
        revision = try members.required("revision", members.wholeNumber("revision"))
        mark = try members.required("mark", members.text("mark"))
        stage = try members.text("stage").flatMap(Stage.init) ?? .waits
    }

    package var json: JSONValue {
        [
            "id": .integer(id), "sink": .string(sink), "kind": .string(kind),
            "last": .string(last.description),
            "days": .array(days.map { .string($0.description) }),
            "revision": .integer(revision), "mark": .string(mark),
            "stage": .string(stage.rawValue),
        ]
    }
}

/// Result of `summary.due` and `summary.leave`: what waits for leave, and what became of what had it.
package struct LeavesMessage: Message {
    package var messages: [LeaveMessage]

    package init(messages: [LeaveMessage] = []) { self.messages = messages }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        messages = try Members(json, at: name).messages("messages", LeaveMessage.self) ?? []
    }

    package var json: JSONValue { ["messages": .messages(messages)] }
}

/// Parameters of `summary.leave`.
package struct LeaveRequest: Message, Hashable {
    /// A message that may go out now, and as which revision.
    package struct Grant: Message, Hashable {
        package var id: Int
        package var revision: Int

        package init(id: Int, revision: Int) {
            self.id = id
            self.revision = revision
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            id = try members.required("id", members.wholeNumber("id"))
            revision = try members.required("revision", members.wholeNumber("revision"))
        }

        package var json: JSONValue { ["id": .integer(id), "revision": .integer(revision)] }
    }

    package var granted: [Grant]
    /// Those that another device has sent.
    package var told: [Int]
    /// Those of which others know what became.
    package var noted: [Int]

    package init(granted: [Grant] = [], told: [Int] = [], noted: [Int] = []) {
        self.granted = granted
        self.told = told
        self.noted = noted
    }

    package var isEmpty: Bool { granted.isEmpty && told.isEmpty && noted.isEmpty }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["granted", "told", "noted"])
        granted = try members.messages("granted", Grant.self) ?? []
        told = try Self.numbers("told", members)
        noted = try Self.numbers("noted", members)
    }

    private static func numbers(
        _ name: String, _ members: Members
    ) throws(MessageError) -> [Int] {
        try members.list(name) { (value, name) throws(MessageError) in
            guard let number = value.integer else {
                throw .wrongType(name, expected: .wholeNumber)
            }
            return number
        } ?? []
    }

    package var json: JSONValue {
        [
            "granted": .messages(granted), "told": .array(told.map { .integer($0) }),
            "noted": .array(noted.map { .integer($0) }),
        ]
    }
}
