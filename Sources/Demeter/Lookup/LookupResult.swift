package import Configuration
package import Nutrition

/// A food that somebody knows, as it was found; it is nobody's until the person takes it.
package struct FoundFood: Sendable, Hashable {
    package var food: Food
    package var source: LookupSource
    /// The terms under which the figures may be used; `nil` for the person's own and for estimates.
    package var licence: String?
    /// When it was told, in Unix seconds.
    package var asked: Double
    /// Whether a language model made its figures up.
    package var isEstimate: Bool

    /// The release that foods with such figures have for ever.
    package static let estimate = "estimate"

    /// Who told of it, as it is configured.
    package var origin: String { source.rawValue }

    package init(
        food: Food, source: LookupSource, licence: String? = nil, asked: Double,
        isEstimate: Bool = false
    ) {
        self.food = food
        self.source = source
        self.licence = licence
        self.asked = asked
        self.isEstimate = isEstimate || food.source.release == Self.estimate
    }
}

/// What came of asking one source.
package struct LookupStep: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        /// So many foods.
        case found(Int)
        case nothing
        /// It may be asked again in so many seconds.
        case tooOften(Double)
        /// It failed, and is left alone for so many seconds.
        case resting(Double)
        /// It cannot be asked as things are set: no key, no address.
        case unset(String)
        /// It was asked and did not answer as it should.
        case failed(LookupFailure)
    }

    package var source: LookupSource
    package var outcome: Outcome
    /// The server that was asked; `nil` where nothing left the machine.
    package var host: String?
    package var licence: String?
    /// How old an answer from the cache is, in seconds.
    package var age: Double?
    package var duration: Duration?
    /// Why products that were told cannot be used.
    package var refusals: [String] = []

    /// As it is configured.
    package var origin: String { source.rawValue }

    package init(_ source: LookupSource, _ outcome: Outcome) {
        self.source = source
        self.outcome = outcome
    }
}

/// Why a service did not answer.
package enum LookupFailure: Sendable, Hashable {
    case timeout
    case connection
    /// Its certificate is not acceptable.
    case untrusted
    case tooLarge
    /// What came is no answer of that service.
    case garbled(String)
    /// 401 or 403.
    case refused(status: Int)
    case status(Int)
}

/// What was found, and how.
package struct LookupResult: Sendable, Hashable {
    package var query: LookupQuery
    /// Of the first source that knows any, the likeliest first; at most five.
    package var foods: [FoundFood] = []
    package var steps: [LookupStep] = []

    package init(_ query: LookupQuery, foods: [FoundFood] = [], steps: [LookupStep] = []) {
        self.query = query
        self.foods = foods
        self.steps = steps
    }

    /// Whether everybody who was to be asked has answered, so that nobody knows it.
    package var isCertain: Bool {
        steps.allSatisfy { step in
            switch step.outcome {
            case .found, .nothing: true
            default: false
            }
        }
    }
}
