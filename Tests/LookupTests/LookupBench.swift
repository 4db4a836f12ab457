import Configuration
import HTTP
import Locking
import ModelServer
import Nutrition

@testable import Lookup

/// Look-ups before one server that plays every service, with a clock that only the test moves.
struct LookupBench {
    let server: ModelServer
    let clock: HandClock
    let lookup: FoodLookup

    static let code = LookupQuery(Answers.code)

    init(
        _ sources: [LookupSource], store: LookupStore = LookupStore(path: nil),
        clock: HandClock = HandClock(), timeout: Duration = .seconds(5), hasKeys: Bool = true,
        patience: Duration = VerificationQueue.patience, script: @escaping ModelServer.Script
    ) async throws {
        server = try ModelServer(script: script)
        self.clock = clock
        lookup = FoodLookup(store: store, now: { clock.now }, patience: patience)
        await lookup.configure(
            try Self.settings(sources, port: server.port, timeout: timeout, hasKeys: hasKeys))
    }

    static func settings(
        _ sources: [LookupSource], port: UInt16, timeout: Duration = .seconds(5),
        hasKeys: Bool = true
    ) throws -> LookupSettings {
        func address(_ name: String) throws -> HTTPAddress {
            try HTTPAddress("http://localhost:\(port)/\(name)")
        }
        return LookupSettings(
            sources: sources, openFoodFacts: try address("off"),
            foodDataCentral: try address("fdc"), nutritionix: try address("nix"),
            nutritionixAccount: hasKeys ? "account" : nil,
            nutritionixKey: hasKeys ? Secret("nix-secret") : nil,
            foodDataCentralKey: hasKeys ? Secret("fdc-secret") : nil, timeout: timeout,
            userAgent: "Demeter/test (me@example.org)")
    }

    func find(_ query: LookupQuery = Self.code, mayAsk: Bool = true) async -> LookupResult {
        await lookup.find(query, mayAsk: mayAsk, history: { _ in [] })
    }

    func find(_ words: String) async -> LookupResult { await find(LookupQuery(words)) }
}

final class HandClock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    var now: Double { seconds.withLock { $0 } }

    func advance(_ duration: Double) { seconds.withLock { $0 += duration } }
}

extension LookupSource {
    /// The services on the network.
    static let services: [LookupSource] = [.openfoodfacts, .fdc, .nutritionix]
}
