package import JSON

/// Parameters of `nutrients.complete`.
package struct CompletionRequest: Message {
    /// Whether it is only told what would be done.
    package var dryRun: Bool

    package init(dryRun: Bool = false) { self.dryRun = dryRun }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        try members.refuse(allBut: ["dry_run"])
        dryRun = try members.truth("dry_run") ?? false
    }

    package var json: JSONValue { dryRun ? ["dry_run": true] : [:] }
}

/// Result of `nutrients.complete`.
package struct CompletionResult: Message {
    /// How many entries got their nutrients beyond the seven, or would.
    package var completed: Int
    /// How many that know only the seven stay so: another food by now, or figures of the person's own.
    package var left: Int
    package var reply: String

    package init(completed: Int, left: Int, reply: String) {
        self.completed = completed
        self.left = left
        self.reply = reply
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        completed = try members.required("completed", members.wholeNumber("completed"))
        left = try members.required("left", members.wholeNumber("left"))
        reply = try members.required("reply", members.text("reply"))
    }

    package var json: JSONValue {
        [
            "completed": .integer(completed), "left": .integer(left), "reply": .string(reply),
        ]
    }
}
