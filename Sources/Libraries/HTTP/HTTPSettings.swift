/// What holds for every request of a client.
package struct HTTPSettings: Sendable, Hashable {
    /// For name look-up, connection and TLS handshake together.
    package var connectTimeout: Duration = .seconds(10)
    /// A longer answer is refused as it comes, counted after decompression.
    package var answerLimit = 4 << 20
    /// A file of trusted certificates (PEM) instead of the system's.
    package var certificates: String?
    /// `sha256//…` of the server's public key, as curl's `--pinnedpubkey` takes it; `nil` for any.
    package var pinnedKey: String?
    package var userAgent = "demeter"
    /// Whether servers on this machine and in private networks are refused, whatever their names.
    ///
    /// Judged by the address itself, before anything is sent to it; no proxy is used then, for behind one
    /// nobody can tell what was reached.
    package var isPublicOnly = false

    package init() {}
}
