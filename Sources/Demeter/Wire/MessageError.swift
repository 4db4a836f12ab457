package import Nutrition

/// Why a JSON value is not the message that was expected. Members are named by their path from the
/// message: `text`, `portions[2].grams`.
package enum MessageError: Error, Hashable {
    /// The message itself is no JSON object.
    case notAnObject(String)
    case missing(String)
    case wrongType(String, expected: Expected)
    case outOfRange(String, lowest: String, highest: String)
    /// More characters or elements than allowed.
    case tooMany(String, limit: Int)
    case unknown(String)
    /// Two members that exclude each other.
    case conflict(String, String)
    /// None of several members of which one is needed.
    case nothingOf([String])
    /// A text that is no number of a product.
    case noBarcode(String, GTIN.Fault)

    /// What a member may be.
    package enum Expected: Sendable, Hashable {
        case text
        /// Text with at least one character that is no space, and no control characters.
        case words
        /// An absolute path.
        case path
        case number
        case wholeNumber
        case truth
        case list
        case object
        /// `YYYY-MM-DD`
        case date
        /// RFC 3339
        case instant
        /// RFC 3339, or a time of day as `13:05`.
        case moment
        case oneOf([String])
        /// A year, or `YYYY-MM-DD`.
        case birth
        /// A number of centimetres, or text with a unit.
        case length
        /// Two letters of ISO 3166-1.
        case region
        /// A tag of BCP 47.
        case language
    }
}
