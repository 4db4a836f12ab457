import Configuration
import ModelServer
import Nutrition
import Testing

@testable import Lookup

/// Services that misbehave: what is told is right or unknown, and each is asked once.
struct FaultTests {
    private static let good: [LookupSource: String] = [
        .openfoodfacts: Answers.product(Answers.figures),
        .fdc: Answers.central(
            Answers.centralFigures + "," + Answers.short(1008, "208", 430, "KCAL")),
        .nutritionix: Answers.nutritionix(),
    ]

    enum Fault: String, CaseIterable, Sendable {
        case tooMany, unavailable, silent, slow, cut, notJSON, otherJSON, list, huge, empty
        case forbidden, moved, raw, none

        func reply(_ good: String) -> ServerReply {
            switch self {
            case .tooMany:
                .json("{}", status: 429, headers: [("Retry-After", "120")])
            case .unavailable:
                .answer(
                    status: 503, headers: [("Content-Type", "text/html")],
                    body: Array("<html><body>Down for maintenance</body></html>".utf8))
            case .silent: .silence
            case .slow: .drip(Array(good.utf8), milliseconds: 100)
            case .cut: .cut(Array(good.utf8), count: good.utf8.count / 2)
            case .notJSON: .json("<!DOCTYPE html><html>products</html>")
            case .otherJSON: .json("{\"message\": \"all is well\"}")
            case .list: .json("[1, 2, 3]")
            case .huge:
                .json(
                    "{\"pad\": \"" + String(repeating: "x", count: 5 << 20) + "\", "
                        + String(good.dropFirst()))
            case .empty: .answer(status: 200, body: [])
            case .forbidden: .json("{\"error\": \"no\"}", status: 403)
            case .moved:
                .answer(
                    status: 302, headers: [("Location", "http://localhost:1/elsewhere")], body: [])
            case .raw: .raw(Array("nothing of HTTP".utf8))
            case .none: .json(good)
            }
        }

        /// What is told of it.
        var failure: LookupFailure? {
            switch self {
            case .tooMany: .status(429)
            case .unavailable: .status(503)
            case .silent, .slow: .timeout
            case .cut: .connection
            case .huge: .tooLarge
            case .forbidden: .refused(status: 403)
            case .moved: .status(302)
            case .notJSON, .otherJSON, .list, .empty, .raw, .none: nil
            }
        }
    }

    @Test(arguments: LookupSource.services, Fault.allCases)
    func `a fault is told, and nothing is made up or asked twice`(
        source: LookupSource, fault: Fault
    ) async throws {
        let good = try #require(Self.good[source])
        let bench = try await LookupBench(
            [source, .cache],
            // What never ends is given up soon; nothing else is to be, however busy the machine.
            timeout: [.silent, .slow].contains(fault) ? .milliseconds(300) : .seconds(30)
        ) { _ in fault.reply(good) }
        let result = await bench.find()
        #expect(bench.server.requests.count == 1)
        let step = try #require(result.steps.first)
        if fault == .none {
            #expect(result.foods.map { $0.food.per100g.calories?.value.rounded() } == [430])
            #expect(step.outcome == .found(1))
            #expect(result.isCertain)
        } else {
            #expect(result.foods == [])
            #expect(!result.isCertain)
            if let failure = fault.failure {
                #expect(step.outcome == .failed(failure))
            } else if case .failed(.garbled) = step.outcome {
            } else {
                Issue.record("\(step.outcome)")
            }
        }
        #expect(step.host == "localhost")
    }

    @Test(arguments: LookupSource.services)
    func `a service that asks for patience is left alone as long, and asked again after`(
        source: LookupSource
    ) async throws {
        let good = try #require(Self.good[source])
        let bench = try await LookupBench([source]) { request in
            request.index == 0 ? Fault.tooMany.reply(good) : .json(good)
        }
        _ = await bench.find()
        bench.clock.advance(119)
        #expect(await bench.find().steps.map(\.outcome) == [.resting(1)])
        bench.clock.advance(2)
        #expect(await bench.find().foods.count == 1)
        #expect(bench.server.requests.count == 2)
    }

    @Test func `after three failures a host rests, each time for longer`() async throws {
        let bench = try await LookupBench([.openfoodfacts]) { _ in .json("{}", status: 500) }
        var asked: [Double] = []
        let start = bench.clock.now
        for _ in 0..<600 {
            let before = bench.server.requests.count
            _ = await bench.find("oat bar \(bench.clock.now)")
            if bench.server.requests.count > before { asked.append(bench.clock.now - start) }
            bench.clock.advance(1)
        }
        // Four searches are in the bucket, and the breaker opens with the third.
        #expect(asked == [0, 1, 2, 32, 92, 212, 452])
    }

    @Test func `without a connection the next question does not even try`() async throws {
        let bench = try await LookupBench([.openfoodfacts, .fdc, .cache]) { _ in .silence }
        bench.server.stop()
        let first = await bench.find()
        #expect(
            first.steps.prefix(2).map(\.outcome) == [.failed(.connection), .failed(.connection)])
        let second = await bench.find()
        #expect(second.steps.prefix(2).map(\.outcome) == [.resting(30), .resting(30)])
        #expect(second.steps.allSatisfy { $0.host == nil })
    }

    @Test func `a service that fails is passed over for the next one`() async throws {
        let bench = try await LookupBench([.nutritionix, .openfoodfacts, .fdc]) { request in
            request.path.hasPrefix("/fdc")
                ? .json(Self.good[.fdc] ?? "") : .json("{}", status: 500)
        }
        let result = await bench.find()
        #expect(result.foods.map(\.source) == [.fdc])
        #expect(bench.server.requests.count == 3)
    }
}
