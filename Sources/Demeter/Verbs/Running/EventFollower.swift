internal import Wire

/// Follows the journal's events, across restarts of the daemon: none is lost or told twice.
struct EventFollower {
    /// What happens to the connection.
    enum Turn {
        /// Events come from here on.
        case connected
        /// The daemon is gone; it is tried again.
        case gone
    }

    let connect: () throws(Failure) -> DaemonClient
    /// Waits so many seconds.
    let pause: (UInt32) -> Void
    /// The last event that is known; `nil` before the first connection, for those from now on.
    var since: Int?

    private static let shortestPause: UInt32 = 1
    private static let longestPause: UInt32 = 30

    /// Goes on until something else than the connection fails.
    mutating func run(
        onTurn: (Turn) -> Void,
        onEvent: (EventMessage, inout DaemonClient) throws(Failure) -> Void
    ) throws(Failure) {
        // Only the first connection has to succeed at once.
        var daemon = try connect()
        var pause = Self.shortestPause
        while true {
            do {
                try follow(&daemon, onTurn) { event, daemon throws(Failure) in
                    try onEvent(event, &daemon)
                    pause = Self.shortestPause
                }
            } catch .disconnected {
                onTurn(.gone)
            }
            while true {
                self.pause(pause)
                pause = min(pause * 2, Self.longestPause)
                do {
                    daemon = try connect()
                    break
                } catch .unreachable {
                    continue
                }
            }
        }
    }

    /// Hands events on until the connection ends, which it throws as `disconnected`.
    private mutating func follow(
        _ daemon: inout DaemonClient, _ onTurn: (Turn) -> Void,
        onEvent: (EventMessage, inout DaemonClient) throws(Failure) -> Void
    ) throws(Failure) {
        let start = try daemon.call(
            .watch, WatchRequest(since: since), as: WatchResult.self
        ).result
        since = since ?? start.seq
        onTurn(.connected)
        while true {
            let event = try daemon.nextEvent()
            // A daemon that repeats itself is not followed.
            guard event.seq > since ?? 0 else { continue }
            try onEvent(event, &daemon)
            since = event.seq
        }
    }
}
