package import JSON

/// What `status` tells of a configured language model; its key is nowhere in it.
package struct ModelMessage: Message {
    /// `ready`, `resting` while the server does not answer, or `stopped`.
    package var state: String
    /// Why it is stopped, in a sentence.
    package var reason: String?
    package var model: String
    package var strongModel: String?
    /// Requests that went out since the start, retries included.
    package var requests: Int
    package var cacheHits: Int
    package var promptTokens: Int
    package var completionTokens: Int
    /// How many descriptions took which route.
    package var routes: [String: Int]
    package var failures: [String: Int]
    /// Milliseconds that half of the last answers took at most; `nil` before the first.
    package var median: Double?
    /// Milliseconds that 95 of 100 took at most.
    package var percentile95: Double?

    package init(
        state: String, reason: String? = nil, model: String, strongModel: String? = nil,
        requests: Int = 0, cacheHits: Int = 0, promptTokens: Int = 0, completionTokens: Int = 0,
        routes: [String: Int] = [:], failures: [String: Int] = [:], median: Double? = nil,
        percentile95: Double? = nil
    ) {
        self.state = state
        self.reason = reason
        self.model = model
        self.strongModel = strongModel
        self.requests = requests
        self.cacheHits = cacheHits
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.routes = routes
        self.failures = failures
        self.median = median
        self.percentile95 = percentile95
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        state = try members.required("state", members.text("state"))
        reason = try members.text("reason")
        model = try members.required("model", members.text("model"))
        strongModel = try members.text("strong_model")
        requests = try members.wholeNumber("requests") ?? 0
        cacheHits = try members.wholeNumber("cache_hits") ?? 0
        promptTokens = try members.wholeNumber("prompt_tokens") ?? 0
        completionTokens = try members.wholeNumber("completion_tokens") ?? 0
        routes = try members.optional("routes", .object, Self.counts) ?? [:]
        failures = try members.optional("failures", .object, Self.counts) ?? [:]
        median = try members.number("p50_ms")
        percentile95 = try members.number("p95_ms")
    }

    package var json: JSONValue {
        func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
        var object = JSONObject()
        object["state"] = .string(state)
        if let reason { object["reason"] = .string(reason) }
        object["model"] = .string(model)
        if let strongModel { object["strong_model"] = .string(strongModel) }
        object["requests"] = .integer(requests)
        object["cache_hits"] = .integer(cacheHits)
        object["prompt_tokens"] = .integer(promptTokens)
        object["completion_tokens"] = .integer(completionTokens)
        object["routes"] = Self.json(routes)
        object["failures"] = Self.json(failures)
        object["p50_ms"] = number(median)
        object["p95_ms"] = number(percentile95)
        return .object(object)
    }

    private static func counts(_ value: JSONValue) -> [String: Int]? {
        guard let members = value.object?.members else { return nil }
        var counts: [String: Int] = [:]
        for member in members {
            guard let count = member.value.integer else { return nil }
            counts[member.key] = count
        }
        return counts
    }

    private static func json(_ counts: [String: Int]) -> JSONValue {
        .object(JSONObject(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) }))
    }
}
