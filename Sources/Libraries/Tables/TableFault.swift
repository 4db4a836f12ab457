/// Why a row of a table cannot be read.
package enum TableFault: Error, Sendable, Hashable {
    /// Longer than the limit, in bytes.
    case tooLong(limit: Int)
    /// A quote opens a field and nothing closes it.
    case openQuote
    /// Something stands between a closing quote and the next separator.
    case afterQuote
}
