/// A mail server, and how it is spoken to.
package struct MailAccount: Sendable, Hashable {
    /// How the connection is encrypted.
    package enum Encryption: String, Sendable, Hashable, CaseIterable {
        /// From a command on, before anything else is said; not needed of a server on this machine.
        case starttls
        /// From the first byte on.
        case implicit
        case off
    }

    /// `host`, `host:port`, or `sendmail`, or the path of such a program.
    package var server = ""
    package var from = ""
    package var to: [String] = []
    /// `nil` for a server that asks for no name.
    package var user: String?
    package var passwordFile: String?
    /// `nil` for what the address says: implicit after `smtps://`, else by command.
    package var encryption: Encryption?
    /// A file of trusted certificates instead of the system's.
    package var certificates: String?

    package init() {}

    package init(server: String, from: String, to: [String]) {
        self.server = server
        self.from = from
        self.to = to
    }
}
