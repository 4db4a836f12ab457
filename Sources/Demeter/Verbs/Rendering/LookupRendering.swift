internal import Nutrition
internal import Telling
internal import Wire

/// What was looked up, and how.
enum LookupRendering {
    static func lines(_ message: LookupMessage, _ style: Style) -> [String] {
        var lines: [String] = []
        if !message.known.isEmpty {
            lines.append(phrase("These are here already, so that nobody was asked:"))
            lines += FoodRendering.lines(message.known, style)
        } else if message.foods.isEmpty {
            lines.append(
                message.isCertain
                    ? phrase("Nobody who may be asked knows that.")
                    : phrase("Nothing was found, and not everybody could be asked."))
        } else {
            lines += foods(message.foods, style)
        }
        if !message.meant.isEmpty {
            lines.append(phrase("By what the words mean it may be one of these:"))
            lines += FoodRendering.lines(message.meant, style)
        }
        guard let steps = message.steps else { return lines }
        return lines + [""] + self.steps(steps, style)
    }

    private static func foods(_ foods: [LookupMessage.Found], _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left), .init("", .left, isFlexible: true),
            .init("\(Words.unit(Nutrient.calories.shownUnit))/100 \(Words.unit("g"))"),
            .init(phrase("protein"), rank: 2),
            .init(phrase("carbs"), rank: 3), .init(phrase("fat"), rank: 4),
            .init(phrase("told by"), .left, rank: 1),
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
            ? phrase("estimate") : "\(found.food.source.release), \(date)"
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
            .init(phrase("asked"), .left), .init(phrase("answer"), .left, isFlexible: true),
            .init(phrase("age"), rank: 2),
            .init(phrase("took"), rank: 3), .init(phrase("licence"), .left, rank: 4),
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
            case "found": phrase("\(step.count ?? 0) \(plural: step.count ?? 0, "food", "foods")")
            case "nothing": phrase("knows nothing of it")
            case "too_often": phrase("not asked: it was asked often enough")
            case "resting": phrase("not asked: it failed before")
            case "unset": phrase("not asked")
            default: phrase("no answer")
            }
        let wait = step.wait.map { phrase("again in \(age($0))") }
        return Words.rowOfParts([text, step.detail, wait].compactMap(\.self))
    }

    /// "12 s", "5 min", "3 h", "2 d".
    private static func age(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: phrase("\(seconds) s")
        case ..<3600: phrase("\(seconds / 60) min")
        case ..<86_400: phrase("\(seconds / 3600) h")
        default: phrase("\(seconds / 86_400) d")
        }
    }
}
