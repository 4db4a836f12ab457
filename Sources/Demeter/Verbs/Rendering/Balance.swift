internal import Nutrition
internal import Telling
internal import Wire

/// What a day's totals come to: against the goals, or where the energy is from.
enum Balance {
    private static let barWidth = 24
    private static let macros: [(nutrient: Nutrient, caloriesPerGram: Double)] = [
        (.protein, 4), (.carbohydrates, 4), (.fat, 9),
    ]

    /// More goals beyond the seven are shown with all nutrients.
    private static let mostFurther = 6

    static func lines(_ row: DayRow, _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left), .init("", .left, rank: 2), .init(""), .init("", rank: 3),
            .init("", .left, rank: 1),
        ])
        // Of what was not summed nothing can be told.
        let further =
            row.totals.coverage == nil
            ? [] : row.bounds.all.map(\.nutrient).filter { !$0.isLeading }
        let isCrowded = further.count > mostFurther
        let withGoals =
            row.bounds.all.map(\.nutrient).filter(\.isLeading)
            + (isCrowded ? [] : further)
        if withGoals.isEmpty {
            addShares(to: &table, row.totals.sum, style)
        } else {
            for nutrient in withGoals { addGoal(to: &table, nutrient, row, style) }
        }
        let rest = Nutrient.leading.filter { nutrient in
            !withGoals.contains(nutrient)
                && (!withGoals.isEmpty
                    || ![.calories, .protein, .carbohydrates, .fat].contains(nutrient))
        }
        var lines = table.lines(style)
        if !rest.isEmpty {
            let parts = rest.map { nutrient in
                let isLeast = row.totals.incomplete.contains(nutrient)
                let figure =
                    (isLeast ? style.atLeast : "") + figure(row.totals.sum[nutrient], nutrient)
                return nutrient == .calories ? figure : Figures.named(figure, nutrient)
            }
            lines.append(style.paint(phrase("Also \(Words.row(parts))."), .faint))
        }
        if isCrowded {
            lines.append(
                style.paint(phrase("\(further.count) more goals: demeter day --nutrients"), .faint))
        }
        if !row.totals.incomplete.isEmpty {
            let names = Words.row(row.totals.incomplete.map { phrase(of: $0.rawValue) })
            lines.append(style.paint(phrase("Not known for every food: \(names)."), .yellow))
        }
        return lines
    }

    /// `1,234 of 2,000 kcal   62 %   766 kcal left`
    private static func addGoal(
        to table: inout TextTable, _ nutrient: Nutrient, _ row: DayRow, _ style: Style
    ) {
        guard let bounds = row.bounds[nutrient] else { return }
        let goal = bounds.reference
        let sum = row.totals.sum[nutrient] ?? .zero
        let share = goal > .zero ? sum.value / goal.value : 0
        let (rest, isOver) = rest(of: bounds, after: sum, nutrient)
        let isLeast = row.totals.isLeast(nutrient)
        table.add([
            .init(name(of: nutrient)),
            .init(
                style.hasBars ? Bar.text(share, width: barWidth, style) : "",
                isOver ? .red : .green),
            .init(
                Texts.summaries.ofGoal(
                    "\(isLeast ? style.atLeast : "")\(digits(sum, nutrient))",
                    (bounds.lower.flatMap { lower in
                        bounds.upper.map { _ in "\(digits(lower, nutrient))-" }
                    } ?? "") + figure(goal, nutrient))),
            .init(Numeral.percent(share)),
            .init(rest, isOver ? .red : nil),
        ])
    }

    /// What is still to come, or allowed, by the kind of the goal.
    private static func rest(
        of goal: Goal, after sum: Thousandths, _ nutrient: Nutrient
    ) -> (words: String, isOver: Bool) {
        if let lower = goal.lower {
            if sum < lower { return (phrase("\(figure(lower - sum, nutrient)) to go"), false) }
            guard let upper = goal.upper else { return (phrase("reached"), false) }
            if sum <= upper { return (phrase("within the range"), false) }
        }
        let rest = goal.reference - sum
        return rest < .zero
            ? (phrase("\(figure(-rest, nutrient)) over"), true)
            : (phrase("\(figure(rest, nutrient)) left"), false)
    }

    /// How much of the energy each macro brings, by Atwater's general factors.
    private static func addShares(
        to table: inout TextTable, _ sum: Nutrients, _ style: Style
    ) {
        let energies = macros.map { (sum[$0.nutrient] ?? .zero).value * $0.caloriesPerGram }
        let total = energies.reduce(0, +)
        guard total > 0 else { return }
        for (macro, energy) in zip(macros, energies) {
            table.add([
                .init(name(of: macro.nutrient)),
                .init(
                    style.hasBars ? Bar.text(energy / total, width: barWidth, style) : "", .green),
                .init(figure(sum[macro.nutrient], macro.nutrient)),
                .init(Numeral.percent(energy / total)),
                .init(phrase("of the energy"), .faint),
            ])
        }
    }

    /// `56 g`, `1,234 kcal`
    static func figure(_ value: Thousandths?, _ nutrient: Nutrient) -> String {
        "\(digits(value ?? .zero, nutrient)) \(Words.unit(nutrient.shownUnit))"
    }

    /// Whole for the seven; the others with their own digits, as everywhere.
    static func digits(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        nutrient.isLeading
            ? Numeral.whole(value, of: nutrient) : Figures.digits(value, of: nutrient)
    }

    static func name(of nutrient: Nutrient) -> String {
        if Telling.isChinese { return nutrient.chineseName }
        let name = nutrient == .carbohydrates ? "carbs" : nutrient.name
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
