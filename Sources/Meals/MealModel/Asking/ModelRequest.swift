package import JSON

/// One request to a server of the chat-completions interface, without address and key.
package struct ModelRequest: Sendable, Hashable {
    package var model: String
    package var prompt: MealPrompt
    /// Longest answer in tokens.
    package var maxTokens: Int
    package var temperature: Double

    package init(model: String, prompt: MealPrompt, maxTokens: Int, temperature: Double) {
        self.model = model
        self.prompt = prompt
        self.maxTokens = maxTokens
        self.temperature = temperature
    }

    /// The body to send, in the server's dialect.
    package func body(_ dialect: ModelDialect) -> JSONValue {
        let messages: [JSONValue] = [
            ["role": "system", "content": .string(prompt.system)],
            ["role": "user", "content": .string(prompt.user)],
        ]
        var body = JSONObject()
        body["model"] = .string(model)
        body["messages"] = .array(messages)
        body["stream"] = false
        if dialect.takesTemperature { body["temperature"] = .number(temperature) }
        if dialect.lengthLimit != .none {
            body[dialect.lengthLimit.rawValue] = .integer(maxTokens)
        }
        switch dialect.format {
        case .schema:
            body["response_format"] = [
                "type": "json_schema",
                "json_schema": [
                    "name": .string(AnswerSchema.name), "strict": true,
                    "schema": AnswerSchema.schema,
                ],
            ]
        case .object: body["response_format"] = ["type": "json_object"]
        case .text: break
        }
        return .object(body)
    }
}
