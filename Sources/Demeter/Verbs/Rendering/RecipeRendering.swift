internal import Arguments
internal import Configuration
internal import Exchange
internal import JSON
internal import Journal
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Telling
internal import TimeZones
internal import Wire

/// Recipes: many, one a row, or one with its ingredients.
enum RecipeRendering {
    static func list(_ recipes: [RecipeMessage], _ style: Style) -> [String] {
        var table = TextTable([
            .init("", .left), .init("", .left, isFlexible: true),
            .init(phrase("servings"), rank: 2),
            .init(Words.unit("kcal")),
            .init(phrase("a serving"), rank: 1), .init(phrase("last used"), .left, rank: 3),
        ])
        for message in recipes {
            let energy = message.figures.calories
            let each = energy?.scaled(by: 1 / message.recipe.servings)
            table.add([
                .init(message.id.map { "#\($0)" } ?? "", .cyan),
                .init(DisplayWidth.printable(message.recipe.name)),
                .init(Figures.number(message.recipe.servings)), cell(energy, style, Numeral.whole),
                cell(each, style, Numeral.whole),
                .init(message.lastUsed.map { String($0.description.prefix(10)) } ?? "", .faint),
            ])
        }
        return table.lines(style)
    }

    static func lines(_ message: RecipeMessage, _ style: Style) -> [String] {
        let recipe = message.recipe
        let doubts = Set(recipe.doubts)
        var lines = [style.paint(DisplayWidth.printable(recipe.name), .bold)]
        let facts = [
            message.id.map { "#\($0)" },
            recipe.servings == 1
                ? phrase("1 serving") : phrase("\(Figures.number(recipe.servings)) servings"),
            recipe.cookedGrams.map { phrase("\(Figures.grams($0)) cooked") },
        ]
        lines.append(style.paint(Words.clauses(facts.compactMap(\.self)), .faint))
        var table = TextTable([
            .init(""), .init("", .left, isFlexible: true), .init(phrase("amount"), rank: 4),
            .init(phrase("weight"), rank: 3),
            .init(Words.unit("kcal")), .init(phrase("protein"), rank: 1),
            .init(phrase("carbs"), rank: 2),
            .init(phrase("fat"), rank: 5),
        ])
        var section: String?
        for (index, part) in recipe.ingredients.enumerated() {
            if part.section != section, let heading = part.section {
                table.add(line: heading, .bold)
            }
            section = part.section
            table.add(
                [
                    .init("\(index + 1)", doubts.contains(index) ? .yellow : .faint),
                    .init(DisplayWidth.printable(part.name)),
                    .init(EntryTable.amount(part.amount, part.unit)),
                    cell(part.grams, style, Figures.grams),
                ] + figures(part.nutrients, style))
            if doubts.contains(index) { table.add(note: doubt(part), .yellow) }
        }
        let total = recipe.total
        let whole =
            total.incomplete.contains(.calories) ? phrase("at least in all") : phrase("in all")
        table.add(
            [
                .init(""), .init(whole, .bold), .init(""),
                cell(recipe.grams, style, Figures.grams),
            ]
                + figures(message.figures, style))
        if recipe.servings != 1 {
            table.add(
                [
                    .init(""), .init(phrase("a serving"), .bold), .init(""),
                    cell(recipe.grams?.scaled(by: 1 / recipe.servings), style, Figures.grams),
                ] + figures(message.figures.scaled(by: 1 / recipe.servings), style))
        }
        let usual = recipe.ingredients.first { $0.isUsualAmount }
        return lines + table.lines(style) + (usual.map { [advice($0, recipe, style)] } ?? [])
            + message.warnings.map { style.paint(DisplayWidth.printable($0.message), .yellow) }
    }

    private static func doubt(_ part: MealPart) -> String {
        if part.isUsualAmount, part.nutrients.calories != nil {
            return phrase("? a usual amount: nobody said how much")
        }
        if part.nutrients.calories != nil {
            return phrase("? not sure that \"\(DisplayWidth.printable(part.text))\" is this")
        }
        return part.food == nil
            ? phrase(
                "? nobody knows \"\(DisplayWidth.printable(part.text))\": edit it, or give its figures"
            )
            : phrase("? how much of it is not said")
    }

    /// How to say what was only assumed.
    private static func advice(_ part: MealPart, _ recipe: Recipe, _ style: Style) -> String {
        let grams = part.grams.map { Figures.grams($0) } ?? "200 \(Words.unit("g"))"
        let name = DisplayWidth.printable(recipe.name)
        return style.paint(
            phrase(
                "Say what went in: demeter recipe edit \"\(name)\" \"use \(grams) \(DisplayWidth.printable(part.name)) instead\""
            ),
            .faint)
    }

    private static func figures(_ nutrients: Nutrients, _ style: Style) -> [TextTable.Cell] {
        [
            cell(nutrients.calories, style, Numeral.whole),
            cell(nutrients.protein, style, Numeral.tenths),
            cell(nutrients.carbohydrates, style, Numeral.tenths),
            cell(nutrients.fat, style, Numeral.tenths),
        ]
    }

    private static func cell(
        _ figure: Thousandths?, _ style: Style, _ text: (Thousandths) -> String
    ) -> TextTable.Cell {
        figure.map { .init(text($0)) } ?? .init(style.unknown, .faint)
    }

    /// `Chili, cooked 2026-11-21: 4 of 6 portions left in the freezer`
    static func line(_ batch: BatchMessage) -> String {
        let (left, whole) = (Figures.number(batch.left), Figures.number(batch.portions))
        return DisplayWidth.printable(
            batch.place.map { place in
                phrase(
                    "\(batch.name), cooked \(batch.cooked): \(left) of \(whole) portions left in \(place)"
                )
            } ?? phrase("\(batch.name), cooked \(batch.cooked): \(left) of \(whole) portions left"))
    }
}
