internal import Configuration
internal import JSON

/// Something that an assistant can have done.
struct Tool: Sendable {
    enum Outcome: Sendable {
        case done(JSONObject)
        /// A person has to say something first.
        case ask(Inquiry)
    }

    /// What a call may do, told truly.
    enum Effect: Sendable {
        case reads
        /// Only adds to the journal.
        case adds
        /// Changes what is there.
        case changes
    }

    let name: String
    let title: String
    let about: String
    /// Any of these opens it; what a call needs besides is asked of the errand.
    let permissions: Set<Permission>
    let effect: Effect
    let parameters: [ToolParameter]
    /// Members of the result beside the notice, with their JSON types.
    let results: [(String, String)]
    let run: @Sendable (ToolArguments, Errand) throws(ToolFault) -> Outcome

    var isReadOnly: Bool { effect == .reads }

    /// As `tools/list` shows it.
    var json: JSONValue {
        var properties = JSONObject()
        for parameter in parameters { properties[parameter.name] = parameter.schema }
        // What goes without saying is left out, as it would cost a model its memory: no text may be empty, and
        // no argument stray; either is refused in words.
        var input = JSONObject([("type", "object"), ("properties", .object(properties))])
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { input["required"] = .array(required) }
        var members = JSONObject()
        members[DataNotice.member] = ["type": "string"]
        for (name, type) in results { members[name] = ["type": .string(type)] }
        return [
            "name": .string(name), "title": .string(title), "description": .string(about),
            "inputSchema": .object(input),
            "outputSchema": ["type": "object", "properties": .object(members)],
            "annotations": annotations,
        ]
    }

    private var annotations: JSONValue {
        var hints = JSONObject([("readOnlyHint", .bool(isReadOnly))])
        if !isReadOnly {
            hints["destructiveHint"] = .bool(effect == .changes)
            // Its key makes it so.
            hints["idempotentHint"] = true
        }
        hints["openWorldHint"] = false
        return .object(hints)
    }
}
