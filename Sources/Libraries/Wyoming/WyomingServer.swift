internal import Glibc
internal import JSON
internal import Locking
package import TCP
internal import Threads

/// Answers the events of those who connect, each on a thread of its own, one event after the other.
package final class WyomingServer: Sendable {
    package struct Settings: Sendable {
        /// Most peers at a time; further ones are hung up on.
        package var connections = 32
        /// How long a peer may say nothing.
        package var idle = Duration.seconds(300)
        /// How long an event may take to come in full once it has begun, however busily it drips.
        package var eventTime = Duration.seconds(10)
        /// How long a peer may take to accept an answer.
        package var answerTime = Duration.seconds(10)

        package init() {}
    }

    private let listener: Int32
    private let settings: Settings
    private let limits: WyomingFramer.Limits
    private let admits: @Sendable (TCPHost) -> Bool
    private let session: @Sendable (TCPHost) -> any WyomingSession
    private let connected = Mutex(0)

    /// - Parameters:
    ///   - listener: as `TCPListener` opens it; closed by the server.
    ///   - admits: whether somebody is listened to at all.
    ///   - session: made for each connection, and used by its thread alone.
    package init(
        listener: Int32, settings: Settings = Settings(),
        limits: WyomingFramer.Limits = WyomingFramer.Limits(),
        admits: @escaping @Sendable (TCPHost) -> Bool,
        session: @escaping @Sendable (TCPHost) -> any WyomingSession
    ) {
        self.listener = listener
        self.settings = settings
        self.limits = limits
        self.admits = admits
        self.session = session
    }

    /// Starts to take connections; 0, or the system's error number.
    package func start() -> Int32 { OwnThread.start("wyoming") { self.takeConnections() } }

    /// Takes no further connections; those that are there go on.
    package func stop() { _ = shutdown(listener, Int32(SHUT_RDWR)) }

    private func takeConnections() {
        while true {
            do throws(TCPError) {
                guard let stream = try TCPListener.accept(at: listener) else { continue }
                guard admits(stream.host), take() else { continue }
                let connection = Connection(stream)
                let status = OwnThread.start("wyoming-peer") {
                    self.serve(connection)
                    self.connected.withLock { $0 -= 1 }
                }
                if status != 0 { connected.withLock { $0 -= 1 } }
            } catch {
                switch error.code {
                // There is room again when somebody hangs up.
                case EMFILE, ENFILE, ENOBUFS, ENOMEM: _ = usleep(100_000)
                default:
                    close(listener)
                    return
                }
            }
        }
    }

    /// Whether there is room for one more, who is counted then.
    private func take() -> Bool {
        connected.withLock { count in
            guard count < settings.connections else { return false }
            count += 1
            return true
        }
    }

    private func serve(_ connection: Connection) {
        var session = session(connection.stream.host)
        var framer = WyomingFramer(limits: limits)
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var begun: ContinuousClock.Instant?
        do {
            while true {
                while let incoming = try framer.next() {
                    begun = nil
                    for event in session.answers(to: incoming) { try send(event, to: connection) }
                }
                let now = ContinuousClock.now
                begun = framer.isAmid ? begun ?? now : nil
                let end = begun.map { $0 + settings.eventTime } ?? now + settings.idle
                let count = try connection.stream.receive(into: &buffer, until: end)
                guard count > 0 else { return }
                framer.append(buffer[..<count])
            }
        } catch let fault as WyomingFault {
            try? send(.error(of: fault), to: connection)
        } catch {
            // The peer is gone, or too slow.
        }
    }

    private func send(_ event: WyomingEvent, to connection: Connection) throws(TCPError) {
        try connection.stream.send(event.bytes, until: .now + settings.answerTime)
    }

    /// Holds what cannot be copied into a thread.
    private final class Connection: Sendable {
        let stream: TCPStream

        init(_ stream: consuming TCPStream) { self.stream = stream }
    }
}

/// What one connection is about.
package protocol WyomingSession {
    /// What is said to something that came, in this order.
    mutating func answers(to incoming: WyomingFramer.Incoming) -> [WyomingEvent]
}

extension WyomingEvent {
    /// Tells the peer that something is wrong with what it sent.
    package static func error(_ text: String, code: String) -> WyomingEvent {
        WyomingEvent("error", JSONObject([("text", .string(text)), ("code", .string(code))]))
    }

    fileprivate static func error(of fault: WyomingFault) -> WyomingEvent {
        switch fault {
        case .longHeader: error("A line is too long; hanging up.", code: "too-long")
        case .noHeader: error("This is no event of Wyoming's; hanging up.", code: "not-wyoming")
        case .tooLarge: error("An event is too large; hanging up.", code: "too-large")
        }
    }
}
