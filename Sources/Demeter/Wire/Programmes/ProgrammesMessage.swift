package import JSON
package import Programmes

/// Result of `programmes`: what can be started.
package struct ProgrammesMessage: Message {
    package struct Offer: Message {
        package var programme: Programme
        /// Whether it is a file of the person's own.
        package var isOwn: Bool

        package init(_ programme: Programme, isOwn: Bool) {
            self.programme = programme
            self.isOwn = isOwn
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            guard let programme = Programme(json: json) else { throw .notAnObject(name) }
            self.programme = programme
            isOwn = try Members(json, at: name).truth("own") ?? false
        }

        package var json: JSONValue {
            guard var object = programme.json.object else { return .null }
            object["own"] = .bool(isOwn)
            return .object(object)
        }
    }

    package var programmes: [Offer]
    /// Files that are no programmes: which, where, which key and why, a sentence each.
    package var faults: [String]

    package init(programmes: [Offer], faults: [String] = []) {
        self.programmes = programmes
        self.faults = faults
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        programmes = try members.required(
            "programmes", members.messages("programmes", Offer.self))
        faults = try members.texts("faults") ?? []
    }

    package var json: JSONValue {
        ["programmes": .messages(programmes), "faults": .texts(faults)]
    }
}
