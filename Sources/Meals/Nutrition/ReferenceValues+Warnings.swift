internal import Telling

extension ReferenceValues {
    /// What a day has beyond the upper limits: one sentence a nutrient.
    package static func warnings(of sum: Nutrients) -> [String] {
        sum.further.nutrients.compactMap { nutrient in
            guard let limit = upperLimit(of: nutrient), let value = sum[nutrient], value > limit
            else { return nil }
            return Texts.findings.aboveLimit(
                Figures.amount(value, of: nutrient), Figures.shown(limit, of: nutrient))
        }
    }
}
