internal import Nutrition
internal import Wire

/// What was looked up, and how.
enum LookupRendering {
    static func lines(_ message: LookupMessage, _ style: Style) -> [String] {
        var lines: [String] = []
        if !message.known.isEmpty {
            lines.append("These are here already, so that nobody was asked:")
            lines += FoodRendering.lines(message.known, style)
        } else if message.foods.isEmpty {
            lines.append(
                message.isCertain
                    ? "Nobody who may be asked knows that."
                    : "Nothing was found, and not everybody could be asked.")
        } else {
            lines += foods(message.foods, style)
        }
        guard let steps = message.steps else { return lines }
        return lines + [""] + self.steps(steps, style)
    }

    private static func foods(_ foods: [LookupMessage.Found], _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left), .init("", .left, isFlexible: true),
            .init("\(Nutrient.calories.shownUnit)/100 g"), .init("protein", rank: 2),
            .init("carbs", rank: 3), .init("fat", rank: 4), .init("told by", .left, rank: 1),
        ])
        for (number, found) in foods.enumerated() {
            let figures = [Nutrient.calories, .protein, .carbohydrates, .fat]
                .map { figure(found.food.per100g[$0], $0, style) }
            table.add(
                [.init("\(number + 1)", .faint), .init(FoodRendering.name(found.food))] + figures
                    + [.init(origin(found))])
        }
        var lines = table.lines(style)
        for licence in Set(foods.compactMap(\.licence)).sorted() {
            lines.append(style.paint(licence, .faint))
        }
        return lines
    }

    private static func origin(_ found: LookupMessage.Found) -> String {
        let date = String(found.asked.description.prefix(10))
        return found.isEstimate
            ? "estimate" : "\(found.food.source.release), \(date)"
    }

    private static func figure(
        _ figure: Thousandths?, _ nutrient: Nutrient, _ style: Style
    ) -> TextTable.Cell {
        guard let figure else { return .init(style.unknown, .faint) }
        return .init(
            nutrient == .calories ? Numeral.whole(figure, of: nutrient) : Numeral.tenths(figure))
    }

    private static func steps(_ steps: [LookupMessage.Step], _ style: Style) -> [String] {
        var table = TextTable([
            .init("asked", .left), .init("answer", .left, isFlexible: true), .init("age", rank: 2),
            .init("took", rank: 3), .init("licence", .left, rank: 4),
        ])
        for step in steps {
            table.add([
                .init(step.host.map { "\(step.origin) (\($0))" } ?? step.origin),
                .init(answer(step)), .init(step.age.map(age) ?? ""),
                .init(step.milliseconds.map { "\($0) ms" } ?? ""),
                .init(step.licence ?? "", .faint),
            ])
        }
        return table.lines(style)
            + steps.flatMap { step in
                step.refusals.map { "\(step.origin): \(DisplayWidth.printable($0))" }
            }
    }

    private static func answer(_ step: LookupMessage.Step) -> String {
        let text =
            switch step.outcome {
            case "found": step.count == 1 ? "1 food" : "\(step.count ?? 0) foods"
            case "nothing": "knows nothing of it"
            case "too_often": "not asked: it was asked often enough"
            case "resting": "not asked: it failed before"
            case "unset": "not asked"
            default: "no answer"
            }
        let wait = step.wait.map { "again in \(age($0))" }
        return ([text, step.detail, wait].compactMap(\.self)).joined(separator: "; ")
    }

    /// "12 s", "5 min", "3 h", "2 d".
    private static func age(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3600: "\(seconds / 60) min"
        case ..<86_400: "\(seconds / 3600) h"
        default: "\(seconds / 86_400) d"
        }
    }
}
