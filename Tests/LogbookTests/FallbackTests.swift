import JSON
import MealModel
import ModelServer
import Nutrition
import Testing
import Wire

/// A second recogniser of photographs, asked when the first is not sure or down.
@Suite(.serialized) struct FallbackTests {
    private static func sees(_ name: String, _ confidence: Double) -> ServerReply {
        .json(
            Completions.answer(
                #"{"photo_items":[{"name":"\#(name)","preparation":null,"grams_low":80,"#
                    + #""grams_likely":100,"grams_high":120,"confidence":\#(confidence)}],"#
                    + #""scene":"single","description":"","questions":[]}"#))
    }

    private static func concepts(_ concepts: [(String, Double)]) -> ServerReply {
        let list = concepts.map { #"{"id":"x","name":"\#($0.0)","value":\#($0.1)}"# }
        return .json(
            #"{"status":{"code":10000},"outputs":[{"data":{"concepts":[\#(list.joined(separator: ","))]}}]}"#
        )
    }

    private static func isSecond(_ request: ReceivedRequest) -> Bool {
        request.path == "/concepts"
    }

    @Test func `of a model that is hardly sure the second is asked, for a name without an amount`()
        async throws
    {
        let studio = try await Studio(hasFallback: true) { request in
            Self.isSecond(request)
                ? Self.concepts([("zorkfruit", 0.99), ("egg", 0.9), ("toast", 0.8), ("milk", 0.4)])
                : Self.sees("toast", 0.2)
        }
        let result = try await studio.photo()
        #expect(result.analysis == .completed)
        // One name is held; the further ones may be the same food.
        #expect(result.held.map(\.food) == ["egg"])
        #expect(result.entries == [])
        let typed = try await Desk().log("egg")
        #expect(result.held.map(\.nutrients) == typed.entries.map(\.nutrients))
        #expect(
            result.reply.hasPrefix(
                "The second recogniser sees egg, perhaps toast. How much of it is not told."))
        let second = studio.server.requests.filter(Self.isSecond)
        #expect(second.count == 1)
        #expect(second.first?.headers["authorization"] == "Key pat")
        let body = try JSONValue(parsing: try #require(second.first).body)
        #expect(body["inputs"]?.array?.count == 1)
        let picture = body["inputs"]?.array?.first?["data"]?["image"]?["base64"]?.string
        #expect(picture?.isEmpty == false)
    }

    @Test func `of a model that is sure enough nobody else is asked`() async throws {
        let studio = try await Studio(hasFallback: true) { request in
            Self.isSecond(request) ? Self.concepts([("egg", 0.9)]) : Self.sees("toast", 0.3)
        }
        #expect(try await studio.photo().held.map(\.food) == ["toast"])
        #expect(!studio.server.requests.contains(where: Self.isSecond))
    }

    @Test func `a model that is down is stood in for`() async throws {
        let studio = try await Studio(hasFallback: true) { request in
            Self.isSecond(request) ? Self.concepts([("egg", 0.9)]) : .json("{}", status: 400)
        }
        let result = try await studio.photo()
        #expect(result.analysis == .completed)
        #expect(result.held.map(\.food) == ["egg"])
    }

    @Test(arguments: [
        ServerReply.json("{}", status: 500), .json("no JSON"), .json("{\"outputs\": 3}"),
        .json("{\"outputs\": [{\"data\": {\"concepts\": [{\"name\": \"egg\", \"value\": 7}]}}]}"),
        .json("{\"outputs\": [{\"data\": {\"concepts\": []}}]}"),
        .json(
            "{\"outputs\": [{\"data\": {\"concepts\": [{\"name\": \"zorkfruit\", \"value\": 0.9}]}}]}"
        ),
        .cut(Array("{\"outputs\": [".utf8), count: 4),
    ])
    func `whatever the second answers, the first one's word is left`(
        reply: ServerReply
    ) async throws {
        let studio = try await Studio(hasFallback: true) { request in
            Self.isSecond(request) ? reply : Self.sees("toast", 0.2)
        }
        let result = try await studio.photo()
        #expect(result.analysis == .completed)
        #expect(result.held.map(\.food) == ["toast"])
        #expect(studio.server.requests.filter(Self.isSecond).count == 1)
    }

    @Test func `nobody is shown anything where photographs are not to be sent`() async throws {
        let studio = try await Studio(hasFallback: true, isShown: false) { _ in
            Self.concepts([("egg", 0.9)])
        }
        #expect(try await studio.photo().analysis == PhotoAnalysis.none)
        #expect(studio.server.requests.isEmpty)
    }

    @Test func `concepts of several pictures are told once, the surest first`() throws {
        let body = """
            {"outputs": [{"data": {"concepts": [{"name": "Rice", "value": 0.6},
            {"name": "egg", "value": 0.7}]}}, {"data": {"concepts": [{"name": "rice", "value": 0.9},
            {"name": "2 + 2", "value": 0.9}, {"name": "tea", "value": 0.49}]}}]}
            """
        #expect(
            try ConceptAnswer(decoding: Array(body.utf8)).concepts == [
                .init(name: "rice", value: 0.9), .init(name: "egg", value: 0.7),
            ])
    }
}
