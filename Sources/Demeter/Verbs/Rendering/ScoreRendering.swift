internal import Allergens
internal import HealthyEating
internal import Nutrition
internal import Telling
internal import Wire

/// How a day was, and why.
enum ScoreRendering {
    static func lines(_ message: ScoreMessage, _ style: Style) -> [String] {
        let days = message.from.map { phrase("\($0) to \(message.date)") } ?? "\(message.date)"
        var lines = message.allergy.map { allergies($0, days, style) } ?? []
        if let eating = message.eating { lines += Self.eating(eating, days, style) }
        return lines.isEmpty ? [phrase("There is no score of \(days): no meal was logged.")] : lines
    }

    /// `Healthy Eating Index of 2026-03-06: 56 of 100`, and its components.
    static func eating(_ index: EatingIndex, _ days: String, _ style: Style) -> [String] {
        let percent = Int((index.coverage * 100).rounded(.down))
        guard let total = index.total else {
            return [
                phrase(
                    "There is no Healthy Eating Index of \(days): the food groups are known of "
                        + "\(percent) % of the energy, and 80 % are needed.")
            ]
        }
        let points = phrase("\(Int(total.rounded())) of 100")
        let known =
            percent < 100
            ? phrase("\(points), known of \(percent) % of the energy") : points
        return [
            style.paint(phrase("Healthy Eating Index of \(days):"), .bold) + " " + known
        ] + index.standings.map { "  \($0.sentence)" }
    }

    private static func allergies(
        _ allergy: AllergyScoreMessage, _ days: String, _ style: Style
    ) -> [String] {
        [style.paint(phrase("Allergies on \(days): \(allergy.total) of 10"), .bold)]
            + allergy.meals.map { meal in
                let why = Words.rowOfParts(meal.losses.map(reason))
                let (name, score) = (meal.meal.told, meal.score)
                return why.isEmpty
                    ? phrase("  \(name) \(score) of 10")
                    : phrase("  \(name) \(score) of 10: \(why)")
            }
    }

    /// `satay has peanuts (banned, −8)`
    private static func reason(_ loss: AllergyScoreMessage.Loss) -> String {
        let verb =
            switch loss.finding.answer {
            case .contains: phrase("has")
            case .probably: phrase("probably has")
            case .mayContain, .cannotTell, .notByRecipe: phrase("may have")
            }
        let severity = AllergyRendering.told(loss.severity)
        let (food, trigger) = (
            DisplayWidth.printable(loss.name), phrase(of: loss.finding.trigger.name)
        )
        return phrase("\(food) \(verb) \(trigger) (\(severity), −\(loss.points))")
    }
}
