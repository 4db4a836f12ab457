package import JSON

/// Result of `model.cost`: what the language model was asked, and what that costs by the prices that are set.
package struct ModelCostMessage: Message {
    /// One model in one month.
    package struct Usage: Message {
        /// `2026-11`, of UTC.
        package var month: String
        package var model: String
        package var requests: Int
        /// Requests of which the service told the tokens.
        package var told: Int
        package var promptTokens: Int
        package var completionTokens: Int
        /// `nil` where no price is set.
        package var cost: Double?

        package init(
            month: String, model: String, requests: Int, told: Int, promptTokens: Int,
            completionTokens: Int, cost: Double?
        ) {
            self.month = month
            self.model = model
            self.requests = requests
            self.told = told
            self.promptTokens = promptTokens
            self.completionTokens = completionTokens
            self.cost = cost
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            month = try members.required("month", members.text("month"))
            model = try members.required("model", members.text("model"))
            requests = try members.wholeNumber("requests") ?? 0
            told = try members.wholeNumber("told") ?? 0
            promptTokens = try members.wholeNumber("prompt_tokens") ?? 0
            completionTokens = try members.wholeNumber("completion_tokens") ?? 0
            cost = try members.number("cost")
        }

        package var json: JSONValue {
            [
                "month": .string(month), "model": .string(model), "requests": .integer(requests),
                "told": .integer(told), "prompt_tokens": .integer(promptTokens),
                "completion_tokens": .integer(completionTokens),
                "cost": cost.map { .number($0) } ?? .null,
            ]
        }
    }

    /// The oldest month first.
    package var usage: [Usage]
    /// What this month will have cost if it goes on so; `nil` where a price is missing or less than a day is over.
    package var projected: Double?
    package var currency: String?
    /// Requests that may go out in this minute and this day; `nil` when no model is configured.
    package var leftInMinute: Int?
    package var leftInDay: Int?

    package init(
        usage: [Usage] = [], projected: Double? = nil, currency: String? = nil,
        leftInMinute: Int? = nil, leftInDay: Int? = nil
    ) {
        self.usage = usage
        self.projected = projected
        self.currency = currency
        self.leftInMinute = leftInMinute
        self.leftInDay = leftInDay
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        usage = try members.messages("usage", Usage.self) ?? []
        projected = try members.number("projected")
        currency = try members.text("currency")
        leftInMinute = try members.wholeNumber("left_in_minute")
        leftInDay = try members.wholeNumber("left_in_day")
    }

    package var json: JSONValue {
        [
            "usage": .messages(usage), "projected": projected.map { .number($0) } ?? .null,
            "currency": currency.map { .string($0) } ?? .null,
            "left_in_minute": leftInMinute.map { .integer($0) } ?? .null,
            "left_in_day": leftInDay.map { .integer($0) } ?? .null,
        ]
    }
}
