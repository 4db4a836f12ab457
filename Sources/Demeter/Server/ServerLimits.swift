/// What one daemon bears; `docs/protocol.md` shows the table.
package struct ServerLimits: Sendable, Hashable {
    /// Characters (Unicode scalars) of a description.
    package var description = 500
    package var connections = 256
    /// Bytes of a line without its end. About as much again may wait unread in the daemon.
    package var line = 65_536
    /// Bytes of a line at which its answer is made beside the loop, as it may take long.
    package var longLine = 256
    /// Unsent bytes of a connection at which it is served no further line and no further event.
    package var output = 262_144
    /// Bytes of a batch's replies at which its remaining calls are refused.
    package var batchReply = 4_194_304
    /// Events read from the journal at a time.
    package var events = 64
    /// How long a line may stay unfinished.
    package var unfinishedLine = Duration.seconds(30)
    /// How long a client may leave its replies or events unread.
    package var unreadOutput = Duration.seconds(300)
    /// How long no connection is accepted after the system had no descriptor for one.
    package var acceptPause = Duration.seconds(1)

    package init(description: Int = 500, connections: Int = 256) {
        self.description = description
        self.connections = connections
    }
}
