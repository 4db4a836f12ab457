import CatalogFiles
import Nutrition

/// A food that no rule complains about, to be spoilt in one place by each test.
enum SampleFood {
    static var entry: CatalogEntry {
        CatalogEntry(
            food: Food(
                id: "plain-bun", name: "plain bun", aliases: ["bun", "bread bun"],
                category: .grain,
                per100g: Nutrients(
                    calories: Thousandths(270), protein: Thousandths(9),
                    carbohydrates: Thousandths(49), fat: Thousandths(4), fiber: Thousandths(2.5),
                    sugar: Thousandths(5), sodium: Thousandths(470)),
                portions: [
                    Portion(label: "bun", grams: Thousandths(52)),
                    Portion(label: "small bun", grams: Thousandths(28.35)),
                ],
                defaultPortion: 0, usualGrams: Thousandths(52),
                source: FoodSource(release: "SR 28", code: "18350"), rank: 12))
    }

    static func changed(_ change: (inout CatalogEntry) -> Void) -> CatalogEntry {
        var entry = entry
        change(&entry)
        return entry
    }
}
