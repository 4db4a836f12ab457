package import JSON

/// One event of the journal, numbered in the order in which they happened.
package struct EventMessage: Message {
    /// From 1 on.
    package var seq: Int
    package var kind: EventKind
    /// What belongs to the kind; stands beside `seq` and `kind` on the wire.
    package var payload: JSONObject

    package init(seq: Int, kind: EventKind, payload: JSONObject = JSONObject()) {
        self.seq = seq
        self.kind = kind
        self.payload = payload
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        seq = try members.required("seq", members.wholeNumber("seq"))
        kind = EventKind(rawValue: try members.required("kind", members.text("kind")))
        payload = members.object
        payload["seq"] = nil
        payload["kind"] = nil
    }

    package var json: JSONValue {
        var object = JSONObject([("seq", .integer(seq)), ("kind", .string(kind.rawValue))])
        for member in payload.members where object[member.key] == nil {
            object[member.key] = member.value
        }
        return .object(object)
    }
}
