package import Nutrition

/// Something in the journal's file that must not be.
package enum JournalFlaw: Sendable, Hashable {
    /// What SQLite found wrong with the file itself, in its words.
    case structure(String)
    /// Rows of this table refer to rows that are not there.
    case reference(table: String)
    /// The day's total is not the sum of its entries.
    case total(LocalDay)
}
