/// Why the journal can take nothing for the moment.
package enum WriteObstacle: Hashable, Sendable {
    case diskFull
    case readOnly
    /// Another program holds the journal, or the daemon is about to end.
    case busy
    /// SQLite failed; its extended result code.
    case storage(code: Int)
}
