import MealModel
import Testing

struct ModelDialectTests {
    static let refusals: [(String, ModelDialect)] = [
        (
            #"{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'."}}"#,
            ModelDialect(lengthLimit: .maxCompletionTokens)
        ),
        (
            #"{"error":{"message":"Unsupported value","param":"temperature"}}"#,
            ModelDialect(takesTemperature: false)
        ),
        (
            #"{"error":{"message":"Invalid parameter: 'response_format' of type 'json_schema'"}}"#,
            ModelDialect(format: .object)
        ),
        (#"{"detail":"response_format is not supported"}"#, ModelDialect(format: .object)),
        ("", ModelDialect(format: .object)),
        ("json_schema unknown", ModelDialect(format: .object)),
    ]

    @Test(arguments: refusals)
    func `a refusal that names a parameter is adapted to`(body: String, dialect: ModelDialect) {
        #expect(ModelDialect().adapted(toRefusal: Array(body.utf8)) == dialect)
    }

    @Test func `a refusal of something else is not adapted to`() {
        let body = Array(#"{"error":{"message":"model 'x' not found"}}"#.utf8)
        #expect(ModelDialect().adapted(toRefusal: body) == nil)
    }

    @Test func `a server that refuses everything is left after five steps`() {
        let body = Array("temperature max_tokens response_format".utf8)
        var dialects = [ModelDialect()]
        while let next = dialects.last?.adapted(toRefusal: body), dialects.count < 10 {
            dialects.append(next)
        }
        // After the temperature and both limits nothing of the complaint names a format first.
        #expect(dialects.count == 6)
        #expect(
            dialects.last
                == ModelDialect(format: .text, lengthLimit: .none, takesTemperature: false))
    }
}
