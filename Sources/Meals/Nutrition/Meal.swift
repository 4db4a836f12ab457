internal import Telling

/// The occasion at which something was eaten.
package enum Meal: String, Sendable, Hashable, CaseIterable {
    case breakfast, lunch, dinner, snack

    /// The occasion that a local hour (0–23) suggests when none was said.
    ///
    /// 5–10 breakfast, 11–14 lunch, 17–21 dinner, everything else a snack.
    package init(hour: Int) {
        switch hour {
        case 5...10: self = .breakfast
        case 11...14: self = .lunch
        case 17...21: self = .dinner
        default: self = .snack
        }
    }
}

extension Meal {
    /// What a person is told that it is called.
    package var told: String { Words.meal(rawValue) }
}
