internal import MealReader
internal import Nutrition
internal import Wire

// Answers to questions about nutrients.
extension Phrases {
    /// Of less of the energy a nutrient is not known well enough to say what was missing.
    static let leastCoverage = 0.8

    /// `Today: at least 182 mg caffeine, known for 83 % of the energy. Your goal: at most 400 mg caffeine.`
    static func sum(
        further nutrient: Nutrient, _ totals: [NutrientTotal], _ goal: Goal?, _ place: String
    ) -> [String] {
        guard !totals.isEmpty else { return ["\(place): nothing logged."] }
        let total = NutrientSum.total(of: totals)
        guard let sum = total.sum[nutrient] else { return [unknown(nutrient, place)] }
        let least = total.isLeast(nutrient) ? "at least " : ""
        var line = "\(place): \(least)\(Figures.amount(sum, of: nutrient))"
        if totals.count > 1 {
            let mean = sum.scaled(by: 1 / Double(totals.count))
            line +=
                " in \(days(totals.count)), \(Figures.amount(mean, of: nutrient)) a day on average"
        }
        line += knowledge(total, nutrient) + "."
        if let goal { line += " Your goal: \(goal.words(for: nutrient)) a day." }
        return [line]
    }

    private static func unknown(_ nutrient: Nutrient, _ place: String) -> String {
        "\(place): \(nutrient.name) is not known of anything you had."
    }

    /// `, known for 83 % of the energy`
    private static func knowledge(_ total: NutrientTotal, _ nutrient: Nutrient) -> String {
        let share = total.coverage(of: nutrient)
        return share < 0.995 ? ", known for \(Int((share * 100).rounded())) % of the energy" : ""
    }

    /// Whether there was as much as is aimed at or advised, and not too much.
    static func enough(_ nutrient: Nutrient, _ rows: [DayRow], _ place: String) -> [String] {
        guard !rows.isEmpty else { return ["\(place): nothing logged."] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        guard let sum = total.sum[nutrient] else { return [unknown(nutrient, place)] }
        let mean = sum.scaled(by: 1 / Double(rows.count))
        let isLeast = total.isLeast(nutrient)
        let a = rows.count > 1 ? " a day" : ""
        let amount =
            "\(isLeast ? "at least " : "")\(Figures.amount(mean, of: nutrient))\(a)"
            + knowledge(total, nutrient)
        let own = rows.last?.bounds[nutrient]
        guard let goal = own ?? ReferenceValues.label[nutrient] else {
            return ["\(place): \(amount). You have set no goal for it, and labels refer to none."]
        }
        let source =
            own == nil
            ? "labels refer to \(goal.words(for: nutrient))"
            : "your goal is \(goal.words(for: nutrient))"
        let verdict: String
        switch goal.standing(of: mean) {
        case .above:
            verdict = goal.lower == nil ? "That is too much" : "More than enough"
        case .met where goal.kind == .maximum:
            verdict = isLeast ? "Not too much, as far as it is known" : "Not too much"
        case .met: verdict = "Enough"
        case .below where isLeast: verdict = "Perhaps not enough"
        case .below: verdict = "Not enough"
        }
        return ["\(verdict). \(place): \(amount); \(source)."]
            + ReferenceValues.warnings(of: total.sum.scaled(by: 1 / Double(rows.count)))
    }

    /// What had the most of a nutrient: the first five.
    static func sources(
        of nutrient: Nutrient, _ entries: [EntryMessage], _ place: String
    ) -> [String] {
        guard !entries.isEmpty else { return ["\(place): nothing logged."] }
        var sums: [String: Thousandths] = [:]
        for entry in entries {
            if let value = entry.nutrients[nutrient] { sums[entry.name, default: .zero] += value }
        }
        let all = sums.values.reduce(.zero, +)
        guard !sums.isEmpty else { return [unknown(nutrient, place)] }
        guard all > .zero else { return ["\(place): nothing you had has any \(nutrient.name)."] }
        let ranked = sums.filter { $0.value > .zero }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let total = NutrientSum(of: entries.map(\.nutrients)).total
        let least = total.isLeast(nutrient) ? "at least " : ""
        var lines = [
            "\(place): \(least)\(Figures.amount(all, of: nutrient)), most of it from \(ranked[0].key)."
        ]
        lines += ranked.prefix(5).map { name, value in
            "  \(name): \(Figures.shown(value, of: nutrient)), "
                + "\(Int((value.value / all.value * 100).rounded())) %"
        }
        if ranked.count > 5 { lines.append("  and \(ranked.count - 5) more") }
        return lines
    }

    static func water(
        _ all: Thousandths, drunk: Thousandths, days count: Int, isLeast: Bool, _ place: String
    ) -> [String] {
        guard count > 0 else { return ["\(place): nothing logged."] }
        let least = isLeast ? "at least " : ""
        let mean =
            count > 1
            ? " in \(days(count)), \(Figures.shown(all.scaled(by: 1 / Double(count)), of: .water)) a day "
                + "on average" : ""
        return [
            "\(place): \(least)\(Figures.amount(all, of: .water))\(mean), "
                + "of it \(Figures.shown(drunk, of: .water)) in drinks."
        ]
    }

    /// What was below what is aimed at or advised, the least of it first.
    static func lacking(
        _ group: NutrientGroup?, _ rows: [DayRow], _ place: String
    ) -> [String] {
        guard !rows.isEmpty else { return ["\(place): nothing logged."] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        let found = NutrientStanding.all(
            total.sum.scaled(by: 1 / Double(rows.count)), total, rows.last?.bounds ?? Goals(),
            least: leastCoverage
        ).filter { group == nil || $0.nutrient.group == group }
        let low = found.filter { $0.standing == .below }.sorted { $0.share < $1.share }
        let a = rows.count > 1 ? " a day" : ""
        guard !low.isEmpty else {
            return ["\(place): nothing that is known well enough was below what is advised."]
        }
        return ["\(place), below what is aimed at or advised:"]
            + low.prefix(10).map { one in
                "  \(Figures.amount(one.sum, of: one.nutrient))\(a), \(one.percent) % of "
                    + Figures.shown(one.goal.lower ?? one.goal.reference, of: one.nutrient)
            }
    }

    /// All nutrients of a group, those with most to tell of them alone where no group is asked for.
    static func nutrients(
        _ group: NutrientGroup?, _ rows: [DayRow], _ place: String
    ) -> [String] {
        guard !rows.isEmpty else { return ["\(place): nothing logged."] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        let mean = total.sum.scaled(by: 1 / Double(rows.count))
        let groups: [NutrientGroup] = group.map { [$0] } ?? [.minerals, .vitamins]
        let shown = Nutrient.all.filter { groups.contains($0.group) && mean[$0] != nil }
        guard !shown.isEmpty else {
            return ["\(place): none of these is known of anything you had."]
        }
        let a = rows.count > 1 ? ", a day on average" : ""
        return ["\(place)\(a):"]
            + shown.map { nutrient in
                let goal = rows.last?.bounds[nutrient] ?? ReferenceValues.label[nutrient]
                let least = total.isLeast(nutrient) ? "at least " : ""
                let sum = mean[nutrient] ?? .zero
                let share = goal.flatMap { goal in
                    goal.reference > .zero
                        ? ", \(Int((sum.value / goal.reference.value * 100).rounded())) % of "
                            + Figures.shown(goal.reference, of: nutrient) : nil
                }
                return "  \(least)\(Figures.amount(sum, of: nutrient))\(share ?? "")"
            }
    }
}
