internal import People
internal import Service
internal import UnixSocket

/// One connection of the server: its socket, what is decided about it, and its timers.
final class Connection {
    let number: Int
    let stream: SocketStream
    var machine: ConnectionMachine
    /// What the event loop waits for at the socket.
    var interest: Interest = []
    var timers: [TimerKind: Timer] = [:]
    let audience = Audience()
    /// The account that connected.
    let user: UInt32
    let speaker: Speaker
    /// Whose events it watches, where it does, by their key.
    var watched = Residents.ownerKey

    enum TimerKind: Sendable, Hashable {
        case unfinishedLine
        case unreadOutput
    }

    /// A time that runs, for the thing that the machine names.
    struct Timer {
        var name: Int
        var alarm: Int
    }

    init(
        number: Int, stream: consuming SocketStream, limits: ServerLimits, user: UInt32,
        speaker: Speaker
    ) {
        self.number = number
        self.user = user
        self.speaker = speaker
        self.stream = stream
        machine = ConnectionMachine(limits: limits)
    }

    var conversation: ConversationID { ConversationID(rawValue: number) }

    var wantedInterest: Interest {
        var interest: Interest = []
        if machine.wantsInput { interest.insert(.readable) }
        if machine.wantsRoom { interest.insert(.writable) }
        return interest
    }
}
