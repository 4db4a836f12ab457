import HTTP
import JSON
import Locking
import MealModel
import MealReader
import ModelReader
import ModelServer
import Nutrition
import TestSupport
import Testing

@Suite(.serialized) struct ModelReaderTests {
    static let bowl = ServerReply.reading(
        Completions.item("egg", quantity: 2, id: "egg"),
        Completions.item("corner bowl", calories: 420))

    @Test func `known foods get the catalog's figures, and the rest is an estimate`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        guard case .reading(let reading) = await bench.read("the usual bowl with 2 eggs") else {
            return #expect(Bool(false), "no reading")
        }
        #expect(reading.items.map(\.food) == ["egg", nil])
        #expect(reading.items[0].grams == Thousandths(100))
        #expect(reading.items[0].nutrients.calories == Thousandths(143))
        #expect(reading.items[1].nutrients.calories == Thousandths(420))
        #expect(reading.items[1].assumption == "the model's estimate")
    }

    @Test func `a catalog is prepared on a thread of its own`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        let thread = Mutex("")
        await bench.reader.learn {
            let name = String(decoding: bytes(of: "/proc/thread-self/comm"), as: UTF8.self)
            thread.withLock { $0 = name }
            return Bench.knowledge
        }
        _ = await bench.read("two eggs")
        // Those of the pool are passed by every meal.
        #expect(thread.withLock { $0 } == "model\n")
    }

    @Test func `what is prepared for a question is of its time`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        let time = bench.time
        await bench.reader.learn {
            time.advance(.seconds(21))
            return Bench.knowledge
        }
        guard case .later = await bench.read("two eggs", within: .seconds(20)) else {
            return #expect(Bool(false), "it was asked too late")
        }
        #expect(bench.server.requests.isEmpty)
    }

    @Test func `the request is what the interface describes`() async throws {
        let bench = try await Bench(key: .found(Secret("sk-1"), .file)) { _ in Self.bowl }
        _ = await bench.read("two eggs")
        let request = try #require(bench.server.requests.first)
        #expect(request.method == "POST")
        #expect(request.path == "/v1/chat/completions")
        #expect(request.headers["authorization"] == "Bearer sk-1")
        #expect(request.headers["content-length"] == "\(request.body.count)")
        let body = try JSONValue(parsing: request.body)
        #expect(body["model"] == "small")
        #expect(body["messages"]?.array?.map { $0["role"]?.string } == ["system", "user"])
        #expect(body["response_format"]?["type"] == "json_schema")
        #expect(
            body["messages"]?.array?.first?["content"]?.string?.contains(#""id":"egg""#) == true)
    }

    @Test func `the same line again is served from the cache`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        let first = await bench.read("The usual bowl.")
        let second = await bench.read("the usual  bowl")
        guard case .reading(let one) = first, case .reading(let two) = second else {
            return #expect(Bool(false), "no reading")
        }
        #expect(one.items == two.items)
        #expect(bench.server.requests.count == 1)
        #expect(await bench.reader.statistics.cacheHits == 1)
        bench.time.advance(.seconds(8 * 86_400))
        _ = await bench.read("the usual bowl")
        #expect(bench.server.requests.count == 2)
    }

    @Test func `hard sentences go to the better model`() async throws {
        let bench = try await Bench(strongModel: "large") { _ in Self.bowl }
        _ = await bench.read("a", isHard: true)
        _ = await bench.read("a")
        let models = try bench.server.requests.map { try JSONValue(parsing: $0.body)["model"] }
        #expect(models == ["large", "small"])
    }

    @Test func `nothing is asked when the model is off`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        await bench.reader.configure(nil)
        #expect(await bench.read("x") == .stopped)
        #expect(await bench.reader.availability == .off)
        #expect(bench.server.requests.isEmpty)
    }

    @Test func `the quota holds requests back, also those before a restart`() async throws {
        let store = ModelStore(path: nil)
        let bench = try await Bench(store: store, perMinute: 2) { _ in Self.bowl }
        _ = await bench.read("a")
        _ = await bench.read("b")
        #expect(await bench.read("c") == .later(.seconds(60)))
        #expect(await bench.reader.availability == .later)
        bench.time.advance(.seconds(61))
        #expect(await bench.reader.availability == .ready)
        _ = await bench.read("c")
        #expect(bench.server.requests.count == 3)
    }

    @Test func `routes, tokens and latencies are counted`() async throws {
        let bench = try await Bench { _ in Self.bowl }
        for confidence in [0.95, 0.8, 0.6, 0.2] {
            _ = await bench.reader.route(Reading(text: "x", confidence: confidence))
        }
        _ = await bench.read("a")
        let statistics = await bench.reader.statistics
        #expect(
            statistics.routes == [.offline: 1, .checked: 1, .model: 1, .strongModel: 1])
        #expect(statistics.tokens == TokenUsage(prompt: 100, completion: 20))
        #expect(statistics.requests == 1)
        #expect(statistics.latency(0.5) != nil)
    }

    @Test func `a trace shows everything that went and came, but not the key`() async throws {
        let bench = try await Bench(key: .found(Secret("sk-secret"), .file)) { _ in Self.bowl }
        let trace = ModelTrace()
        _ = await bench.reader.read("eggs", offline: Reading(text: "eggs"), trace: trace)
        let exchange = try #require(trace.exchanges.first)
        #expect(exchange.status == 200)
        #expect(exchange.response.contains("corner bowl"))
        #expect(exchange.request.contains(#"\"description\":\"eggs\""#))
        #expect(!"\(exchange)".contains("sk-secret"))
    }
}
