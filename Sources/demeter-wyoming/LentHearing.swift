import UnixSocket
import Wyoming

/// Has an utterance of a room heard by the ears behind a socket, which have no network.
struct LentHearing {
    private let socket: String

    /// How long the ears may take: half a minute of sound is decoded in less.
    private static let patience = Duration.seconds(20)

    init(socket: String) { self.socket = socket }

    /// The answer to an utterance in events, from `audio-start` to `audio-stop`.
    func answer(to utterance: [WyomingEvent]) -> WyomingEvent {
        let end = ContinuousClock.now + Self.patience
        do {
            var client = try SocketClient(connectingTo: socket, patience: Self.patience)
            for event in utterance {
                var bytes = event.bytes[...]
                try client.send(from: &bytes, until: end)
            }
            var framer = WyomingFramer()
            while true {
                if let incoming = try framer.next() {
                    guard case .event(let event) = incoming else { continue }
                    return event
                }
                let bytes = try client.receive(until: end)
                guard !bytes.isEmpty else { break }
                framer.append(bytes)
            }
        } catch {}
        return .error("Demeter's ears cannot be reached just now.", code: "no-ears")
    }
}
