/// What somebody hears who follows the journal across restarts of the daemon.
package enum Followed: Sendable {
    /// Events come from here on, or nobody answers yet; once, and first.
    case begun
    case event(EventMessage)
    /// Nobody is followed now; it is tried again.
    ///
    /// - Parameter why: what the daemon said, where it is there and does not serve this connection.
    case gone(why: String?)
    /// The daemon is there again.
    ///
    /// - Parameter missed: whether events may have passed unseen meanwhile.
    case back(missed: Bool)
}
