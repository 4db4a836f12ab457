internal import Nutrition

/// An amount as it was said: how many, of which measure, and where it stands.
struct Quantity: Equatable {
    /// Range of tokens, "of" included.
    var start: Int
    var end: Int
    /// How many; 1 for "a" and for a bare measure.
    var count: Double
    /// Whether a number was said, and not only "a" or a measure.
    var isCounted: Bool
    /// A measure of weight or volume, and how many of it make one counted thing: `(12, fluidOunce)`
    /// in "two 12 oz cans".
    var measure: (amount: Double, unit: MeasureUnit)?
    /// The token of a container or portion word, -1 when there is none.
    var container: Int
    var size: Int
    /// A range was said ("two or three").
    var isRange = false
    /// Said with "about" or alike.
    var isHedged = false
    /// Belongs to the food before it: "chicken 200g", "eggs x2".
    var isTrailing = false

    /// Says how much all foods before it weigh together: "curry with rice, 500g".
    var isShared = false

    /// Whether it says how much, and not only that it is one thing.
    var isExact: Bool { isCounted || measure != nil }

    static func == (left: Self, right: Self) -> Bool {
        left.start == right.start && left.end == right.end && left.count == right.count
            && left.isCounted == right.isCounted
            && left.measure?.amount == right.measure?.amount
            && left.measure?.unit == right.measure?.unit && left.container == right.container
            && left.size == right.size && left.isRange == right.isRange
            && left.isHedged == right.isHedged && left.isTrailing == right.isTrailing
            && left.isShared == right.isShared
    }
}
