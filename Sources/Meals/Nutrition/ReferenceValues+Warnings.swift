extension ReferenceValues {
    /// What a day has beyond the upper limits: one sentence a nutrient.
    package static func warnings(of sum: Nutrients) -> [String] {
        sum.further.nutrients.compactMap { nutrient in
            guard let limit = upperLimit(of: nutrient), let value = sum[nutrient], value > limit
            else { return nil }
            return
                "\(Figures.amount(value, of: nutrient)) is above the \(Figures.shown(limit, of: nutrient)) "
                + "a day that EFSA has as the most for adults."
        }
    }
}
