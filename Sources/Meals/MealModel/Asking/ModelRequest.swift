package import JSON

/// One request to a server of the chat-completions interface, without address and key.
package struct ModelRequest: Sendable, Hashable {
    package var model: String
    package var question: Question
    /// Longest answer in tokens.
    package var maxTokens: Int
    package var temperature: Double

    /// What is asked about.
    package enum Question: Sendable, Hashable {
        case words(MealPrompt)
        case photographs(PhotographPrompt)
        case recipe(RecipePrompt)
    }

    package init(model: String, prompt: MealPrompt, maxTokens: Int, temperature: Double) {
        self.init(
            model: model, question: .words(prompt), maxTokens: maxTokens, temperature: temperature)
    }

    package init(model: String, question: Question, maxTokens: Int, temperature: Double) {
        self.model = model
        self.question = question
        self.maxTokens = maxTokens
        self.temperature = temperature
    }

    /// The body to send, in the server's dialect.
    package func body(_ dialect: ModelDialect) -> JSONValue {
        let messages: [JSONValue] = [
            ["role": "system", "content": .string(question.system)],
            ["role": "user", "content": question.user],
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
                    "name": .string(question.schemaName), "strict": true,
                    "schema": question.schema,
                ],
            ]
        case .object: body["response_format"] = ["type": "json_object"]
        case .text: break
        }
        return .object(body)
    }
}

extension ModelRequest.Question {
    fileprivate var system: String {
        switch self {
        case .words(let prompt): prompt.system
        case .photographs: PhotographPrompt.system
        case .recipe: RecipePrompt.system
        }
    }

    fileprivate var user: JSONValue {
        switch self {
        case .words(let prompt): .string(prompt.user)
        case .photographs(let prompt): prompt.user
        case .recipe(let prompt): .string(prompt.user)
        }
    }

    fileprivate var schemaName: String {
        switch self {
        case .words: AnswerSchema.name
        case .photographs: PhotographSchema.name
        case .recipe: RecipeSchema.name
        }
    }

    fileprivate var schema: JSONValue {
        switch self {
        case .words: AnswerSchema.schema
        case .photographs: PhotographSchema.schema
        case .recipe: RecipeSchema.schema
        }
    }
}
