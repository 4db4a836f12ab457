import CatalogFiles
import Configuration
import Host
import ModelServer
import Nutrition
import TestSupport
import Testing

@testable import Lookup

/// What is kept of answers.
struct CacheTests {
    private let week = 7.0 * 86_400

    @Test func `an answer is told again for a week, also after a restart`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lookup.sqlite"
        let clock = HandClock()
        let bench = try await LookupBench(
            [.cache, .openfoodfacts], store: LookupStore(path: path), clock: clock
        ) { _ in .json(Answers.product(Answers.figures)) }
        let first = await bench.find()
        clock.advance(7200)
        // Memory lets it go after an hour, the file does not; a new process has the file alone.
        await bench.lookup.configure(nil)
        let again = FoodLookup(store: LookupStore(path: path), now: { clock.now })
        await again.configure(
            try LookupBench.settings([.cache, .openfoodfacts], port: bench.server.port))
        let second = await again.find(LookupBench.code, history: { _ in [] })
        #expect(second.foods.map(\.food) == first.foods.map(\.food))
        #expect(second.foods.map(\.asked) == first.foods.map(\.asked))
        #expect(second.steps.map(\.outcome) == [.found(1)])
        #expect(second.steps.first?.age == 7200)
        #expect(bench.server.requests.count == 1)
        clock.advance(week)
        #expect(await again.find(LookupBench.code, history: { _ in [] }).foods.count == 1)
        #expect(bench.server.requests.count == 2)
    }

    @Test func `that a service knows nothing is kept as well`() async throws {
        let bench = try await LookupBench([.cache, .openfoodfacts]) { _ in
            .json(Answers.unknownProduct, status: 404)
        }
        #expect(await bench.find().isCertain)
        bench.clock.advance(60)
        let second = await bench.find()
        #expect(second.foods == [])
        #expect(second.isCertain)
        #expect(second.steps.map(\.age) == [nil, 60])
        #expect(bench.server.requests.count == 1)
    }

    @Test func `a failure is not kept`() async throws {
        let bench = try await LookupBench([.cache, .openfoodfacts]) { request in
            request.index == 0
                ? .json("{}", status: 500) : .json(Answers.product(Answers.figures))
        }
        #expect(await bench.find().foods == [])
        #expect(await bench.find().foods.count == 1)
    }

    @Test func `nothing of Nutritionix is kept, and nothing at all without the cache`()
        async throws
    {
        for sources in [[LookupSource.cache, .nutritionix], [.openfoodfacts]] {
            let folder = try TemporaryFolder()
            let store = LookupStore(path: folder.path + "/lookup.sqlite")
            let bench = try await LookupBench(sources, store: store) { request in
                .json(
                    request.path.hasPrefix("/nix")
                        ? Answers.nutritionix() : Answers.product(Answers.figures))
            }
            #expect(await bench.find().foods.count == 1)
            #expect(await bench.find().foods.count == 1)
            #expect(bench.server.requests.count == 2)
            #expect(await store.count == 0)
            // It can be taken for as long as it is shown.
            #expect(await bench.lookup.recall(LookupBench.code).count == 1)
            bench.clock.advance(3601)
            #expect(await bench.lookup.recall(LookupBench.code).isEmpty)
        }
    }

    @Test func `memory and file hold so many and no more`() async throws {
        let folder = try TemporaryFolder()
        let store = LookupStore(path: folder.path + "/lookup.sqlite")
        for number in 0..<300 {
            await store.keep(
                .init(), of: .openfoodfacts, to: .name("food \(number)"), at: Double(number))
        }
        #expect(await store.count == 300)
        var memory = LookupMemory()
        for number in 0..<150 {
            memory.keep(.init(served: .init(), stored: 0), for: "\(number)", at: 0)
        }
        #expect(memory.answer(for: "49", at: 1) == nil)
        #expect(memory.answer(for: "50", at: 1) != nil)
        #expect(memory.answer(for: "50", at: 3600) == nil)
        #expect(LookupStore.limit == 10_000 && LookupMemory.limit == 100)
    }

    @Test func `a damaged file is begun anew, and one that cannot be is done without`()
        async throws
    {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lookup.sqlite"
        try NewFile.write(Array("no database at all, but a text of some length".utf8), to: path)
        for path in [path, "/nonexistent/lookup.sqlite"] {
            let bench = try await LookupBench(
                [.cache, .openfoodfacts], store: LookupStore(path: path)
            ) { _ in .json(Answers.product(Answers.figures)) }
            #expect(await bench.find().foods.count == 1)
            #expect(await bench.find().foods.count == 1)
            #expect(bench.server.requests.count == 1)
        }
    }

    @Test func `without asking only what is here is told`() async throws {
        let bench = try await LookupBench([.cache, .openfoodfacts]) { _ in
            .json(Answers.product(Answers.figures))
        }
        #expect(await bench.find(mayAsk: false).foods == [])
        #expect(bench.server.requests == [])
        _ = await bench.find()
        #expect(await bench.find(mayAsk: false).foods.count == 1)
        #expect(bench.server.requests.count == 1)
    }
}
