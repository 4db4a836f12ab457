internal import Nutrition

extension DaySummary {
    /// What stands out, the weightiest first: at most eight sentences.
    package var highlights: [String] {
        var lines: [String] = []
        if let news { lines.append(news) }
        for (nutrient, goal) in goals.all
        where nutrient.isLeading && !totals.incomplete.contains(nutrient) {
            let sum = totals.sum[nutrient] ?? .zero
            let name = Balance.name(of: nutrient)
            switch goal.standing(of: sum) {
            case .met: continue
            case .above:
                lines.append(
                    "\(name): \(Balance.figure(sum - goal.reference, nutrient)) over "
                        + "\(Balance.figure(goal.reference, nutrient)).")
            // While the day goes on there is time to eat the rest.
            case .below where kind == .preview: continue
            case .below:
                let lower = goal.lower ?? goal.reference
                lines.append(
                    "\(name): \(Balance.figure(lower - sum, nutrient)) short of "
                        + "\(Balance.figure(lower, nutrient)).")
            }
        }
        lines = Array(lines.prefix(3)) + nutrientHighlights
        if let trend { lines.append(trend) }
        if goalStreak > 1 { lines.append("\(goalStreak) days in a row with the energy aimed at.") }
        if loggedStreak > 2 { lines.append("\(loggedStreak) days in a row with entries.") }
        return lines
    }

    /// Of the nutrients beyond the seven the one that was most over, and at the day's end the one that was
    /// most under, what is aimed at or advised; only of those that most of the energy knows.
    private var nutrientHighlights: [String] {
        guard totals.coverage != nil else { return [] }
        let all = NutrientStanding.all(totals.sum, totals, goals, least: Self.leastCoverage)
            .filter {
                !$0.nutrient.isLeading && totals.coverage(of: $0.nutrient) >= Self.leastCoverage
            }
        let over = all.filter { $0.standing == .above }.max { $0.share < $1.share }
        let under =
            kind == .preview
            ? nil : all.filter { $0.standing == .below }.min { $0.share < $1.share }
        return ReferenceValues.warnings(of: totals.sum).prefix(1)
            + [over, under].compactMap { one in
                guard let one else { return nil }
                let bound =
                    one.standing == .above
                    ? one.goal.reference : one.goal.lower ?? one.goal.reference
                return
                    "\(Balance.name(of: one.nutrient)): \(Figures.shown(one.sum, of: one.nutrient)), "
                    + "\(one.percent) % of \(one.standing == .above ? "at most " : "")"
                    + "\(Figures.shown(bound, of: one.nutrient))."
            }
    }

    /// Of the energy that has to know a nutrient before it is told of.
    private static let leastCoverage = 0.8

    /// `Seven-day average 1,930 kcal, 80 more than the week before.`
    private var trend: String? {
        let (now, before) = weekly
        guard let now, days.suffix(7).filter({ $0.calories != nil }).count > 1 else { return nil }
        let average = "Seven-day average \(Figures.calories(now))"
        guard let before else { return average + "." }
        let change = now - before
        if abs(change.value) < 10 { return average + ", as the week before." }
        let amount = Balance.whole(change < .zero ? -change : change, .calories)
        return "\(average), \(amount) \(change < .zero ? "less" : "more") than the week before."
    }

    /// What needs an answer, and how to give it.
    package var requests: [String] {
        let shown = 5
        var lines = held.prefix(shown).map { entry in
            entry.hasFigures
                ? "\(entry.name) is held: demeter confirm \(entry.id)"
                : "\(entry.name) has no figures: demeter edit \(entry.id) --calories …"
        }
        if held.count > shown { lines.append("and \(held.count - shown) more: demeter day \(day)") }
        if waiting > 0 {
            lines.append(
                waiting == 1
                    ? "One description is not read yet."
                    : "\(waiting) descriptions are not read yet.")
        }
        return lines
    }

    /// How much is estimated; `nil` when there is nothing to say of it.
    package var doubt: String? {
        guard let estimatedShare, estimatedShare >= 0.005 else { return nil }
        return "About \(Int((estimatedShare * 100).rounded())) % of the energy is an estimate."
    }
}
