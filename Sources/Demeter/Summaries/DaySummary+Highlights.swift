internal import Nutrition
internal import Telling

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
                    Texts.summaries.overGoal(
                        name, Balance.figure(sum - goal.reference, nutrient),
                        Balance.figure(goal.reference, nutrient)))
            // While the day goes on there is time to eat the rest.
            case .below where kind == .preview: continue
            case .below:
                let lower = goal.lower ?? goal.reference
                lines.append(
                    Texts.summaries.shortOf(
                        name, Balance.figure(lower - sum, nutrient),
                        Balance.figure(lower, nutrient)))
            }
        }
        lines = Array(lines.prefix(3)) + nutrientHighlights
        if let trend { lines.append(trend) }
        if goalStreak > 1 { lines.append(Texts.summaries.goalStreak(goalStreak)) }
        if loggedStreak > 2 { lines.append(Texts.summaries.loggedStreak(loggedStreak)) }
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
                let goal = Figures.shown(bound, of: one.nutrient)
                return Texts.summaries.percentOf(
                    Balance.name(of: one.nutrient), Figures.shown(one.sum, of: one.nutrient),
                    one.percent, one.standing == .above ? Texts.summaries.atMost(goal) : goal)
            }
    }

    /// Of the energy that has to know a nutrient before it is told of.
    private static let leastCoverage = 0.8

    /// `Seven-day average 1,930 kcal, 80 more than the week before.`
    private var trend: String? {
        let (now, before) = weekly
        guard let now, days.suffix(7).filter({ $0.calories != nil }).count > 1 else { return nil }
        let average = Figures.calories(now)
        guard let before else { return Texts.summaries.average(average) }
        let change = now - before
        if abs(change.value) < 10 { return Texts.summaries.sameAverage(average) }
        let amount = Balance.whole(change < .zero ? -change : change, .calories)
        return change < .zero
            ? Texts.summaries.lessThanBefore(average, amount)
            : Texts.summaries.moreThanBefore(average, amount)
    }

    /// What needs an answer, and how to give it.
    package var requests: [String] {
        let shown = 5
        var lines = held.prefix(shown).map { entry in
            entry.hasFigures
                ? Texts.summaries.held(entry.name, entry.id)
                : Texts.summaries.noFigures(entry.name, entry.id)
        }
        if held.count > shown {
            lines.append(Texts.summaries.moreHeld(held.count - shown, day.description))
        }
        if waiting > 0 {
            lines.append(Texts.summaries.unread(Self.atTheStart(waiting)))
        }
        return lines
    }

    /// How much is estimated; `nil` when there is nothing to say of it.
    package var doubt: String? {
        guard let estimatedShare, estimatedShare >= 0.005 else { return nil }
        return Texts.summaries.estimate(Int((estimatedShare * 100).rounded()))
    }

    /// A number that a sentence begins with, which English spells where it is one.
    static func atTheStart(_ count: Int) -> Counted {
        Counted(count, count == 1 && !Telling.isChinese ? "One" : "\(count)")
    }
}
