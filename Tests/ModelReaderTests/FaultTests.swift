import HTTP
import JSON
import Locking
import MealModel
import MealReader
import ModelReader
import ModelServer
import TestSupport
import Testing

/// One fault of a server each, with the outcome that `docs/model.md` gives for it.
@Suite(.serialized) struct FaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String
        var reply: ServerReply
        var requests: Int
        var outcome: ModelOutcome
        var testDescription: String { name }

        init(_ name: String, _ reply: ServerReply, requests: Int, _ outcome: ModelOutcome) {
            self.name = name
            self.reply = reply
            self.requests = requests
            self.outcome = outcome
        }
    }

    static let good = Completions.answer(Completions.reading(Completions.item("a", calories: 9)))
    static let resting = ModelOutcome.later(.seconds(30))

    static func message(_ content: String, finish: String = "stop") -> ServerReply {
        .json(Completions.answer(content, finish: finish))
    }

    static let faults: [Fault] = [
        // What can change is tried three times, then later.
        Fault("silence", .silence, requests: 3, resting),
        Fault("slow drip", .drip(Array(good.utf8), milliseconds: 20), requests: 3, resting),
        Fault("cut connection", .cut(Array(good.utf8), count: 40), requests: 3, resting),
        Fault("hung up", .raw([]), requests: 3, resting),
        Fault("no HTTP", .raw(Array("SSH-2.0\r\n".utf8)), requests: 3, resting),
        Fault(
            "broken compression",
            .answer(status: 200, headers: [("Content-Encoding", "gzip")], body: [1, 2]),
            requests: 3, resting),
        Fault(
            "endless answer", .answer(status: 200, body: Array(repeating: 32, count: 5 << 20)),
            requests: 3, resting),
        Fault("408", .json("{}", status: 408), requests: 3, resting),
        Fault("429", .json("{}", status: 429), requests: 3, resting),
        Fault("500", .json("{}", status: 500), requests: 3, resting),
        Fault("503", .json("{}", status: 503), requests: 3, resting),
        Fault(
            "429 with a long wait", .json("{}", status: 429, headers: [("Retry-After", "90")]),
            requests: 1, .later(.seconds(90))),
        Fault(
            "503 until a date",
            .json(
                "{}", status: 503,
                headers: [
                    ("Date", "Sat, 21 Nov 2026 08:00:00 GMT"),
                    ("Retry-After", "Sat, 21 Nov 2026 08:02:00 GMT"),
                ]), requests: 1, .later(.seconds(120))),
        // What cannot change is not tried again.
        Fault("401", .json("{}", status: 401), requests: 1, .stopped),
        Fault("403", .json("{}", status: 403), requests: 1, .stopped),
        Fault("404", .json("{}", status: 404), requests: 1, failed(404)),
        Fault("redirect", .json("{}", status: 307), requests: 1, failed(307)),
        Fault(
            "400 of another kind", .json(#"{"error":{"message":"no such model"}}"#, status: 400),
            requests: 1, failed(400)),
        // Answers that cannot be used.
        Fault("garbage", .json("\u{7}garbage"), requests: 1, .failed(.answer(.notACompletion))),
        Fault("no choices", .json(#"{"id":"x"}"#), requests: 1, .failed(.answer(.notACompletion))),
        Fault("empty choices", .json(#"{"choices":[]}"#), requests: 1, .failed(.answer(.empty))),
        Fault(
            "null content", .json(#"{"choices":[{"message":{"content":null}}]}"#), requests: 1,
            .failed(.answer(.empty))),
        Fault("empty content", message(""), requests: 1, .failed(.answer(.empty))),
        Fault(
            "refusal", .json(#"{"choices":[{"message":{"content":null,"refusal":"No."}}]}"#),
            requests: 1, .failed(.answer(.refused))),
        Fault("prose", message("I had eggs too!"), requests: 1, .failed(.answer(.notJSON))),
        Fault(
            "truncation", message(#"{"food_items":["#, finish: "length"), requests: 1,
            .failed(.answer(.truncated))),
        Fault(
            "a negative figure",
            message(Completions.reading(Completions.item("a", calories: -1))), requests: 1,
            .failed(.answer(.impossible("food_items[0].calories")))),
        Fault(
            "an absurd figure",
            message(Completions.reading(Completions.item("a", calories: 1e7))), requests: 1,
            .failed(.answer(.impossible("food_items[0].calories")))),
        Fault(
            "21 items",
            message(
                Completions.reading(
                    Array(repeating: Completions.item("a"), count: 21).joined(separator: ","))),
            requests: 1, .failed(.answer(.tooManyItems(21)))),
    ]

    static func failed(_ status: Int) -> ModelOutcome {
        .failed(.status(status, retryAfter: nil))
    }

    @Test(arguments: faults)
    func `each fault has its outcome`(fault: Fault) async throws {
        // Only those that take for ever are waited for in vain, and long enough for a busy machine.
        let isSlow = ["silence", "slow drip"].contains(fault.name)
        let bench = try await Bench(timeout: .seconds(isSlow ? 1 : 60)) { _ in fault.reply }
        #expect(await bench.read("the bowl") == fault.outcome)
        #expect(bench.server.requests.count == fault.requests)
        // Nothing of it is remembered as an answer.
        #expect(await bench.reader.statistics.cacheHits == 0)
        _ = await bench.read("the bowl")
        #expect(await bench.reader.statistics.cacheHits == 0)
    }

    @Test(arguments: [ServerReply.json("{}", status: 500), .cut(Array(good.utf8), count: 3)])
    func `a fault that passes is overcome`(reply: ServerReply) async throws {
        let bench = try await Bench { $0.index < 2 ? reply : .json(Self.good) }
        guard case .reading(let reading) = await bench.read("x") else {
            return #expect(Bool(false), "no reading")
        }
        #expect(reading.items.map(\.name) == ["a"])
        #expect(bench.server.requests.count == 3)
        #expect(bench.time.slept.count == 2)
    }

    @Test(.timeLimit(.minutes(30)))
    func `the program's end wakes whoever waits for the next attempt`() async throws {
        let server = try ModelServer { _ in .json("{}", status: 503) }
        let (pauses, paused) = AsyncStream.makeStream(of: Void.self)
        let reader = ModelReader(
            store: ModelStore(path: nil),
            time: ModelTime(
                now: { 1_000_000 },
                sleep: { _ in
                    paused.yield()
                    try await Task.sleep(for: .seconds(3600))
                }))
        await reader.learn { Bench.knowledge }
        await reader.configure(
            ModelSettings(
                use: .auto, address: try HTTPAddress(server.address), model: "small",
                timeout: .seconds(20)))
        let outcome = Task { await reader.read("x", offline: Reading(text: "x")) }
        _ = await pauses.first { _ in true }
        await reader.giveUp()
        #expect(await outcome.value == .later(.zero))
        #expect(await reader.read("x", offline: Reading(text: "x")) == .later(.zero))
        #expect(server.requests.count == 1)
    }

    @Test func `a server's short wait is kept`() async throws {
        let bench = try await Bench { request in
            request.index == 0
                ? .json("{}", status: 429, headers: [("Retry-After", "7")]) : .json(Self.good)
        }
        _ = await bench.read("x")
        #expect(bench.time.slept == [.seconds(7)])
    }

    @Test func `a server that is down is left alone for longer and longer`() async throws {
        let bench = try await Bench { _ in .json("{}", status: 500) }
        var waits: [ModelOutcome] = []
        for _ in 0..<7 {
            waits.append(await bench.read("x"))
            #expect(await bench.reader.availability == .later)
            bench.time.advance(await bench.reader.wait)
        }
        #expect(waits == [30, 60, 120, 240, 480, 600, 600].map { .later(.seconds($0)) })
        #expect(bench.server.requests.count == 21)
    }

    @Test func `a refused key stops the model until the configuration changes`() async throws {
        let isRight = Mutex(false)
        let bench = try await Bench { _ in
            isRight.withLock { $0 } ? .json(Self.good) : .json("{}", status: 401)
        }
        #expect(await bench.read("x") == .stopped)
        #expect(await bench.read("y") == .stopped)
        #expect(await bench.reader.availability == .stopped)
        #expect(await bench.reader.state == .stopped(.keyRefused(status: 401)))
        #expect(bench.server.requests.count == 1)
        isRight.withLock { $0 = true }
        await bench.reader.configure(await bench.reader.settings, key: .none)
        guard case .reading = await bench.read("x") else {
            return #expect(Bool(false), "still stopped")
        }
    }

    @Test func `what a server does not take is left out, found out once`() async throws {
        let bench = try await Bench { request in
            let text = request.text
            for name in ["temperature", "max_tokens", "max_completion_tokens", "response_format"]
            where text.contains(#""\#(name)""#) {
                return .json(#"{"error":{"message":"unknown: \#(name)"}}"#, status: 400)
            }
            return .json(Self.good)
        }
        guard case .reading = await bench.read("x") else {
            return #expect(Bool(false), "no reading")
        }
        #expect(bench.server.requests.count == 6)
        _ = await bench.read("y")
        #expect(bench.server.requests.count == 7)
    }

    @Test func `what was found out about a server outlives a restart`() async throws {
        let kept = try TemporaryFolder()
        defer { withExtendedLifetime(kept) {} }
        let path = kept.path + "/model.sqlite"
        let bench = try await Bench(store: ModelStore(path: path)) { request in
            request.text.contains("json_schema")
                ? .json(#"{"error":{"message":"json_schema"}}"#, status: 400) : .json(Self.good)
        }
        _ = await bench.read("x")
        #expect(bench.server.requests.count == 2)
        let restarted = ModelReader(store: ModelStore(path: path), time: bench.time.modelTime)
        await restarted.learn { Bench.knowledge }
        await restarted.configure(await bench.reader.settings)
        _ = await restarted.read("y", offline: Reading(text: "y"))
        #expect(bench.server.requests.count == 3)
    }

    @Test func `a server that is gone is asked later`() async throws {
        let bench = try await Bench { _ in .json(Self.good) }
        bench.server.stop()
        #expect(await bench.read("x") == Self.resting)
    }

    @Test func `a key that the server repeats is in no trace`() async throws {
        let bench = try await Bench(key: .found(Secret("sk-1234"), .file)) { _ in
            .json(#"{"error":{"message":"Incorrect key: sk-1234."}}"#, status: 401)
        }
        let trace = ModelTrace()
        _ = await bench.reader.read("x", offline: Reading(text: "x"), trace: trace)
        #expect(
            trace.exchanges.map(\.response) == [#"{"error":{"message":"Incorrect key: •••."}}"#])
        #expect(!"\(trace.exchanges)".contains("sk-1234"))
    }

    @Test func `the sender's time is the limit for everything together`() async throws {
        let bench = try await Bench { _ in .json("{}", status: 500) }
        #expect(await bench.read("x", within: .milliseconds(400)) == Self.resting)
        #expect(bench.time.slept.allSatisfy { $0 < .milliseconds(400) })
    }
}
