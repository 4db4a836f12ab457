import JSON
import MealReader
import Nutrition
import Testing

@testable import Wire

/// What becomes of messages with members missing, of wrong types, or too many.
struct ToleranceTests {
    /// Decodes like `Value`, and says whether what comes out is that very message.
    private struct Decoder {
        var message: JSONValue
        var decode: (JSONValue) throws(MessageError) -> JSONValue

        init<Value: Message>(_ value: Value) {
            message = value.json
            decode = { (json) throws(MessageError) in try Value(json: json).json }
        }
    }

    private func replies(seed: Int) -> [Decoder] {
        var samples = Samples(seed: seed)
        let entry = samples.entry()
        let row = samples.row()
        return [
            Decoder(entry), Decoder(row), Decoder(DayMessage(row, entries: [entry], held: [])),
            Decoder(
                LogResult(
                    utterance: 1, state: .held, held: [entry], question: samples.question(),
                    reply: "x", day: row)),
            Decoder(ChangeResult(entries: [entry], removed: [1], reply: "x", day: row)),
            Decoder(ReadingMessage(samples.reading(), warnings: [[samples.warning()]])),
            Decoder(samples.foodMessage()), Decoder(samples.status()),
            Decoder(samples.model()), Decoder(RetryResult(utterances: 1)),
            Decoder(WatchResult(seq: 1)), Decoder(samples.warning()), Decoder(samples.question()),
            Decoder(samples.time()), Decoder(Portion(label: "cup", grams: Thousandths(1))),
            Decoder(FoodSource(release: "SR 28")),
            Decoder(ReadingItem.Alternative(food: "egg", name: "egg", score: 0.5)),
            Decoder(StatusMessage.Reader(foods: 1, ownFoods: 2)),
            Decoder(StatusMessage.Journal(bytes: 1, entries: 2, seq: 3, readOnly: true)),
            Decoder(RPCError(.busy, "x", details: [("limit", 1)])),
        ]
    }

    @Test func `members that are missing or null are optional, or named`() throws {
        for seed in 0..<100 {
            for reply in replies(seed: seed) {
                for key in try #require(reply.message.object).keys {
                    var object = try #require(reply.message.object)
                    object[key] = nil
                    expectKnown(.missing(key), reply, .object(object), seed)
                    object[key] = .null
                    expectKnown(.missing(key), reply, .object(object), seed)
                }
            }
        }
    }

    private func expectKnown(
        _ error: MessageError, _ reply: Decoder, _ json: JSONValue, _ seed: Int
    ) {
        do { _ = try reply.decode(json) } catch let thrown {
            #expect(thrown == error, "seed \(seed)")
        }
    }

    @Test func `members of wrong types are named with their path`() throws {
        for seed in 0..<100 {
            for reply in replies(seed: seed) {
                for key in try #require(reply.message.object).keys where key != "seq" {
                    var object = try #require(reply.message.object)
                    object[key] = [true]
                    let path = path(refusedBy: reply, .object(object))
                    #expect(path?.hasPrefix(key) == true, "\(key), seed \(seed)")
                }
            }
        }
    }

    /// The path of the member whose type is refused; `nil` when none is.
    private func path(refusedBy reply: Decoder, _ json: JSONValue) -> String? {
        do {
            _ = try reply.decode(json)
            return nil
        } catch {
            switch error {
            case .wrongType(let path, _), .notAnObject(let path): return path
            default: return nil
            }
        }
    }

    @Test func `members that a newer daemon adds are ignored`() throws {
        for seed in 0..<100 {
            for reply in replies(seed: seed) {
                var object = try #require(reply.message.object)
                object["of a newer version"] = [1, 2, 3]
                #expect(try reply.decode(.object(object)) == reply.message, "seed \(seed)")
            }
        }
    }

    @Test func `counts are whole numbers`() throws {
        var object = try #require(ModelMessage(state: "ready", model: "m").json.object)
        object["routes"] = ["model": "many"]
        #expect(throws: MessageError.wrongType("routes", expected: .object)) {
            try ModelMessage(json: .object(object))
        }
    }

    @Test func `what is no object is no message`() {
        #expect(throws: MessageError.notAnObject("")) { try WatchResult(json: 5) }
        #expect(throws: MessageError.notAnObject("day")) {
            try ChangeResult(json: ["entries": [], "reply": "x", "day": 5])
        }
        #expect(throws: MessageError.wrongType("result", expected: .list)) {
            try [DayRow](json: 5)
        }
        #expect(throws: MessageError.missing("result[1].foods")) {
            _ = try [StatusMessage.Reader](json: [["foods": 1], [:]])
        }
    }

    @Test(
        arguments: [
            (["a"], .wrongType("removed[1]", expected: .wholeNumber)),
            ([2.5], .wrongType("removed[1]", expected: .wholeNumber)),
        ] as [([JSONValue], MessageError)])
    func `elements are named by their place`(rest: [JSONValue], error: MessageError) {
        #expect(throws: error) {
            try ChangeResult(
                json: ["entries": [], "removed": .array([1] + rest), "reply": "x", "day": [:]])
        }
    }

    @Test(
        arguments: [
            ("name", .string(String(repeating: "x", count: 121)), .tooMany("name", limit: 120)),
            ("name", "two\nlines", .wrongType("name", expected: .words)),
            ("aliases", .array(Array(repeating: "x", count: 51)), .tooMany("aliases", limit: 50)),
            ("aliases", ["x", ""], .wrongType("aliases[1]", expected: .words)),
            ("per_100g", [:], .nothingOf(Nutrient.allCases.map { "per_100g.\($0.rawValue)" })),
            ("per_100g", ["salt": 1], .unknown("per_100g.salt")),
            (
                "per_100g", ["protein": 33.7, "carbohydrates": 33.7, "fat": 33.7],
                .outOfRange("per_100g.protein + carbohydrates + fat", lowest: "0", highest: "100")
            ),
            ("portions", [["label": "cup"]], .missing("portions[0].grams")),
            ("portions", [["label": "cup", "grams": 1, "x": 1]], .unknown("portions[0].x")),
            ("default_portion", "slice", .wrongType("default_portion", expected: .oneOf([]))),
            ("usual_grams", 0, .outOfRange("usual_grams", lowest: "0.001", highest: "100000")),
            ("colour", "green", .unknown("colour")),
        ] as [(String, JSONValue, MessageError)])
    func `a new food is checked`(member: String, value: JSONValue, error: MessageError) {
        let good: [(String, JSONValue)] = [("name", "my bar"), ("per_100g", ["calories": 400])]
        var object = JSONObject(good)
        object[member] = value
        #expect(throws: error) { try NewFood(json: .object(object)) }
    }

    @Test func `no date is named that four digits of a year cannot tell`() {
        #expect(
            throws: MessageError.outOfRange("to", lowest: "9999-12-31", highest: "9999-12-31")
        ) {
            try DaysRequest(json: ["from": "9999-12-31", "to": "0001-01-01"])
        }
    }

    @Test(
        arguments: [
            (1e300, .outOfRange("calories", lowest: "0", highest: "1000000")),
            (-1, .outOfRange("calories", lowest: "0", highest: "1000000")),
            (["upper": 1e300], .outOfRange("calories.upper", lowest: "0", highest: "1000000")),
            ("many", .notAnObject("calories")),
            (
                ["kind": "range", "lower": 5, "upper": 5],
                .outOfRange("calories.upper", lowest: "5.001", highest: "1000000")
            ),
            (
                ["lower": 0, "upper": 0],
                .outOfRange("calories.upper", lowest: "0.001", highest: "1000000")
            ),
            (
                ["lower": 1_000_000, "upper": 5],
                .outOfRange("calories.lower", lowest: "0", highest: "999999.999")
            ),
        ] as [(JSONValue, MessageError)])
    func `a goal that cannot be is refused with the bounds`(goal: JSONValue, error: MessageError) {
        #expect(throws: error) { try GoalsRequest(json: ["calories": goal]) }
    }

    @Test func `rounded figures may come to a little more than 100 g`() throws {
        let figures: JSONValue = ["protein": 33.6, "carbohydrates": 33.7, "fat": 33.7, "sugar": 33]
        #expect(throws: Never.self) { try NewFood(json: ["name": "my bar", "per_100g": figures]) }
    }

    @Test func `a food taken from a reply can be added`() throws {
        for seed in 0..<100 {
            var samples = Samples(seed: seed)
            var food = samples.foodMessage()
            food.food.per100g = Nutrients(calories: Thousandths(400))
            food.food.usualGrams = Thousandths(50)
            let new = try NewFood(json: food.json)
            #expect(new.name == food.food.name, "seed \(seed)")
            #expect(new.portions == food.food.portions, "seed \(seed)")
            #expect(new.defaultPortion == food.food.defaultPortion, "seed \(seed)")
        }
    }

    @Test func `an edit needs something to change`() {
        let changes =
            ["text", "amount", "unit", "grams", "food", "at", "day", "meal"]
            + Nutrient.allCases.map(\.rawValue)
        #expect(throws: MessageError.nothingOf(changes)) { try EditRequest(json: ["entry": 1]) }
        #expect(throws: MessageError.nothingOf(changes)) {
            try EditRequest(json: ["entry": 1, "fat": nil])
        }
    }

    @Test func `what a client reads is a reply or an event`() throws {
        var samples = Samples(seed: 1)
        let event = samples.event()
        #expect(try RPCIncoming(json: event.notification) == .event(event))
        let response = RPCResponse(id: .string("a"), .success([1]))
        #expect(try RPCIncoming(json: response.json) == .response(response))
        #expect(throws: MessageError.missing("params")) {
            try RPCIncoming(json: ["jsonrpc": "2.0", "method": "event"])
        }
        #expect(throws: MessageError.nothingOf(["result", "error"])) {
            try RPCResponse(json: ["id": 1])
        }
        #expect(throws: MessageError.wrongType("id", expected: .text)) {
            try RPCResponse(json: ["id": true, "result": 1])
        }
        #expect(try RPCResponse(json: ["result": nil]) == RPCResponse(id: .null, .success(nil)))
    }

    @Test func `a request is written as it is read`() throws {
        for id in [nil, RPCID.null, .integer(1), .number(1.5), .string("a")] as [RPCID?] {
            let request = RPCRequest(.watch, id: id, WatchRequest(since: 3))
            #expect(try RPCRequest(json: JSONValue(parsing: request.json.text)) == request)
            #expect(try Call(.watch, request.parameters) == .watch(since: 3))
        }
        #expect(RPCError(.busy, "x").wireError == .busy)
    }
}
