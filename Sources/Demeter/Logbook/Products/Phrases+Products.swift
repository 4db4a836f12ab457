internal import Lookup
internal import Nutrition

// What is said of products and their numbers.
extension Phrases {
    static func product(_ code: GTIN) -> String { "product \(code)" }

    /// What is asked about a number that nobody here knows, with what others say of it.
    static func unknownProduct(_ code: GTIN, _ result: LookupResult?) -> String {
        guard let result else { return unknownProduct(code) }
        if let found = result.foods.first {
            return
                "Nobody here knows \(code). \(offer(found)) Say yes to take it, or say what it is: "
                + "oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat"
        }
        return unknownProduct(code)
            + (result.isCertain
                ? ""
                : " (Not everybody could be asked; demeter foods lookup \(code) --explain tells.)")
    }

    /// "Open Food Facts says: oat bar, Acme, 430 kcal, 8 g protein … in 100 g."
    private static func offer(_ found: FoundFood) -> String {
        let food = found.food
        let figures = food.per100g.known.filter(\.isLeading).compactMap { nutrient in
            food.per100g[nutrient].map { amount($0, of: nutrient) }
        }
        return "\(food.source.release) says: "
            + ([food.name, food.brand].compactMap(\.self) + figures).joined(separator: ", ")
            + " in 100 g."
    }

    static func unknownProduct(_ code: GTIN) -> String {
        "Nobody here knows \(code). What is it? Say its name and what the label tells of 100 g: "
            + "oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat"
    }

    static func keptProduct(_ food: Food, _ code: GTIN) -> String {
        "Kept: \(code) is \(food.name) from now on."
    }

    static func slip(_ digits: String, _ fault: GTIN.Fault) -> String {
        switch fault {
        case .slip(let last):
            "\(digits) is no product's number: one of its digits is wrong; if it is the last, it "
                + "should be \(last). Nothing was logged; read it once more."
        case .length, .noDigits:
            "\(digits) is no product's number, which has 8, 12, 13 or 14 digits. Nothing was logged."
        }
    }

    static func impossibleLabel(_ nutrient: Nutrient, _ most: Thousandths) -> String {
        "100 g hold at most \(amount(most, of: nutrient)), so that cannot be the label. "
            + "If it tells the figures of a serving, say so: … per serving of 30 g"
    }

    static func impossibleSum(_ sum: Thousandths) -> String {
        "100 g cannot hold \(Figures.grams(sum)) of protein, carbohydrates and fat. "
            + "If the label tells the figures of a serving, say so: … per serving of 30 g"
    }
}
