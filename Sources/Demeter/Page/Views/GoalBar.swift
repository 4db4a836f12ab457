internal import Nutrition
internal import Wire

/// One nutrient of a day against its goal, in words and as a bar.
struct GoalBar: Sendable, Hashable {
    var name: String
    /// `1,234 of 2,000 kcal`
    var figures: String
    /// `766 kcal left`
    var rest: String
    var standing: Goal.Standing
    /// What there was, of the bar's whole length, 0 to 1.
    var share: Double
    /// Where the goal's ends are, 0 to 1.
    var marks: [Double]

    /// Every goal of the day but those beyond the seven whose sum nobody made.
    static func all(_ row: DayRow, _ texts: Texts) -> [GoalBar] {
        row.bounds.all.filter { $0.nutrient.isLeading || row.totals.coverage != nil }
            .map { GoalBar($0.nutrient, $0.goal, row.totals, texts) }
    }

    init(_ nutrient: Nutrient, _ goal: Goal, _ totals: NutrientTotal, _ texts: Texts) {
        let sum = totals.sum[nutrient] ?? .zero
        name = texts.name(of: nutrient)
        standing = goal.standing(of: sum)
        let isLeast = totals.isLeast(nutrient)
        func figure(_ amount: Thousandths) -> String { EntryWords.figure(amount, nutrient) }
        let told = EntryWords.digits(sum, nutrient)
        let aim =
            goal.kind == .range
            ? texts(
                .rangeGoal, EntryWords.digits(goal.lower ?? .zero, nutrient),
                figure(goal.reference)) : figure(goal.reference)
        figures = texts(.ofGoal, isLeast ? texts(.atLeast, told) : told, aim)
        rest = Self.rest(of: goal, after: sum, isLeast: isLeast, texts, figure)
        // A bar that ends at the goal would hide how far beyond it the day is.
        let whole = max(goal.reference.value * (goal.kind == .minimum ? 1.1 : 1.25), sum.value)
        share = whole > 0 ? min(1, max(0, sum.value / whole)) : 0
        let ends =
            goal.kind == .target ? [goal.reference] : [goal.lower, goal.upper].compactMap(\.self)
        marks = whole > 0 ? ends.map { min(1, max(0, $0.value / whole)) } : []
    }

    /// What is still to come, or allowed, by the kind of the goal; what is not known is not left.
    private static func rest(
        of goal: Goal, after sum: Thousandths, isLeast: Bool, _ texts: Texts,
        _ figure: (Thousandths) -> String
    ) -> String {
        func most(_ text: String) -> String { isLeast ? texts(.atMost, text) : text }
        if let lower = goal.lower {
            if sum < lower { return texts(.toGo, most(figure(lower - sum))) }
            guard let upper = goal.upper else { return texts(.reached) }
            if sum <= upper { return texts(.withinRange) }
        }
        let rest = goal.reference - sum
        guard rest < .zero else { return texts(.left, most(figure(rest))) }
        return texts(.over, isLeast ? texts(.atLeast, figure(-rest)) : figure(-rest))
    }

    /// The standing as styles and marks tell it.
    static func word(_ standing: Goal.Standing) -> String {
        switch standing {
        case .below: "below"
        case .met: "met"
        case .above: "above"
        }
    }

    var markup: Markup {
        Tag.div(.className("goal \(Self.word(standing))")) {
            Tag.span(.className("goal-name")) { name }
            Tag.span(.className("goal-figures")) { figures }
            Tag.span(.className("goal-rest")) { rest }
            bar
        }
    }

    /// Says nothing that the words do not say.
    private var bar: Markup {
        Tag.svg(
            .className("bar"), .drawing(.viewBox, "0 0 1000 10"),
            .drawing(.preserveAspectRatio, "none"), .aria("hidden", "true")
        ) {
            Tag.rect(
                .className("track"), .drawing(.width, "1000"), .drawing(.height, "10"))
            Tag.rect(
                .className("fill"), .drawing(.width, Self.place(share)), .drawing(.height, "10"))
            for mark in marks {
                Tag.rect(
                    .className("mark"), .drawing(.x, Self.place(min(mark, 0.994))),
                    .drawing(.width, "6"), .drawing(.height, "10"))
            }
        }
    }

    private static func place(_ share: Double) -> String { String(Int((share * 1000).rounded())) }
}
