internal import Nutrition

extension SuggestionRemark {
    /// What the usual that is asked for is called: "usual breakfast"; `nil` of all else.
    var usualName: String? {
        switch self {
        case .usual(let meal?): "usual \(meal.rawValue)"
        case .usualFood(let words): "usual \(words.lowercased())"
        default: nil
        }
    }
}
