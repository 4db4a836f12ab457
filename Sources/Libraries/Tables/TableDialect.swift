/// How the fields of a row are told apart.
package struct TableDialect: Sendable, Hashable {
    package var separator: UInt8
    /// Whether a field may stand in double quotes, as in RFC 4180.
    package var isQuoted: Bool

    package init(separator: UInt8, isQuoted: Bool) {
        self.separator = separator
        self.isQuoted = isQuoted
    }

    /// Comma-separated values by RFC 4180.
    package static let csv = TableDialect(separator: UInt8(ascii: ","), isQuoted: true)
    /// Tab-separated values, in which a quote is a letter like any other.
    package static let tsv = TableDialect(separator: UInt8(ascii: "\t"), isQuoted: false)
}
