internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

// Answers to questions about nutrients.
extension Phrases {
    /// Of less of the energy a nutrient is not known well enough to say what was missing.
    static let leastCoverage = 0.8

    /// `Today: at least 182 mg caffeine, known for 83 % of the energy. Your goal: at most 400 mg caffeine.`
    static func sum(
        further nutrient: Nutrient, _ totals: [NutrientTotal], _ goal: Goal?, _ place: String
    ) -> [String] {
        guard !totals.isEmpty else { return [Texts.inquiries.nothing(place)] }
        let total = NutrientSum.total(of: totals)
        guard let sum = total.sum[nutrient] else { return [unknown(nutrient, place)] }
        let told = least(Figures.amount(sum, of: nutrient), !total.isLeast(nutrient))
        var line = Texts.inquiries.furtherSum(place, told, knowledge(total, nutrient))
        if totals.count > 1 {
            let mean = sum.scaled(by: 1 / Double(totals.count))
            line = Texts.inquiries.furtherMean(
                place, told, days(totals.count), Figures.amount(mean, of: nutrient),
                knowledge(total, nutrient))
        }
        if let goal { line += Texts.inquiries.yourGoal(goal.words(for: nutrient)) }
        return [line]
    }

    private static func unknown(_ nutrient: Nutrient, _ place: String) -> String {
        Texts.inquiries.notKnown(place, nutrient.told)
    }

    /// `, known for 83 % of the energy`
    private static func knowledge(_ total: NutrientTotal, _ nutrient: Nutrient) -> String {
        let share = total.coverage(of: nutrient)
        return share < 0.995 ? Texts.inquiries.knownFor(Int((share * 100).rounded())) : ""
    }

    /// Whether there was as much as is aimed at or advised, and not too much.
    ///
    /// - Parameter said: a bound that the question itself names.
    static func enough(
        _ nutrient: Nutrient, _ rows: [DayRow], _ place: String, said: Goal? = nil
    ) -> [String] {
        guard !rows.isEmpty else { return [Texts.inquiries.nothing(place)] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        guard let sum = total.sum[nutrient] else { return [unknown(nutrient, place)] }
        let mean = sum.scaled(by: 1 / Double(rows.count))
        let isLeast = total.isLeast(nutrient)
        let figure = least(Figures.amount(mean, of: nutrient), !isLeast)
        let amount =
            (rows.count > 1 ? Texts.figures.inDay(figure) : figure) + knowledge(total, nutrient)
        let own = rows.last?.bounds[nutrient]
        guard let goal = said ?? own ?? ReferenceValues.label[nutrient] else {
            return [Texts.inquiries.noReference(place, amount)]
        }
        let words = goal.words(for: nutrient)
        let source =
            said != nil
            ? Texts.inquiries.boundSays(words)
            : own == nil ? Texts.inquiries.labelSays(words) : Texts.inquiries.goalSays(words)
        let verdict =
            switch goal.standing(of: mean) {
            case .above where goal.lower == nil: Texts.inquiries.tooMuch()
            case .above: Texts.inquiries.moreThanEnough()
            case .met where goal.kind == .maximum && isLeast: Texts.inquiries.notTooMuchKnown()
            case .met where goal.kind == .maximum: Texts.inquiries.notTooMuch()
            case .met: Texts.inquiries.enough()
            case .below where isLeast: Texts.inquiries.perhapsNotEnough()
            case .below: Texts.inquiries.notEnough()
            }
        return [Texts.inquiries.verdict(verdict, place, amount, source)]
            + ReferenceValues.warnings(of: total.sum.scaled(by: 1 / Double(rows.count)))
    }

    /// What one food had of a nutrient.
    static func amount(
        of nutrient: Nutrient, from entries: [EntryMessage], _ food: String, _ place: String
    ) -> [String] {
        guard let first = entries.first else {
            return [Texts.inquiries.foundNothing(food, place.lowercased())]
        }
        let names = Set(
            entries.map {
                Telling.current.name($0.name, food: $0.food?.rawValue, saidAs: $0.text)
            })
        let name = Telling.current.name(
            first.name, food: first.food?.rawValue, saidAs: first.text)
        let place = Texts.inquiries.place(place, names.count == 1 ? name : food)
        let total = NutrientSum(of: entries.map(\.nutrients)).total
        guard let sum = total.sum[nutrient] else { return [unknown(nutrient, place)] }
        let told = least(amount(sum, of: nutrient), !total.isLeast(nutrient))
        return [Texts.inquiries.furtherSum(place, told, "")]
    }

    /// What had the most of a nutrient: the first five.
    static func sources(
        of nutrient: Nutrient, _ entries: [EntryMessage], _ place: String
    ) -> [String] {
        guard !entries.isEmpty else { return [Texts.inquiries.nothing(place)] }
        var sums: [String: Thousandths] = [:]
        for entry in entries {
            let name = Telling.current.name(
                entry.name, food: entry.food?.rawValue, saidAs: entry.text)
            if let value = entry.nutrients[nutrient] { sums[name, default: .zero] += value }
        }
        let all = sums.values.reduce(.zero, +)
        guard !sums.isEmpty else { return [unknown(nutrient, place)] }
        guard all > .zero else { return [Texts.inquiries.hasNone(place, nutrient.told)] }
        let ranked = sums.filter { $0.value > .zero }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let total = NutrientSum(of: entries.map(\.nutrients)).total
        let told = least(Figures.amount(all, of: nutrient), !total.isLeast(nutrient))
        var lines = [Texts.inquiries.mostFrom(place, told, ranked[0].key)]
        lines += ranked.prefix(5).map { name, value in
            "  "
                + Texts.inquiries.shareOf(
                    name, Figures.shown(value, of: nutrient),
                    Int((value.value / all.value * 100).rounded()))
        }
        if ranked.count > 5 { lines.append("  " + Texts.inquiries.andMore(ranked.count - 5)) }
        return lines
    }

    static func water(
        _ all: Thousandths, drunk: Thousandths, days count: Int, isLeast: Bool, _ place: String
    ) -> [String] {
        guard count > 0 else { return [Texts.inquiries.nothing(place)] }
        let mean =
            count > 1
            ? Texts.inquiries.meanOf(
                days(count), Figures.shown(all.scaled(by: 1 / Double(count)), of: .water)) : ""
        return [
            Texts.inquiries.inDrinks(
                place, least(Figures.amount(all, of: .water), !isLeast), mean,
                Figures.shown(drunk, of: .water))
        ]
    }

    /// What was below what is aimed at or advised, the least of it first.
    static func lacking(
        _ group: NutrientGroup?, _ rows: [DayRow], _ place: String
    ) -> [String] {
        guard !rows.isEmpty else { return [Texts.inquiries.nothing(place)] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        let found = NutrientStanding.all(
            total.sum.scaled(by: 1 / Double(rows.count)), total, rows.last?.bounds ?? Goals(),
            least: leastCoverage
        ).filter { group == nil || $0.nutrient.group == group }
        let low = found.filter { $0.standing == .below }.sorted { $0.share < $1.share }
        guard !low.isEmpty else { return [Texts.inquiries.nothingLow(place)] }
        return [Texts.inquiries.lowHead(place)]
            + low.prefix(10).map { one in
                let amount = Figures.amount(one.sum, of: one.nutrient)
                return "  "
                    + Texts.inquiries.low(
                        rows.count > 1 ? Texts.figures.inDay(amount) : amount, one.percent,
                        Figures.shown(one.goal.lower ?? one.goal.reference, of: one.nutrient))
            }
    }

    /// All nutrients of a group, those with most to tell of them alone where no group is asked for.
    static func nutrients(
        _ group: NutrientGroup?, _ rows: [DayRow], _ place: String
    ) -> [String] {
        let groups: [NutrientGroup] = group.map { [$0] } ?? [.minerals, .vitamins]
        return nutrients(Nutrient.all.filter { groups.contains($0.group) }, rows, place)
    }

    static func nutrients(
        _ asked: [Nutrient], _ rows: [DayRow], _ place: String
    ) -> [String] {
        guard !rows.isEmpty else { return [Texts.inquiries.nothing(place)] }
        let total = NutrientSum.total(of: rows.map(\.totals))
        let mean = total.sum.scaled(by: 1 / Double(rows.count))
        let shown = asked.filter { mean[$0] != nil }
        guard !shown.isEmpty else {
            return [Texts.inquiries.noneKnown(place)]
        }
        return [
            rows.count > 1
                ? Texts.inquiries.meanListHead(place) : Texts.inquiries.listHead(place)
        ]
            + shown.map { nutrient in
                let goal = rows.last?.bounds[nutrient] ?? ReferenceValues.label[nutrient]
                let sum = mean[nutrient] ?? .zero
                let share = goal.flatMap { goal in
                    goal.reference > .zero
                        ? Texts.inquiries.shareOfGoal(
                            Int((sum.value / goal.reference.value * 100).rounded()),
                            Figures.shown(goal.reference, of: nutrient)) : nil
                }
                let told = least(Figures.amount(sum, of: nutrient), !total.isLeast(nutrient))
                return "  \(told)\(share ?? "")"
            }
    }
}
