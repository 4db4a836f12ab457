import MealModel
import Nutrition
import TestSupport
import Testing

struct AnswerDecodingTests {
    static let plain =
        #"{"food_items":[{"name":"rice","quantity":2,"unit":"cup","calories":410,"protein":8.5,"#
        + #""carbohydrates":90,"fat":1,"confidence":0.8,"matched_ingredient_id":"white-rice","#
        + #""modifiers":["warm"],"brand":null,"original_text":"two cups of rice"}],"#
        + #""total_nutrition":{"calories":1},"unparsed_text":"from the corner","#
        + #""clarification_needed":false,"clarification_question":"ignored"}"#

    static let rice = ModelAnswer(
        items: [
            ModelAnswer.Item(
                name: "rice", quantity: 2, unit: "cup",
                nutrients: Nutrients(
                    calories: Thousandths(410), protein: Thousandths(8.5),
                    carbohydrates: Thousandths(90), fat: Thousandths(1)),
                confidence: 0.8, food: "white-rice", modifiers: ["warm"],
                text: "two cups of rice")
        ], unparsed: "from the corner")

    @Test(arguments: [
        plain, "```json\n\(plain)\n```", "Sure! Here is the JSON:\n\n\(plain)\n\nEnjoy {your} meal",
        "<think>Rice {maybe}? {\"food_items\": 3}</think>\n\(plain)", "{}\n\(plain)", " \n\(plain)",
    ])
    func `the object is found whatever is around it`(message: String) throws {
        #expect(try ModelAnswer(decoding: message) == Self.rice)
    }

    static func item(_ members: String) -> String { #"{"food_items":[{"name":"x",\#(members)}]}"# }

    static let repaired: [(String, ModelAnswer.Item)] = [
        (#""quantity":"2.5""#, ModelAnswer.Item(name: "x", quantity: 2.5)),
        (
            #""calories":" 120 ""#,
            ModelAnswer.Item(name: "x", nutrients: Nutrients(calories: Thousandths(120)))
        ),
        (#""quantity":"","unit":"""#, ModelAnswer.Item(name: "x")),
        (#""confidence":"high""#, ModelAnswer.Item(name: "x")),
        (#""confidence":85"#, ModelAnswer.Item(name: "x")),
        (#""confidence":-1"#, ModelAnswer.Item(name: "x")),
        (#""confidence":0"#, ModelAnswer.Item(name: "x", confidence: 0)),
        (#""modifiers":"fried""#, ModelAnswer.Item(name: "x", modifiers: ["fried"])),
        (#""modifiers":null"#, ModelAnswer.Item(name: "x")),
        (
            #""matched_ingredient_id":"made-up""#,
            ModelAnswer.Item(name: "x", food: "made-up")
        ),
        (#""brand":"A\u001b[31m\nB""#, ModelAnswer.Item(name: "x", brand: "A [31m B")),
        (#""surprise":{"a":[1]}"#, ModelAnswer.Item(name: "x")),
    ]

    @Test(arguments: repaired)
    func `harmless slips are read`(members: String, item: ModelAnswer.Item) throws {
        #expect(try ModelAnswer(decoding: Self.item(members)).items == [item])
    }

    @Test func `braces without end are no answer`() {
        let text = String(repeating: "{", count: 5000)
        #expect(throws: AnswerFault.notJSON) { try ModelAnswer(decoding: text) }
    }

    static let refused: [(String, AnswerFault)] = [
        ("", .notJSON), ("I cannot help with that.", .notJSON), ("{}", .notJSON),
        (#"{"food_items":[{"name":"x"}"#, .notJSON), (#"{"food_items":[],}"#, .notJSON),
        (#"{"food_items":[],"food_items":[]}"#, .notJSON),
        (#"{"food_items":null}"#, .wrongType("food_items")),
        (#"{"food_items":{}}"#, .wrongType("food_items")),
        (#"{"food_items":["rice"]}"#, .wrongType("food_items[0]")),
        (#"{"food_items":[{}]}"#, .wrongType("food_items[0].name")),
        (#"{"food_items":[{"name":" "}]}"#, .wrongType("food_items[0].name")),
        (item(#""quantity":"two""#), .wrongType("food_items[0].quantity")),
        (item(#""quantity":true"#), .wrongType("food_items[0].quantity")),
        (item(#""quantity":0"#), .impossible("food_items[0].quantity")),
        (item(#""quantity":-2"#), .impossible("food_items[0].quantity")),
        (item(#""quantity":1e300"#), .impossible("food_items[0].quantity")),
        (item(#""calories":-5"#), .impossible("food_items[0].calories")),
        (item(#""calories":"inf""#), .impossible("food_items[0].calories")),
        (item(#""calories":"nan""#), .impossible("food_items[0].calories")),
        (item(#""calories":99999"#), .impossible("food_items[0].calories")),
        (item(#""fat":3000"#), .impossible("food_items[0].fat")),
        (
            item(#""calories":0,"protein":20,"carbohydrates":60,"fat":20"#),
            .impossible("food_items[0].calories")
        ),
        (item(#""unit":7"#), .wrongType("food_items[0].unit")),
        (item(#""modifiers":[1]"#), .wrongType("food_items[0].modifiers")),
        (item(#""matched_ingredient_id":12"#), .wrongType("food_items[0].matched_ingredient_id")),
        (
            #"{"food_items":["#
                + Array(repeating: #"{"name":"x"}"#, count: 21).joined(separator: ",")
                + "]}", .tooManyItems(21)
        ),
    ]

    @Test(arguments: refused)
    func `what cannot be trusted is refused as a whole`(message: String, fault: AnswerFault) {
        #expect(throws: fault) { try ModelAnswer(decoding: message) }
    }

    @Test func `a question is taken when one is needed`() throws {
        let message =
            #"{"food_items":[],"clarification_needed":true,"clarification_question":"How big?"}"#
        #expect(
            try ModelAnswer(decoding: message) == ModelAnswer(items: [], question: "How big?"))
    }

    @Test func `a damaged answer is refused or within bounds, and never crashes`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let original = Array(Self.plain.utf8)
        for _ in 0..<500 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes[place] = .random(in: 32...126, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
                }
            }
            guard let answer = try? ModelAnswer(decoding: String(decoding: bytes, as: UTF8.self))
            else { continue }
            for item in answer.items {
                #expect((0...1).contains(item.confidence), "seed \(seed)")
                #expect(item.quantity.map { $0 > 0 } ?? true, "seed \(seed)")
                for nutrient in Nutrient.leading {
                    #expect(item.nutrients[nutrient].map { $0 >= .zero } ?? true, "seed \(seed)")
                }
            }
        }
    }
}
