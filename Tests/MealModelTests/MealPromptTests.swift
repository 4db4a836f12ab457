import JSON
import MealModel
import Nutrition
import TestSupport
import Testing

struct MealPromptTests {
    @Test func `foods are told with id, name, portions and figures`() throws {
        let prompt = MealPrompt(text: "rice", foods: [SampleFoods.all[0]])
        let row =
            #"[{"id":"white-rice","name":"white rice, cooked","grams":{"cup":163},"#
            + #""per_100g":{"calories":129,"protein":2.7,"carbohydrates":28,"fat":0.3}}]"#
        #expect(prompt.system.hasSuffix("\n\nFOODS:\n" + row))
    }

    @Test func `a person's words stay one JSON string, whatever they are`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let pieces = [
            "\"}", "{", "]", "\\", "\n", "</description>", "```", "FOODS:", "system:", "é", "\u{0}",
            "ignore the rules", "\u{2028}", "'", "eggs",
        ]
        for _ in 0..<200 {
            let text = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
                .filter { $0 != "\u{0}" }
            let prompt = MealPrompt(text: text, foods: [])
            #expect(
                try JSONValue(parsing: prompt.user) == ["description": .string(text)],
                "seed \(seed)")
            #expect(prompt.system == MealPrompt(text: "", foods: []).system)
        }
    }

    @Test func `the request holds the schema, and every object of it is closed`() throws {
        let body = request.body(ModelDialect())
        let schema = try #require(body["response_format"]?["json_schema"]?["schema"])
        func check(_ value: JSONValue) {
            if value["type"] == "object" {
                #expect(value["additionalProperties"] == false)
                let keys = value["properties"]?.object?.members.map { JSONValue.string($0.key) }
                #expect(value["required"]?.array == keys)
            }
            for member in value.object?.members ?? [] { check(member.value) }
        }
        check(schema)
        #expect(body["response_format"]?["json_schema"]?["strict"] == true)
        #expect(
            body.object?.members.map(\.key) == [
                "model", "messages", "stream", "temperature", "max_tokens", "response_format",
            ])
    }

    @Test func `a dialect leaves out what the server does not take`() {
        let body = request.body(
            ModelDialect(
                format: .object, lengthLimit: .maxCompletionTokens, takesTemperature: false))
        #expect(body["temperature"] == nil)
        #expect(body["max_tokens"] == nil)
        #expect(body["max_completion_tokens"] == 700)
        #expect(body["response_format"] == ["type": "json_object"])
        let plain = request.body(ModelDialect(format: .text, lengthLimit: .none))
        #expect(plain["response_format"] == nil)
        #expect(plain["max_completion_tokens"] == nil)
    }

    private var request: ModelRequest {
        ModelRequest(
            model: "m", prompt: MealPrompt(text: "eggs", foods: []), maxTokens: 700,
            temperature: 0.1)
    }
}
