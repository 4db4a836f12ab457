internal import Nutrition

// What is said of products and their numbers.
extension Phrases {
    static func product(_ code: GTIN) -> String { "product \(code)" }

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
