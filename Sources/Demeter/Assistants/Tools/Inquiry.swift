internal import JSON

/// What a person is asked on the way of a call.
struct Inquiry: Sendable {
    /// The question in a person's words.
    var message: String
    /// Answers to choose from; empty when any words will do.
    var choices: [String]
    /// What the words may be, for whoever has none to choose from.
    var hint: String
    /// The result when nobody can be asked, or nobody answers.
    var otherwise: JSONObject
    /// Does what the answer says.
    var then: @Sendable (_ words: String, Errand) throws(ToolFault) -> JSONObject

    /// The parameters of `elicitation/create`.
    var form: JSONValue {
        var properties = JSONObject()
        if choices.isEmpty {
            properties["answer"] = [
                "type": "string", "title": "Your answer", "description": .string(hint),
                "minLength": 1, "maxLength": 500,
            ]
        } else {
            properties["answer"] = [
                "type": "string", "title": "Your answer",
                "enum": .array(choices.map(JSONValue.string)),
            ]
            properties["other"] = [
                "type": "string", "title": "Something else, in your own words",
                "maxLength": 500,
            ]
        }
        return [
            "message": .string(message),
            "requestedSchema": [
                "type": "object", "properties": .object(properties),
                "required": choices.isEmpty ? ["answer"] : [],
            ],
        ]
    }
}

/// What became of a form.
enum InquiryAnswer: Sendable, Hashable {
    case said(String)
    /// The person would not say, or the client could not ask.
    case nothing

    /// - Parameter result: of `elicitation/create`.
    init(_ result: JSONValue) {
        let words = ["other", "answer"].lazy.compactMap { result["content"]?[$0]?.string }
            .first { $0.contains { !$0.isWhitespace } }
        if result["action"] == "accept", let words {
            self = .said(words)
        } else {
            self = .nothing
        }
    }
}
