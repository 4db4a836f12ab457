internal import Nutrition

/// What one entry can hold at most; beyond it lie slips and placeholders such as 999,999.
///
/// A pot for twenty, logged as one: 10 kg, as much energy as 5.5 kg of fat, and 10 kg of brine.
enum EntryLimits {
    static let grams = 20_000.0

    static func most(_ nutrient: Nutrient) -> Double {
        switch nutrient {
        case .calories: 50_000
        case .sodium: 1_000_000
        default: 10_000
        }
    }
}
