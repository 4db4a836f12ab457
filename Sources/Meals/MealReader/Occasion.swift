internal import Nutrition

/// A stretch of a line that speaks of one meal or time: "eggs for breakfast" before "and steak for
/// dinner".
struct Occasion: Equatable {
    /// Tokens.
    var words: Range<Int>
    var meal: Meal?
    var time: SpokenTime?
}
