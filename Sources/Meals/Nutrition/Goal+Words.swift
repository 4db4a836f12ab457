internal import Telling

extension Goal {
    package static let weekdays = [
        "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays",
    ]

    /// `2,000 kcal`, `at least 120 g protein`, `1,800 to 2,200 kcal`
    package func words(for nutrient: Nutrient) -> String {
        let isSalt = SodiumForm.isSalt(nutrient)
        func figure(_ amount: Thousandths) -> String {
            if isSalt { return Figures.number(SodiumForm.salt(amount)) }
            return EnergyUnit.shown == .kilojoules && nutrient == .calories
                ? Figures.number(nutrient.shown(amount).value.rounded())
                : Figures.number(amount.value)
        }
        func named(_ figure: String) -> String {
            let amount = "\(figure) \(Words.unit(isSalt ? "g" : nutrient.shownUnit))"
            return nutrient == .calories ? amount : Figures.named(amount, nutrient)
        }
        return switch self {
        case .target(let amount): named(figure(amount))
        case .minimum(let amount): Texts.goals.atLeast(named(figure(amount)))
        case .maximum(let amount): Texts.goals.atMost(named(figure(amount)))
        case .range(let lower, let upper):
            named(Texts.goals.between(figure(lower), figure(upper)))
        }
    }
}
