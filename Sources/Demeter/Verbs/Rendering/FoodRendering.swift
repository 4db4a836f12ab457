internal import Nutrition
internal import Telling
internal import Wire

/// Foods of the catalog.
enum FoodRendering {
    /// Several, one a row, with the figures of 100 g.
    static func lines(_ foods: [FoodMessage], _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left, isFlexible: true), .init("id", .left, rank: 1),
            .init("\(Words.unit(Nutrient.calories.shownUnit))/100 \(Words.unit("g"))"),
            .init(phrase("protein"), rank: 2),
            .init(phrase("carbs"), rank: 3),
            .init(phrase("fat"), rank: 4), .init(phrase("usual measure"), .left, rank: 5),
        ])
        for message in foods {
            let food = message.food
            let portion = food.defaultPortion.map { food.portions[$0] } ?? food.portions.first
            table.add(
                [.init(name(food)), .init(food.id.rawValue, .cyan)]
                    + [Nutrient.calories, .protein, .carbohydrates, .fat].map {
                        figure(food.per100g[$0], $0, style)
                    } + [.init(portion.map { "\($0.label), \(Figures.grams($0.grams))" } ?? "")])
        }
        return table.lines(style)
    }

    /// One, with everything that is known of it.
    static func lines(_ message: FoodMessage, _ style: Style) -> [String] {
        let food = message.food
        var lines = [style.paint(DisplayWidth.printable(name(food)), .bold)]
        var facts = TextTable([.init("", .left), .init("", .left)])
        facts.add([.init("id", .faint), .init(food.id.rawValue, .cyan)])
        facts.add([.init(phrase("category"), .faint), .init(phrase(of: food.category.rawValue))])
        if !food.aliases.isEmpty {
            facts.add([.init(phrase("also"), .faint), .init(food.aliases.joined(separator: "; "))])
        }
        let code = food.source.code.map { " \($0)" } ?? ""
        if !food.barcodes.isEmpty {
            facts.add([
                .init(phrase("barcode"), .faint),
                .init(food.barcodes.map(\.description).joined(separator: ", ")),
            ])
        }
        if let ingredients = food.label?.ingredients {
            facts.add([
                .init(phrase("made of"), .faint), .init(DisplayWidth.printable(ingredients)),
            ])
        }
        facts.add([.init(phrase("source"), .faint), .init(food.source.release + code)])
        lines += facts.lines(style) + [""]
        lines += figures(food, style)
        return lines
    }

    /// Nutrients down, measures across would be wide; so measures down and nutrients across.
    private static func figures(_ food: Food, _ style: Style) -> [String] {
        var table = TextTable(
            [.init("", .left, isFlexible: true), .init(phrase("weight"))]
                + Nutrient.leading.enumerated().map { index, nutrient in
                    .init(title(nutrient), rank: index)
                })
        table.add([.init("100 \(Words.unit("g"))"), .init("")] + cells(food.per100g, style))
        for (index, portion) in food.portions.enumerated() {
            let isUsual = index == food.defaultPortion
            table.add(
                [
                    .init(isUsual ? phrase("1 \(portion.label) (usual)") : "1 \(portion.label)"),
                    .init(Figures.grams(portion.grams)),
                ] + cells(food.per100g.scaled(by: portion.grams.value / 100), style))
        }
        if let grams = food.usualGrams {
            table.add(
                [.init(phrase("when no amount is said")), .init(Figures.grams(grams))]
                    + cells(food.per100g.scaled(by: grams.value / 100), style))
        }
        return table.lines(style)
    }

    private static func cells(_ nutrients: Nutrients, _ style: Style) -> [TextTable.Cell] {
        Nutrient.leading.map { figure(nutrients[$0], $0, style) }
    }

    private static func title(_ nutrient: Nutrient) -> String {
        switch nutrient {
        case .calories: Words.unit(nutrient.shownUnit)
        case .carbohydrates: phrase("carbs")
        case .sodium: phrase("sodium mg")
        default: phrase(of: nutrient.rawValue)
        }
    }

    private static func figure(
        _ figure: Thousandths?, _ nutrient: Nutrient, _ style: Style
    ) -> TextTable.Cell {
        guard let figure else { return .init(style.unknown, .faint) }
        return switch nutrient {
        case .calories, .sodium: .init(Numeral.whole(figure, of: nutrient))
        default: .init(Numeral.tenths(figure))
        }
    }

    static func name(_ food: Food) -> String {
        // `土豆@TW` is a name in one region alone.
        let told = food.names[.traditionalChinese]?.first.map { String($0.prefix { $0 != "@" }) }
        let name = Telling.isChinese ? told ?? food.name : food.name
        return food.brand.map { "\(name), \($0)" } ?? name
    }
}
