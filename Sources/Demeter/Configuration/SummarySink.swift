/// Where the nightly summary goes.
package enum SummarySink: Sendable, Hashable {
    case file(path: String)
    /// A program with its arguments; the summary is its standard input.
    case command([String])
    case email(MailAccount)
    case webhook(url: String)
    case ntfy(url: String)
    case desktop
}

/// A `[[summary.sink]]` table while it is read: what is set of all that some kind needs.
struct SummarySinkDraft: Sendable, Hashable {
    enum Kind: String, CaseIterable {
        case file, command, email, webhook, ntfy, desktop

        /// The keys that must be there.
        var needs: [String] {
            switch self {
            case .file: ["path"]
            case .command: ["command"]
            case .email: ["server", "from", "to"]
            case .webhook, .ntfy: ["url"]
            case .desktop: []
            }
        }

        /// Those that may be there besides.
        var takes: [String] {
            ["person"]
                + (self == .email ? ["user", "password_file", "tls", "certificates"] : [])
        }
    }

    var kind: Kind?
    /// Whose days it is told of; the owner's where empty.
    var person = ""
    var mail = MailAccount()
    var path = ""
    var command: [String] = []
    var url = ""

    /// The sink, provided that all that its kind needs is set.
    var sink: SummarySink? {
        switch kind {
        case nil: nil
        case .file: .file(path: path)
        case .command: .command(command)
        case .email: .email(mail)
        case .webhook: .webhook(url: url)
        case .ntfy: .ntfy(url: url)
        case .desktop: .desktop
        }
    }
}
