package import MealReader
internal import Nutrition

/// When a model is asked at all.
package enum ModelUse: String, Sendable, Hashable, CaseIterable {
    case off, auto, always
}

/// Whether a model can be asked at this moment.
package enum ModelAvailability: Sendable, Hashable {
    /// None is configured.
    case off
    case ready
    /// It can be asked later: the quota is used up, or the server does not answer.
    case later
    /// It refused the key; nothing is asked until the configuration changes.
    case stopped
}

/// Who reads a description.
package enum ModelRoute: String, Sendable, Hashable, CaseIterable {
    /// The offline reading is logged, and nobody is asked.
    case offline
    /// The offline reading is logged now, and the model may amend it later.
    case checked
    /// The model reads.
    case model
    /// The better model reads.
    case strongModel = "strong_model"
    /// The offline reading is logged although it is doubtful, because nobody can be asked.
    case marked
    /// Nothing can be logged before the model has read.
    case waiting
}

/// Decides from the offline reading's confidence who reads.
package struct ModelRouter: Sendable, Hashable {
    /// At or above it the offline reading stands.
    package var sure: Double
    /// At or above it the offline reading is logged and checked; below, the model reads first.
    package var fair: Double
    /// Below it the better model reads.
    package var doubtful: Double

    /// More foods in doubt than this go to the better model.
    package static let doubtsForOne = 3

    package init(sure: Double = 0.9, fair: Double = 0.7, doubtful: Double = 0.5) {
        self.sure = sure
        self.fair = fair
        self.doubtful = doubtful
    }

    /// Whether the thresholds rise; others mean nothing.
    package var isOrdered: Bool { doubtful <= fair && fair <= sure }

    package func route(
        _ reading: Reading, use: ModelUse, availability: ModelAvailability
    ) -> ModelRoute {
        let wish = use == .off ? .offline : wish(reading, use)
        switch (wish, availability) {
        case (.offline, _): return isDoubtful(reading) ? .marked : .offline
        case (_, .ready): return wish
        case (.checked, .later): return .checked
        case (_, .later): return hasFigures(reading) ? .marked : .waiting
        case (_, .off), (_, .stopped): return isDoubtful(reading) ? .marked : .offline
        }
    }

    private func wish(_ reading: Reading, _ use: ModelUse) -> ModelRoute {
        if isHard(reading) { return .strongModel }
        if isDoubtful(reading) || use == .always { return .model }
        return trust(in: reading) < sure ? .checked : .offline
    }

    /// Whether it is a task for the better model.
    package func isHard(_ reading: Reading) -> Bool {
        let doubts = reading.items.count { $0.confidence < fair }
        return reading.confidence < doubtful || doubts > Self.doubtsForOne
    }

    private func isDoubtful(_ reading: Reading) -> Bool { trust(in: reading) < fair }

    /// What was left unread may be a food, and be worth a question, however likely the figures are.
    private func trust(in reading: Reading) -> Double {
        reading.unread.isEmpty ? reading.confidence : min(reading.confidence, Self.mostUnread)
    }

    private static let mostUnread = 0.6

    private func hasFigures(_ reading: Reading) -> Bool {
        reading.items.contains { $0.nutrients.calories != nil }
    }
}
