internal import Allergens
internal import Nutrition
internal import Wire

/// How a day was, and why.
enum ScoreRendering {
    static func lines(_ message: ScoreMessage, _ style: Style) -> [String] {
        guard let allergy = message.allergy else {
            return ["There is no score of \(message.date): no meal was logged."]
        }
        return [style.paint("Allergies on \(message.date): \(allergy.total) of 10", .bold)]
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
