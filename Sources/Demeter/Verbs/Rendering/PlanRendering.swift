internal import Exchange
internal import JSON
internal import Nutrition
internal import Telling
internal import Wire

/// What is planned, and what to buy for it.
enum PlanRendering {
    static func lines(_ plans: [PlanMessage], _ style: Style) -> [String] {
        guard !plans.isEmpty else {
            return [phrase("Nothing is planned. Try: demeter plan friday dinner my stir fry")]
        }
        var table = TextTable([
            .init("#", .right), .init(phrase("day"), .left), .init("", .left),
            .init(phrase("what"), .left),
            .init(Words.unit("kcal"), .right, rank: 1),
        ])
        for plan in plans {
            table.add([
                .init(plan.id.map(String.init) ?? "", .faint), .init(Calendar.brief(plan.day)),
                .init(plan.meal.told), .init(DisplayWidth.printable(plan.text)),
                .init(plan.calories.map(Figures.calories) ?? "?"),
            ])
        }
        return table.lines(style)
    }

    static func lines(_ items: [ShoppingItem]) -> [String] {
        guard !items.isEmpty else {
            return [phrase("Nothing is planned, so there is nothing to buy.")]
        }
        return items.map { item in
            let name = DisplayWidth.printable(item.name)
            return item.grams.map { Texts.figures.amount(name, Figures.grams($0)) } ?? name
        }
    }

    /// The list as a table for other programs; grams are plain numbers, empty where not known.
    static func table(_ items: [ShoppingItem]) -> String {
        let rows = items.map { item in
            [
                item.name, item.food?.rawValue ?? "", item.grams.map { $0.json.text } ?? "",
                String(item.plans),
            ]
        }
        return ([["name", "food", "grams", "plans"]] + rows).map { CSVText.guardedLine($0) + "\n" }
            .joined()
    }
}
