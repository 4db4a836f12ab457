/// Why the server, or libpq, did not do as asked.
package struct PostgresError: Error, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Nobody answers, or the connection broke.
        case unreachable
        /// Nobody answered in time.
        case late
        /// The server said no; holds its code of five characters (SQLSTATE), empty where it told none.
        case refused(code: String)
    }

    package let kind: Kind
    /// The server's or the library's own words, in one line.
    package let message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// SQLSTATE, where the server told one.
    package var code: String? {
        if case .refused(let code) = kind, !code.isEmpty { code } else { nil }
    }
}
