/// What a program keeps in a column.
enum ColumnRole: Sendable, Hashable {
    /// The date, perhaps with a time behind it.
    case day
    /// The time of day.
    case time
    /// An instant in UTC, with `offset` in another column.
    case universalTime, offset
    case meal
    case name
    case brand
    case amount
    case unit
    /// Number and unit in one: `150.00 g`.
    case amountWithUnit
    /// The weight of the whole amount; in grams unless the header says otherwise.
    case weight
    /// The person's own words.
    case note
    /// Known, and without a use here.
    case known
    /// A nutrient, by its id, in the unit of the header.
    case figure(String)
    /// What share of somebody's need it is, of which the file does not tell how much that is.
    case percentage
}
