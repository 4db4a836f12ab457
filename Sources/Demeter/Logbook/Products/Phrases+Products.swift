internal import Lookup
internal import Nutrition
internal import Telling

// What is said of products and their numbers.
extension Phrases {
    /// As the journal keeps it.
    static func product(_ code: GTIN) -> String { "product \(code)" }

    /// What is asked about a number that nobody here knows, with what others say of it.
    static func unknownProduct(_ code: GTIN, _ result: LookupResult?) -> String {
        guard let result else { return unknownProduct(code) }
        if let found = result.foods.first {
            return Texts.products.offered("\(code)", offer(found))
        }
        return unknownProduct(code)
            + (result.isCertain ? "" : Texts.products.notAllAsked("\(code)"))
    }

    /// "Open Food Facts says: oat bar, Acme, 430 kcal, 8 g protein … in 100 g."
    private static func offer(_ found: FoundFood) -> String {
        let food = found.food
        let figures = food.per100g.known.filter(\.isLeading).compactMap { nutrient in
            food.per100g[nutrient].map { amount($0, of: nutrient) }
        }
        return Texts.products.offer(
            food.source.release, Words.row([food.name, food.brand].compactMap(\.self) + figures))
    }

    static func unknownProduct(_ code: GTIN) -> String {
        Texts.products.unknown("\(code)")
    }

    static func keptProduct(_ food: Food, _ code: GTIN) -> String {
        Texts.products.kept("\(code)", food.name)
    }

    static func slip(_ digits: String, _ fault: GTIN.Fault) -> String {
        switch fault {
        case .slip(let last): Texts.products.slip(digits, last)
        case .length, .noDigits: Texts.products.length(digits)
        }
    }

    static func impossibleLabel(_ nutrient: Nutrient, _ most: Thousandths) -> String {
        Texts.products.impossibleLabel(amount(most, of: nutrient))
    }

    static func impossibleSum(_ sum: Thousandths) -> String {
        Texts.products.impossibleSum(Figures.grams(sum))
    }
}
