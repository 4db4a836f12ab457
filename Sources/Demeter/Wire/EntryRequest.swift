package import JSON

/// Parameters of `confirm` and `delete`: the entry meant.
package struct EntryRequest: Message {
    package var entry: Int

    package init(entry: Int) { self.entry = entry }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["entry"])
        entry = try members.required("entry", members.wholeNumber("entry"))
    }

    package var json: JSONValue { ["entry": .integer(entry)] }
}
