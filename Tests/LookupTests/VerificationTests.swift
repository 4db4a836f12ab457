import Configuration
import ModelServer
import Nutrition
import TestSupport
import Testing

@testable import Lookup

/// Old answers of the cache are asked for again while nobody waits.
struct VerificationTests {
    private let day = 86_400.0
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What the service says changes from one request to the next.
    private func bench(_ patience: Duration = .seconds(3600)) async throws -> LookupBench {
        try await LookupBench(
            [.cache, .openfoodfacts], store: LookupStore(path: folder.path + "/lookup.sqlite"),
            patience: patience
        ) { request in
            request.index == 1
                ? .json("{}", status: 500)
                : .json(
                    Answers.product(
                        request.index == 0
                            ? Answers.figures
                            : Answers.figures.replacing(
                                "\"proteins_100g\": 8", with: "\"proteins_100g\": 9")
                    ))
        }
    }

    @Test func `an old answer is told at once and is the new one afterwards`() async throws {
        let bench = try await bench()
        let first = await bench.find()
        bench.clock.advance(day - 1)
        #expect(await bench.find().foods == first.foods)
        await bench.lookup.verify()
        #expect(bench.server.requests.count == 1)
        bench.clock.advance(1)
        #expect(await bench.find().foods == first.foods)
        #expect(bench.server.requests.count == 1)
        // It fails, and what was known stays so.
        await bench.lookup.verify()
        #expect(bench.server.requests.count == 2)
        bench.clock.advance(60)
        #expect(await bench.find().foods == first.foods)
        await bench.lookup.verify()
        #expect(bench.server.requests.count == 3)
        let second = await bench.find()
        #expect(second.foods.map { $0.food.per100g[.protein]?.value } == [9])
        #expect(second.steps.map(\.age) == [0])
        await bench.lookup.verify()
        #expect(bench.server.requests.count == 3)
    }

    @Test func `nothing is asked again for whoever asks this machine alone`() async throws {
        let bench = try await bench()
        _ = await bench.find()
        bench.clock.advance(day)
        #expect(await bench.find(mayAsk: false).foods.count == 1)
        await bench.lookup.verify()
        #expect(bench.server.requests.count == 1)
    }

    @Test func `it happens by itself`() async throws {
        let bench = try await bench(.milliseconds(1))
        _ = await bench.find()
        bench.clock.advance(day)
        _ = await bench.find()
        try waitUntil { bench.server.requests.count == 2 }
    }

    @Test func `ten are taken up at once, fewer once some time has passed`() {
        var queue = VerificationQueue()
        let items = (0..<12).map {
            VerificationQueue.Item(query: LookupQuery("food \($0)"), source: .openfoodfacts)
        }
        #expect(queue.add(items[0]) == .begin)
        #expect(queue.add(items[0]) == .wait)
        for item in items[1..<9] { #expect(queue.add(item) == .wait) }
        #expect(queue.add(items[9]) == .work)
        for item in items[10...] { #expect(queue.add(item) == .wait) }
        #expect(queue.take() == Array(items[..<10]))
        #expect(queue.take() == Array(items[10...]))
        #expect(queue.take().isEmpty)
        #expect(queue.add(items[3]) == .begin)
    }
}
