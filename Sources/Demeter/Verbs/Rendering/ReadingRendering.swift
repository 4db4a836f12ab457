internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

/// What was understood of a description.
enum ReadingRendering {
    static func lines(_ reading: ReadingMessage, _ style: Style) -> [String] {
        var lines: [String] = []
        if reading.items.isEmpty {
            lines.append(phrase("No food was found in that."))
        } else {
            lines += table(reading, style)
        }
        if !reading.unread.isEmpty {
            let words = Words.row(reading.unread.map(DisplayWidth.printable))
            lines.append(style.paint(phrase("Not understood: \(words)"), .yellow))
        }
        if let question = reading.question {
            lines.append(DisplayWidth.printable(question.text))
            lines += question.choices.enumerated().map {
                "  \($0 + 1). \(DisplayWidth.printable($1))"
            }
        }
        if let why = reading.why { lines += reasons(why, style) }
        return lines
    }

    private static func reasons(_ why: [SpokenRule], _ style: Style) -> [String] {
        if why.isEmpty {
            return [phrase("No rule spoke: every word is an amount or part of a name.")]
        }
        return [phrase("Why:")]
            + why.map { rule in
                let words = DisplayWidth.printable(rule.words)
                let change = DisplayWidth.printable(rule.change)
                return "  “\(words)”: \(change) " + style.paint("(\(rule.rule))", .faint)
            }
    }

    private static func table(_ reading: ReadingMessage, _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left, isFlexible: true), .init(phrase("amount"), rank: 4),
            .init(phrase("weight"), rank: 5), .init(Words.unit(Nutrient.calories.shownUnit)),
            .init(phrase("protein"), rank: 1),
            .init(phrase("carbs"), rank: 2), .init(phrase("fat"), rank: 3),
            .init(phrase("sure"), rank: 6),
        ])
        for message in reading.items {
            let item = message.item
            func cell(_ value: Thousandths?, _ text: (Thousandths) -> String) -> TextTable.Cell {
                value.map { .init(text($0)) } ?? .init(style.unknown, .faint)
            }
            table.add([
                .init(
                    Telling.current.name(item.name, food: item.food?.rawValue, saidAs: item.text)),
                .init(EntryTable.amount(item.amount, item.unit, saidAs: item.text)),
                cell(item.grams, Figures.grams), cell(item.nutrients.calories, Numeral.energy),
                cell(item.nutrients.protein, Numeral.tenths),
                cell(item.nutrients.carbohydrates, Numeral.tenths),
                cell(item.nutrients.fat, Numeral.tenths), .init(Numeral.percent(item.confidence)),
            ])
            // Grams that were said are no assumption worth a line.
            if let assumption = item.assumption, item.unit != "g" {
                table.add(note: assumption, .faint)
            }
            for warning in message.warnings { table.add(note: "! \(warning.message)", .yellow) }
            if !item.alternatives.isEmpty {
                let names = Words.rowOfParts(
                    item.alternatives.map {
                        Telling.current.name($0.name, food: $0.food.rawValue, saidAs: item.text)
                    })
                table.add(note: phrase("or: \(names)"), .faint)
            }
        }
        let least = { (nutrient: Nutrient) in
            reading.total.incomplete.contains(nutrient) ? style.atLeast : ""
        }
        let sum = reading.total.sum
        table.add([
            .init(phrase("Total"), .bold), .init(""), .init(""),
            .init(least(.calories) + Numeral.whole(sum.calories ?? .zero, of: .calories), .bold),
            .init(least(.protein) + Numeral.tenths(sum.protein ?? .zero), .bold),
            .init(least(.carbohydrates) + Numeral.tenths(sum.carbohydrates ?? .zero), .bold),
            .init(least(.fat) + Numeral.tenths(sum.fat ?? .zero), .bold),
            .init(Numeral.percent(reading.confidence), .bold),
        ])
        return table.lines(style)
    }
}
