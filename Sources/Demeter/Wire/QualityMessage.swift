package import JSON

/// Result of `quality`: how well Demeter does, in numbers without words, foods and dates.
package struct QualityMessage: Message {
    /// What the language model did in seven days.
    package struct ModelWeek: Message {
        package var requests: Double
        package var failures: Double
        package var tokens: Double
        /// `nil` where no price is set for a model that was asked.
        package var cost: Double?

        package init(
            requests: Double = 0, failures: Double = 0, tokens: Double = 0, cost: Double? = nil
        ) {
            self.requests = requests
            self.failures = failures
            self.tokens = tokens
            self.cost = cost
        }

        package init(json: JSONValue, at name: String) throws(MessageError) {
            let members = try Members(json, at: name)
            requests = try members.number("requests") ?? 0
            failures = try members.number("failures") ?? 0
            tokens = try members.number("tokens") ?? 0
            cost = try members.number("cost")
        }

        package var json: JSONValue {
            [
                "requests": .number(requests), "failures": .number(failures),
                "tokens": .number(tokens), "cost": cost.map { .number($0) } ?? .null,
            ]
        }
    }

    /// Days that the counts are of, today the last.
    package var days: Int
    /// Utterances that made entries, and those of them that were corrected within a week.
    package var readings: Int
    package var corrected: Int
    /// Entries that were held, and those of them that were confirmed as they stood.
    package var held: Int
    package var confirmed: Int
    package var asked: Int
    package var answered: Int
    /// Seconds from words to their entries that half of them, and 95 of 100, took at most; `nil` without any.
    package var median: Double?
    package var percentile95: Double?
    /// Of the last seven days, and of an average week of the four before; `nil` where no model was asked then.
    package var week: ModelWeek?
    package var weekBefore: ModelWeek?

    package init(
        days: Int, readings: Int, corrected: Int, held: Int, confirmed: Int, asked: Int,
        answered: Int, median: Double? = nil, percentile95: Double? = nil,
        week: ModelWeek? = nil, weekBefore: ModelWeek? = nil
    ) {
        self.days = days
        self.readings = readings
        self.corrected = corrected
        self.held = held
        self.confirmed = confirmed
        self.asked = asked
        self.answered = answered
        self.median = median
        self.percentile95 = percentile95
        self.week = week
        self.weekBefore = weekBefore
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        days = try members.required("days", members.wholeNumber("days"))
        readings = try members.wholeNumber("readings") ?? 0
        corrected = try members.wholeNumber("corrected") ?? 0
        held = try members.wholeNumber("held") ?? 0
        confirmed = try members.wholeNumber("confirmed") ?? 0
        asked = try members.wholeNumber("asked") ?? 0
        answered = try members.wholeNumber("answered") ?? 0
        median = try members.number("p50_seconds")
        percentile95 = try members.number("p95_seconds")
        week = try members.message("model_week", ModelWeek.self)
        weekBefore = try members.message("model_week_before", ModelWeek.self)
    }

    package var json: JSONValue {
        func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
        return [
            "days": .integer(days), "readings": .integer(readings),
            "corrected": .integer(corrected), "right_share": number(rightShare),
            "held": .integer(held), "confirmed": .integer(confirmed), "asked": .integer(asked),
            "answered": .integer(answered), "p50_seconds": number(median),
            "p95_seconds": number(percentile95), "model_week": week?.json ?? .null,
            "model_week_before": weekBefore?.json ?? .null,
        ]
    }

    /// Of the readings, the share that nobody corrected within a week, 0 to 1; `nil` without any.
    package var rightShare: Double? {
        readings > 0 ? Double(readings - corrected) / Double(readings) : nil
    }
}
