internal import Nutrition
internal import Telling

/// One line of a summary's bars: a nutrient against its goal, or where the energy is from.
struct Balance {
    var name: String
    /// How much of the bar is filled, 0 to 1.
    var share: Double
    /// `1,874 of 2,000 kcal`
    var figures: String
    /// `126 kcal left`
    var rest: String
    var standing: Goal.Standing
    /// The day still goes on, so that what is missing is no fault yet.
    var isOpen = false
    /// How much of a full bar is beyond the goal, 0 to 1.
    var excess = 0.0

    /// Every nutrient with a goal; without any, the energy's sources.
    static func all(of summary: DaySummary) -> [Balance] {
        // Some thirty goals by reference would leave no room; "day --nutrients" shows them.
        let further = summary.goals.all.filter { !$0.nutrient.isLeading }
        let goals = summary.goals.all.filter { $0.nutrient.isLeading || further.count <= 6 }
        return goals.isEmpty
            ? sources(summary.totals)
            : goals.map { goal in
                var balance = Balance(goal.nutrient, goal.goal, summary.totals)
                balance.isOpen = summary.kind == .preview
                return balance
            }
    }

    private init(_ nutrient: Nutrient, _ goal: Goal, _ totals: NutrientTotal) {
        let sum = totals.sum[nutrient] ?? .zero
        let reference = goal.reference
        name = Self.name(of: nutrient)
        share =
            reference > .zero ? min(1, max(0, sum.value / reference.value)) : sum > .zero ? 1 : 0
        let texts = Texts.summaries
        let isLeast = totals.isLeast(nutrient)
        let digits = Self.digits(sum, nutrient)
        figures = texts.ofGoal(
            isLeast ? Texts.figures.least(digits) : digits,
            (goal.kind == .range ? "\(Self.digits(goal.lower ?? .zero, nutrient))–" : "")
                + Self.figure(reference, nutrient))
        standing = goal.standing(of: sum)
        let left = reference - sum
        if standing == .above, sum > .zero { excess = (sum - reference).value / sum.value }
        // What is not known of the sum is not left.
        func most(_ amount: Thousandths) -> String {
            let figure = Self.figure(amount, nutrient)
            return isLeast ? texts.atMost(figure) : figure
        }
        rest =
            if let lower = goal.lower, sum < lower {
                texts.toGo(most(lower - sum))
            } else if goal.kind == .minimum {
                texts.reached()
            } else if left < .zero {
                texts.over(
                    isLeast
                        ? Texts.figures.least(Self.figure(-left, nutrient))
                        : Self.figure(-left, nutrient))
            } else {
                goal.kind == .range ? texts.withinRange() : texts.left(most(left))
            }
    }

    private init(name: String, share: Double, figures: String) {
        self.name = name
        self.share = share
        self.figures = figures
        rest = Texts.summaries.ofEnergy()
        standing = .met
    }

    /// By Atwater's general factors: 4, 4 and 9 kcal a gram.
    private static func sources(_ totals: NutrientTotal) -> [Balance] {
        let macros: [(Nutrient, Double)] = [(.protein, 4), (.carbohydrates, 4), (.fat, 9)]
        let energies = macros.map { (totals.sum[$0.0] ?? .zero).value * $0.1 }
        let total = energies.reduce(0, +)
        guard total > 0 else { return [] }
        return zip(macros, energies).map { macro, energy in
            Balance(
                name: name(of: macro.0), share: energy / total,
                figures: Texts.summaries.share(
                    figure(totals.sum[macro.0] ?? .zero, macro.0),
                    Int((energy / total * 100).rounded())))
        }
    }

    static func name(of nutrient: Nutrient) -> String {
        switch nutrient {
        case .calories: Texts.summaries.energy()
        case .carbohydrates: Texts.summaries.carbs()
        default: nutrient.told.prefix(1).uppercased() + nutrient.told.dropFirst()
        }
    }

    static func figure(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        "\(digits(value, nutrient)) \(Words.unit(nutrient.shownUnit))"
    }

    /// Whole for the seven; the others with their own digits, as everywhere.
    static func digits(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        nutrient.isLeading ? whole(value, nutrient) : Figures.digits(value, of: nutrient)
    }

    static func whole(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        Figures.number(nutrient.shown(value).value.rounded())
    }
}
