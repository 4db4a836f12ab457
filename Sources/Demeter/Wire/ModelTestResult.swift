package import JSON

/// Result of `model.test`: what came of it, and everything that went and came.
package struct ModelTestResult: Message {
    /// `read`, `later`, `failed`, `stopped`, or `off` when no model is configured.
    package var outcome: String
    /// Why there is no reading, in a sentence.
    package var reason: String?
    package var reading: ReadingMessage?
    package var exchanges: [ModelExchangeMessage]

    package init(
        outcome: String, reason: String? = nil, reading: ReadingMessage? = nil,
        exchanges: [ModelExchangeMessage] = []
    ) {
        self.outcome = outcome
        self.reason = reason
        self.reading = reading
        self.exchanges = exchanges
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        outcome = try members.required("outcome", members.text("outcome"))
        reason = try members.text("reason")
        reading = try members.message("reading", ReadingMessage.self)
        exchanges = try members.messages("exchanges", ModelExchangeMessage.self) ?? []
    }

    package var json: JSONValue {
        var object = JSONObject([("outcome", .string(outcome))])
        object.writeIfAny("reason", reason.map(JSONValue.string))
        object.writeIfAny("reading", reading?.json)
        object.append("exchanges", .messages(exchanges))
        return .object(object)
    }
}
