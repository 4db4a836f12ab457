package import Wire

/// Ways to the daemon for programs that are no verbs.
package enum Doors {
    /// - Parameter socket: its path.
    package static func door(_ socket: String) -> any DaemonDoor { SocketDoor(path: socket) }

    /// Tells of what happens in the journal for as long as the process lives.
    package static func follow(
        _ socket: String, _ tell: @escaping @Sendable (Followed) -> Void
    ) {
        EventFollower.follow(socket, tell)
    }
}
