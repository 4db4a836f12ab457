internal import Nutrition

extension Finding {
    /// What a person is told of it.
    package var sentence: String {
        switch self {
        case .unknownFood: "No food of the catalog matches these words, so there are no figures."
        case .negativeAmount: "An amount cannot be negative."
        case .heavy(let grams):
            "\(Figures.grams(Thousandths(grams))) is more than anybody eats at once."
        case .rich(let calories):
            "\(Figures.calories(Thousandths(calories))) is more than anybody eats at once."
        }
    }
}
