import FoodCatalog
import HTTP
import Locking
import MealModel
import MealReader
import ModelReader
import ModelServer
import Nutrition

/// A model reader before a test server, with a clock that runs only when somebody sleeps.
struct Bench {
    let server: ModelServer
    let reader: ModelReader
    let time: HandClock

    static let foods = [
        Food(
            id: "egg", name: "egg", category: .protein,
            per100g: Nutrients(calories: Thousandths(143), protein: Thousandths(12.6)),
            portions: [Portion(label: "large", grams: Thousandths(50))], defaultPortion: 0,
            source: FoodSource(release: "test"))
    ]

    static let knowledge = ModelKnowledge(MealReader(catalog: FoodCatalog(foods: foods)))

    init(
        store: ModelStore = ModelStore(path: nil), key: ModelKey = .none,
        perMinute: Int = 1000, perDay: Int = 10_000, timeout: Duration = .seconds(20),
        strongModel: String? = nil, script: @escaping ModelServer.Script
    ) async throws {
        let server = try ModelServer(script: script)
        let time = HandClock()
        self.server = server
        self.time = time
        reader = ModelReader(store: store, time: time.modelTime)
        await reader.learn { Self.knowledge }
        await reader.configure(
            ModelSettings(
                use: .auto, address: try HTTPAddress(server.address), model: "small",
                strongModel: strongModel, timeout: timeout, requestsPerMinute: perMinute,
                requestsPerDay: perDay), key: key)
    }

    func read(_ text: String, isHard: Bool = false, within: Duration = .seconds(300)) async
        -> ModelOutcome
    {
        await reader.read(text, offline: Reading(text: text), isHard: isHard, within: within)
    }
}

final class HandClock: Sendable {
    private let state = Mutex((now: 1_000_000.0, slept: [Duration]()))

    var now: Double { state.withLock { $0.now } }
    var slept: [Duration] { state.withLock { $0.slept } }

    func advance(_ duration: Duration) { state.withLock { $0.now += duration / .seconds(1) } }

    var modelTime: ModelTime {
        ModelTime(
            now: { self.now },
            sleep: { duration in
                self.state.withLock { state in
                    state.now += duration / .seconds(1)
                    state.slept.append(duration)
                }
            })
    }
}

extension ServerReply {
    static func reading(_ items: String...) -> ServerReply {
        .json(Completions.answer(Completions.reading(items.joined(separator: ","))))
    }
}
