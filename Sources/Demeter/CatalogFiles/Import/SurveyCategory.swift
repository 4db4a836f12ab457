internal import Nutrition

/// Kinds of foods by the number of the survey's (WWEIA) category.
enum SurveyCategory {
    static func category(_ code: String) -> FoodCategory {
        switch Int(code) ?? 0 {
        case 1000..<2000: .dairy
        case 2000..<3000: .protein
        case 3000..<4000: .meal
        case 4000..<5000: .grain
        case 5000..<5500: .snack
        case 5500..<6000: .dessert
        case 6000..<6100: .fruit
        case 6100..<6900: .vegetable
        case 7000..<7900: .beverage
        case 8000..<8900: .condiment
        default: .meal
        }
    }
}
