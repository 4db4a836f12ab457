import Configuration
import ModelServer
import TestSupport
import Testing

@testable import Lookup

/// How often hosts are asked.
struct RateTests {
    private static let limits:
        [(service: any FoodService, query: LookupQuery, count: Int, span: Double)] = {
            guard let settings = try? LookupBench.settings(LookupSource.services, port: 1) else {
                return []
            }
            func service(_ source: LookupSource) -> (any FoodService)? {
                try? settings.service(source)?.get()
            }
            let rows: [((any FoodService)?, LookupQuery, Int, Double)] = [
                (service(.openfoodfacts), .name("oat"), 10, 60),
                (service(.openfoodfacts), LookupBench.code, 15, 60),
                (service(.fdc), .name("oat"), 1000, 3600),
                (service(.nutritionix), .name("oat"), 50, 86_400),
            ]
            return rows.compactMap { row in row.0.map { ($0, row.1, row.2, row.3) } }
        }()

    @Test func `no stretch of time has more requests than are published`() throws {
        #expect(Self.limits.count == 4)
        for (service, query, count, span) in Self.limits {
            for seed in UInt64(1)...100 {
                var random = SplitMix64(seed: seed)
                let rate = service.rate(of: query)
                var bucket = TokenBucket(rate, at: 0)
                var now = 0.0
                var sent: [Double] = []
                for _ in 0..<(5 * count) {
                    // In a burst, at a steady pace, or after a long rest.
                    let step: Double =
                        switch Int.random(in: 0..<100, using: &random) {
                        case ..<50: 0
                        case ..<97: Double.random(in: 0...2 * rate.interval, using: &random)
                        default: span
                        }
                    now += step
                    if bucket.take(rate, at: now) == nil { sent.append(now) }
                }
                // Of so many and one more in a row, the last comes after the span of the first.
                let isWithin = sent.indices.dropLast(count).allSatisfy {
                    sent[$0 + count] > sent[$0] + span
                }
                #expect(isWithin, "seed \(seed), \(service.source) \(rate.bucket)")
                #expect(sent.count > count, "seed \(seed)")
            }
        }
    }

    @Test func `a bucket tells how long to wait, and a clock set back fills nothing`() {
        let rate = LookupRate(bucket: "any", burst: 2, interval: 10)
        var bucket = TokenBucket(rate, at: 100)
        #expect(bucket.take(rate, at: 100) == nil)
        #expect(bucket.take(rate, at: 100) == nil)
        #expect(bucket.take(rate, at: 104) == 6)
        #expect(bucket.take(rate, at: 50) == 6)
        #expect(bucket.take(rate, at: 56) == nil)
        #expect(bucket.take(rate, at: 56) == 10)
    }

    @Test func `who was asked often enough is passed over, over a restart too`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lookup.sqlite"
        let clock = HandClock()
        let bench = try await LookupBench(
            [.openfoodfacts], store: LookupStore(path: path), clock: clock
        ) { _ in .json(Answers.search([])) }
        for number in 0..<20 { _ = await bench.find("oat bar \(number)") }
        #expect(bench.server.requests.count == 4)
        let again = try await LookupBench(
            [.openfoodfacts], store: LookupStore(path: path), clock: clock
        ) { _ in .json(Answers.search([])) }
        // Another port is another host; the same one has its bucket as it was.
        await again.lookup.configure(
            try LookupBench.settings([.openfoodfacts], port: bench.server.port))
        let result = await again.find("oat bar")
        #expect(result.steps.map(\.outcome) == [.tooOften(10)])
        #expect(!result.isCertain)
        #expect(bench.server.requests.count == 4)
    }

    @Test func `who asks the same at the same time waits for the first answer`() async throws {
        let bench = try await LookupBench([.openfoodfacts]) { _ in
            .late(milliseconds: 30, Array(Answers.product(Answers.figures).utf8))
        }
        let found = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { await bench.find().foods.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: 1, count: 8))
        #expect(bench.server.requests.count == 1)
    }
}
