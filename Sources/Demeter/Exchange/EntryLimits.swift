internal import Nutrition

/// What one entry can hold at most; beyond it lie slips and placeholders such as 999,999.
///
/// A pot for twenty, logged as one: 10 kg, as much energy as 5.5 kg of fat, and 10 kg of brine or liver.
enum EntryLimits {
    static let grams = 20_000.0

    static func most(_ nutrient: Nutrient) -> Double {
        switch nutrient.measure {
        case .kilocalorie: 50_000
        case .gram: 10_000
        // Of brine in sodium; of liver in vitamin A.
        case .milligram, .microgram: 1_000_000
        }
    }
}
