import JSON
import MealModel
import Testing

/// Requests against the rules of the interface, whatever a server made us leave out.
struct InterfaceTests {
    static let dialects: [ModelDialect] = [ModelDialect.Format.schema, .object, .text].flatMap {
        format in
        [ModelDialect.LengthLimit.maxTokens, .maxCompletionTokens, .none].flatMap { limit in
            [true, false].map {
                ModelDialect(format: format, lengthLimit: limit, takesTemperature: $0)
            }
        }
    }

    @Test(arguments: dialects)
    func `every request keeps to the interface's description`(dialect: ModelDialect) {
        for temperature in [0, 0.1, 2] {
            let request = ModelRequest(
                model: "m", prompt: MealPrompt(text: "\"two\" eggs\n", foods: SampleFoods.all),
                maxTokens: 16, temperature: temperature)
            let body = request.body(dialect)
            #expect(ChatCompletionRules.faults(of: body, by: ChatCompletionRules.request) == [])
        }
    }

    @Test func `the answer's schema is one that a strict server takes`() throws {
        #expect(AnswerSchema.schema["type"] == "object")
        #expect(ChatCompletionRules.strictFaults(of: AnswerSchema.schema) == [])
        let names = ChatCompletionRules.names(in: AnswerSchema.schema)
        #expect(names.count <= ChatCompletionRules.members)
        #expect(names.reduce(0) { $0 + $1.count } <= ChatCompletionRules.letters)
    }

    @Test(arguments: [
        (#"{"messages":[]}"#, ["$.model: required", "$.messages: minItems"]),
        (
            #"{"model":"m","messages":[{"role":"me","content":1}],"n":1}"#,
            ["$.messages[0].role: enum", "$.messages[0].content: type", "$.n: unknown"]
        ),
        (
            #"{"model":"","messages":[{"role":"user","content":"x"}],"temperature":2.5,"max_tokens":0.5}"#,
            ["$.model: length", "$.temperature: maximum", "$.max_tokens: type"]
        ),
        (
            #"{"model":"m","messages":[{"role":"user","content":"x"}],"response_format":{"type":"json_schema","json_schema":{"name":"a b"}}}"#,
            ["$.response_format.json_schema.name: pattern"]
        ),
    ])
    func `the rules find what breaks them`(request: String, faults: [String]) throws {
        let value = try JSONValue(parsing: request)
        #expect(ChatCompletionRules.faults(of: value, by: ChatCompletionRules.request) == faults)
    }

    @Test func `the strict rules find what breaks them`() throws {
        let schema = try JSONValue(
            parsing:
                #"{"type":"object","properties":{"a":{"type":"date","minimum":1}},"required":[]}"#)
        #expect(
            ChatCompletionRules.strictFaults(of: schema) == [
                "$: open", "$: optional members", "$.a: minimum", "$.a: type date",
            ])
    }
}
