internal import Allergens
internal import HealthyEating
internal import Nutrition
internal import Wire

/// How a day was, and why.
enum ScoreRendering {
    static func lines(_ message: ScoreMessage, _ style: Style) -> [String] {
        let days = message.from.map { "\($0) to \(message.date)" } ?? "\(message.date)"
        var lines = message.allergy.map { allergies($0, days, style) } ?? []
        if let eating = message.eating { lines += Self.eating(eating, days, style) }
        return lines.isEmpty ? ["There is no score of \(days): no meal was logged."] : lines
    }

    /// `Healthy Eating Index of 2026-03-06: 56 of 100`, and its components.
    static func eating(_ index: EatingIndex, _ days: String, _ style: Style) -> [String] {
        let percent = Int((index.coverage * 100).rounded(.down))
        guard let total = index.total else {
            return [
                "There is no Healthy Eating Index of \(days): the food groups are known of "
                    + "\(percent) % of the energy, and 80 % are needed."
            ]
        }
        let known = percent < 100 ? ", known of \(percent) % of the energy" : ""
        return [
            style.paint("Healthy Eating Index of \(days): ", .bold)
                + "\(Int(total.rounded())) of 100\(known)"
        ] + index.standings.map { "  \($0.sentence)" }
    }

    private static func allergies(
        _ allergy: AllergyScoreMessage, _ days: String, _ style: Style
    ) -> [String] {
        [style.paint("Allergies on \(days): \(allergy.total) of 10", .bold)]
            + allergy.meals.map { meal in
                let why = meal.losses.map(reason).joined(separator: "; ")
                return "  \(meal.meal.rawValue) \(meal.score) of 10"
                    + (why.isEmpty ? "" : ": \(why)")
            }
    }

    /// `satay has peanuts (banned, −8)`
    private static func reason(_ loss: AllergyScoreMessage.Loss) -> String {
        let verb =
            switch loss.finding.answer {
            case .contains: "has"
            case .probably: "probably has"
            case .mayContain, .cannotTell, .notByRecipe: "may have"
            }
        let severity =
            loss.severity == .smallAmounts ? "small amounts" : loss.severity.rawValue
        return "\(DisplayWidth.printable(loss.name)) \(verb) \(loss.finding.trigger.name) "
            + "(\(severity), −\(loss.points))"
    }
}
