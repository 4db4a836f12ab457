internal import Nutrition

/// An entry as a program tells it, before it is known to be possible.
struct EntryDraft {
    enum When {
        /// On a date; the second of the day where that is known.
        case day(LocalDay, second: Int?)
        /// Milliseconds since 1970 in UTC, and seconds east of Greenwich.
        case instant(Int64, offset: Int)
    }

    var when: When
    /// As the program calls it.
    var meal: String?
    var name: String?
    var brand: String?
    var amount: Double?
    var unit: String?
    /// Of the whole amount.
    var grams: Double?
    /// What the person said of it; the amount and the name otherwise.
    var text: String?
    /// Of the whole amount.
    var nutrients = Nutrients.unknown

    init(_ when: When) { self.when = when }

    /// Takes the amount with its weight, where the unit is one of weight.
    mutating func setAmount(_ number: Double?, _ unit: String?) {
        amount = number
        self.unit = unit
        if let number, let unit, let grams = FigureUnit(unit)?.grams { self.grams = number * grams }
    }
}
