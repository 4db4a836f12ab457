import JSON
import Nutrition
import TestSupport
import Testing
import Wire

/// Figures that somebody gives by hand are judged alike, whether they are an entry's own, correct one, or are an
/// ingredient's.
struct ByHandTests {
    /// How a message was refused; the place in it is left out, since only that differs.
    private func refusal<Value: Message>(_ json: JSONValue, _: Value.Type) -> MessageError? {
        do throws(MessageError) {
            _ = try Value(json: json)
            return nil
        } catch {
            return error
        }
    }

    @Test func `entries, corrections and ingredients take and refuse the same figures`() {
        let wrong: [JSONValue] = [
            .number(-0.001), .integer(-5), .number(1_000_000.001), .integer(1_000_001), "12",
            .bool(true), .number(1e300), [], .number(1e-9), .integer(0), .number(0.5),
            .integer(1_000_000), .null,
        ]
        for seed in 0..<200 {
            var random = SplitMix64(seed: UInt64(seed))
            let nutrient = Nutrient.all.randomElement(using: &random) ?? .calories
            let value =
                Bool.random(using: &random)
                ? wrong.randomElement(using: &random) ?? .null
                : .number(Double.random(in: -10...1_100_000, using: &random))
            let isNested = !nutrient.isLeading && Bool.random(using: &random)
            func message(_ others: [(String, JSONValue)]) -> JSONValue {
                var object = JSONObject(others)
                if nutrient != .calories { object["calories"] = 1 }
                if isNested {
                    object["nutrients"] = .object(JSONObject([(nutrient.rawValue, value)]))
                } else {
                    object[nutrient.rawValue] = value
                }
                return .object(object)
            }
            // An energy that is absent is another matter: an ingredient needs one.
            if nutrient == .calories, value == .null { continue }
            let entry = refusal(message([]), AddRequest.self)
            #expect(
                refusal(message([("entry", 1)]), EditRequest.self) == entry,
                "seed \(seed), \(nutrient) \(value.text)")
            #expect(
                refusal(message([("name", "thing")]), NewIngredient.self) == entry,
                "seed \(seed), \(nutrient) \(value.text)")
        }
    }

    @Test func `corrections and ingredients take and refuse the same amounts and weights`() {
        let edges = [0, 0.0005, 0.001, 0.5, 100_000, 100_000.5, 1_000_000, -1, 1e12]
        for seed in 0..<200 {
            var random = SplitMix64(seed: UInt64(seed))
            let name = Bool.random(using: &random) ? "amount" : "grams"
            let value = JSONValue.number(
                Bool.random(using: &random)
                    ? edges.randomElement(using: &random) ?? 0
                    : Double.random(in: -10...120_000, using: &random))
            let edit = refusal(
                .object(JSONObject([("entry", 1), (name, value)])), EditRequest.self)
            let ingredient = refusal(
                .object(JSONObject([("name", "thing"), (name, value)])), NewIngredient.self)
            #expect(edit == ingredient, "seed \(seed), \(name) \(value.text)")
        }
    }
}
