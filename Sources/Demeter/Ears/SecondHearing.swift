internal import JSON
internal import UnixSocket
internal import Wyoming

/// Somebody else who can be asked what was said.
package protocol SecondRecogniser: Sendable {
    /// The words of an utterance at 16 kHz; `nil` when it cannot be asked, or does not answer in time.
    func words(of utterance: [Int16]) -> String?
}

/// The second recogniser behind the socket of `demeter-wyoming second`, which alone reaches the network.
///
/// The ears speak Wyoming with it themselves: what carries their sound reads nothing of it.
package struct SecondHearing: SecondRecogniser {
    private let socket: String
    private let patience: Duration

    /// Longer utterances are nothing that one says of a meal; their sound is not sent.
    private static let longest = 30 * Recogniser.rate
    /// Samples in one event.
    private static let chunk = 8_000

    /// - Parameter patience: how long an answer may take, all in all.
    package init(socket: String, patience: Duration = .milliseconds(2_500)) {
        self.socket = socket
        self.patience = patience
    }

    package func words(of utterance: [Int16]) -> String? {
        guard utterance.count <= Self.longest else { return nil }
        let end = ContinuousClock.now + patience
        guard var client = try? SocketClient(connectingTo: socket, patience: patience) else {
            return nil
        }
        var framer = WyomingFramer()
        do {
            for event in Self.request(utterance) {
                var bytes = event.bytes[...]
                try client.send(from: &bytes, until: end)
            }
            while true {
                while let incoming = try framer.next() {
                    switch Self.answer(incoming) {
                    case .words(let text): return text
                    case .refused: return nil
                    case .other: continue
                    }
                }
                let bytes = try client.receive(until: end)
                guard !bytes.isEmpty else { return nil }
                framer.append(bytes)
            }
        } catch {
            return nil
        }
    }

    private enum Answer {
        case words(String)
        case refused
        case other
    }

    private static func answer(_ incoming: WyomingFramer.Incoming) -> Answer {
        guard case .event(let event) = incoming else { return .other }
        switch event.type {
        case "transcript": return event.data["text"]?.string.map(Answer.words) ?? .refused
        case "error": return .refused
        default: return .other
        }
    }

    private static func request(_ utterance: [Int16]) -> [WyomingEvent] {
        let format = JSONObject([
            ("rate", .integer(Recogniser.rate)), ("width", 2), ("channels", 1),
        ])
        let chunks = stride(from: 0, to: utterance.count, by: chunk).map { start in
            let part = utterance[start..<min(start + chunk, utterance.count)]
            return WyomingEvent(
                "audio-chunk", format,
                payload: part.flatMap { sample in
                    let bits = UInt16(bitPattern: sample)
                    return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
                })
        }
        return [
            WyomingEvent("transcribe", JSONObject([("language", "en")])),
            WyomingEvent("audio-start", format),
        ] + chunks + [WyomingEvent("audio-stop")]
    }
}
