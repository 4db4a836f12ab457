extension Goal {
    package static let weekdays = [
        "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays",
    ]

    /// `2,000 kcal`, `at least 120 g protein`, `1,800 to 2,200 kcal`
    package func words(for nutrient: Nutrient) -> String {
        let unit =
            nutrient == .calories ? nutrient.shownUnit : "\(nutrient.unit) \(nutrient.name)"
        func number(_ amount: Thousandths) -> String {
            EnergyUnit.shown == .kilojoules && nutrient == .calories
                ? Figures.number(nutrient.shown(amount).value.rounded())
                : Figures.number(amount.value)
        }
        return switch self {
        case .target(let amount): "\(number(amount)) \(unit)"
        case .minimum(let amount): "at least \(number(amount)) \(unit)"
        case .maximum(let amount): "at most \(number(amount)) \(unit)"
        case .range(let lower, let upper): "\(number(lower)) to \(number(upper)) \(unit)"
        }
    }
}
