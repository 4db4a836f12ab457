internal import Nutrition

/// A figure that the person states themselves, and what it is of: "300 kcal", "80 calories each".
struct FigurePhrase: Equatable {
    enum Basis: Equatable {
        /// The food beside it, as much of it as there was.
        case food
        /// Each of its pieces: "80 kcal each".
        case piece
        /// So many grams of it: "60 kcal per 100 g".
        case grams(Double)
        /// All of what a part was had of: "900 kcal for the whole pizza".
        case whole
        /// Everything that is named: "900 kcal in total".
        case everything
    }

    /// Where it stands.
    var words: Range<Int>
    var nutrient: Nutrient
    /// In the nutrient's own unit.
    var value: Double
    var basis = Basis.food
}
