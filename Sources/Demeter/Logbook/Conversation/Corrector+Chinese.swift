internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition

extension Corrector {
    /// The same in Chinese: the food by its Chinese name behind the amount, where it has one.
    func weigh(_ content: inout EntryContent, chinese words: String) -> Bool {
        let food = content.food.flatMap { scene.reader.catalog[$0] }
        let names = (food?.names[.traditionalChinese] ?? []) + [content.name]
        // Of a food that nobody knows only the weight can be told.
        for name in food == nil ? ["蛋"] : names {
            let items = scene.reader.reading(of: words + name).items
            guard items.count == 1, items[0].amount != nil, let grams = items[0].grams,
                food == nil ? isWeighed(items[0]) : items[0].food == content.food
            else { continue }
            guard food == nil else {
                take(items[0], &content)
                return true
            }
            if let old = content.grams, old > .zero {
                content.nutrients = content.nutrients.scaled(by: grams.value / old.value)
            }
            (content.grams, content.amount, content.unit) = (grams, items[0].amount, items[0].unit)
            return true
        }
        return false
    }

    private func isWeighed(_ item: ReadingItem) -> Bool {
        MeasureUnit.allCases.contains { $0.symbol == item.unit && $0.grams != nil }
    }
}
