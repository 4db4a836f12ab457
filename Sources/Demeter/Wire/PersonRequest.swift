package import JSON

/// Parameters of `people.add` and `people.remove`: who is meant.
package struct PersonRequest: Message {
    package var name: String

    package init(name: String) { self.name = name }

    package init(json: JSONValue, at place: String) throws(MessageError) {
        let members = try Members(json, at: place)
        try members.refuse(allBut: ["name"])
        name = try members.required("name", members.text("name"))
    }

    package var json: JSONValue { ["name": .string(name)] }
}
