package import Wire

/// Follows the journal's events, across restarts of the daemon: none is lost or told twice.
package struct EventFollower {
    /// What happens to the connection.
    package enum Turn {
        /// Events come from here on.
        case connected
        /// The daemon is gone; it is tried again.
        case gone
    }

    private let connect: () throws(CallFailure) -> DaemonClient
    /// Waits so many seconds.
    private let pause: (UInt32) -> Void
    /// The last event that is known; `nil` before the first connection, for those from now on.
    private var since: Int?

    package init(
        connect: @escaping () throws(CallFailure) -> DaemonClient,
        pause: @escaping (UInt32) -> Void, since: Int? = nil
    ) {
        self.connect = connect
        self.pause = pause
        self.since = since
    }

    private static let shortestPause: UInt32 = 1
    private static let longestPause: UInt32 = 30

    /// Goes on until something else than the connection fails, or nobody wants to know more.
    ///
    /// - Parameter onEvent: returns whether to go on; an event that ends it counts as not told.
    package mutating func run(
        onTurn: (Turn) -> Void,
        onEvent: (EventMessage, inout DaemonClient) -> Bool
    ) throws(CallFailure) {
        // Only the first connection has to succeed at once.
        var daemon = try connect()
        var pause = Self.shortestPause
        while true {
            do {
                try follow(&daemon, onTurn) { event, daemon in
                    pause = Self.shortestPause
                    return onEvent(event, &daemon)
                }
                return
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

    /// Watches from where it was; from now on where another journal has come in the place of the one that was followed.
    private mutating func begin(_ daemon: inout DaemonClient) throws(CallFailure) -> WatchResult {
        do {
            return try daemon.call(
                .watch, WatchRequest(since: since), as: WatchResult.self
            ).result
        } catch {
            guard case .refused = error, since != nil else { throw error }
            since = nil
            return try daemon.call(.watch, WatchRequest(since: nil), as: WatchResult.self).result
        }
    }

    /// Hands events on until nobody wants more, or the connection ends, which it throws as `disconnected`.
    private mutating func follow(
        _ daemon: inout DaemonClient, _ onTurn: (Turn) -> Void,
        onEvent: (EventMessage, inout DaemonClient) -> Bool
    ) throws(CallFailure) {
        let start = try begin(&daemon)
        since = since ?? start.seq
        onTurn(.connected)
        while true {
            let event = try daemon.nextEvent()
            // A daemon that repeats itself is not followed.
            guard event.seq > since ?? 0 else { continue }
            guard onEvent(event, &daemon) else { return }
            since = event.seq
        }
    }
}
