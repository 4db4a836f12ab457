internal import Locking
package import MealModel

/// One request and what came back, for showing; the key is not in it.
package struct ModelExchange: Sendable, Hashable {
    package var url: String
    package var request: String
    package var status: Int?
    package var response: String
    package var duration: Duration
    package var failure: CallFailure?
}

/// Collects exchanges while a sentence is read.
package final class ModelTrace: Sendable {
    private let kept = Mutex<[ModelExchange]>([])

    package init() {}

    package var exchanges: [ModelExchange] { kept.withLock { $0 } }

    func add(_ exchange: ModelExchange) { kept.withLock { $0.append(exchange) } }
}
