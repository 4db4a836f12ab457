package import JSON

/// Result of `steps`: what `undo` and `redo` would do now.
package struct StepsMessage: Message {
    /// What would be taken back; `nil` when there is nothing.
    package var undo: Step?
    /// What would be restored; `nil` when there is nothing.
    package var redo: Step?

    /// A change that can be turned.
    package struct Step: Message {
        package var change: Int
        /// As in the event that told of it.
        package var kind: EventKind
        /// What it was about: names of entries, foods and nutrients, the first few of `count`.
        package var names: [String]
        package var count: Int

        package init(change: Int, kind: EventKind, names: [String], count: Int) {
            self.change = change
            self.kind = kind
            self.names = names
            self.count = count
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            change = try members.required("change", members.wholeNumber("change"))
            kind = EventKind(rawValue: try members.required("kind", members.text("kind")))
            names = try members.texts("names") ?? []
            count = try members.required("count", members.wholeNumber("count"))
        }

        package var json: JSONValue {
            [
                "change": .integer(change), "kind": .string(kind.rawValue),
                "names": .texts(names), "count": .integer(count),
            ]
        }
    }

    package init(undo: Step? = nil, redo: Step? = nil) {
        self.undo = undo
        self.redo = redo
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        undo = try members.message("undo", Step.self)
        redo = try members.message("redo", Step.self)
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.write("undo", undo?.json)
        object.write("redo", redo?.json)
        return .object(object)
    }
}
