internal import Audio
internal import Glibc
internal import JSON
package import UnixSocket
internal import Voice
internal import Wyoming

/// Turns speech of others into words: one utterance a connection, as events of Wyoming.
///
/// Whoever connects has the sound from a network, and these ears have none: they read events, decode, and answer
/// with one transcript. Nothing is judged and nothing is logged of it.
package struct LentEars: ~Copyable {
    private var transcriber: Transcriber
    /// How long one utterance may take to arrive, which its carrier has in full.
    private let patience: Duration

    package init(_ transcriber: consuming Transcriber, patience: Duration = .seconds(3)) {
        self.transcriber = transcriber
        self.patience = patience
    }

    /// Longer speech is no sentence that these ears could know.
    package static let longest = 30.0

    /// Answers the next who connects; `false` when the listener is closed.
    package mutating func serve(at listener: borrowing Listener) -> Bool {
        let stream: SocketStream?
        do throws(SocketError) { stream = try listener.accept() } catch { return false }
        guard let stream else { return true }
        let answer: WyomingEvent
        switch Self.utterance(from: stream, until: .now + patience) {
        case .success(var sound):
            let heard = (try? transcriber.hear(sound)) ?? .silence
            sound.overwrite()
            answer = WyomingEvent(
                "transcript",
                JSONObject([("text", .string(heard.text)), ("language", "en")]))
        case .failure(let fault): answer = .error(fault.sentence, code: fault.rawValue)
        }
        Self.send(answer.bytes, to: stream, until: .now + patience)
        return true
    }

    private static func send(
        _ bytes: [UInt8], to stream: borrowing SocketStream, until end: ContinuousClock.Instant
    ) {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let outcome = try? stream.write(rest) else { return }
            switch outcome {
            case .moved(let count): rest = rest.dropFirst(count)
            case .wouldBlock: if !wait(for: POLLOUT, at: stream, until: end) { return }
            case .ended: return
            }
        }
    }

    /// Whether the stream is ready before it is too late.
    private static func wait(
        for event: Int32, at stream: borrowing SocketStream, until end: ContinuousClock.Instant
    ) -> Bool {
        let (seconds, attoseconds) = (end - .now).components
        let left = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
        guard left > 0 else { return false }
        var waiting = pollfd(fd: stream.pollable, events: Int16(event), revents: 0)
        return poll(&waiting, 1, Int32(clamping: left)) != 0
    }

    /// Why no words are made of what came.
    package enum Fault: String, Error {
        case noSound = "no-sound"
        case tooLong = "too-long"
        case format = "format"
        case late = "late"

        var sentence: String {
            switch self {
            case .noSound: "No sound came before audio-stop."
            case .tooLong: "That is more than 30 seconds of sound."
            case .format:
                "The sound must be PCM of 16 bits, of 1 or 2 channels, 8,000 to 96,000 a second."
            case .late: "The sound did not come in full in time."
            }
        }
    }

    private static func utterance(
        from stream: borrowing SocketStream, until end: ContinuousClock.Instant
    ) -> Result<[Int16], Fault> {
        var framer = WyomingFramer()
        var collector = SoundCollector()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        do {
            while true {
                while let incoming = try framer.next() {
                    guard case .event(let event) = incoming else { continue }
                    if event.type == "audio-stop" { return collector.utterance() }
                    if let fault = collector.take(event) { return .failure(fault) }
                }
                guard wait(for: POLLIN, at: stream, until: end) else { return .failure(.late) }
                switch try stream.read(into: &buffer) {
                case .moved(let count): framer.append(buffer[..<count])
                case .wouldBlock: continue
                case .ended: return .failure(.late)
                }
            }
        } catch {
            return .failure(.late)
        }
    }
}

/// Puts the sound of events together, at the rate that the decoder has.
struct SoundCollector {
    private var rate = Recogniser.rate
    private var channels = 1
    private var bytes: [UInt8] = []

    /// Why the event cannot be taken.
    mutating func take(_ event: WyomingEvent) -> LentEars.Fault? {
        switch event.type {
        case "audio-start":
            bytes = []
            return setFormat(event)
        case "audio-chunk":
            // Each tells its format; they are not to differ within an utterance.
            if bytes.isEmpty, let fault = setFormat(event) { return fault }
            bytes += event.payload
            let most = Int(LentEars.longest * Double(rate)) * channels * 2
            return bytes.count > most ? .tooLong : nil
        default: return nil
        }
    }

    private mutating func setFormat(_ event: WyomingEvent) -> LentEars.Fault? {
        let rate = event.data["rate"]?.integer ?? rate
        let channels = event.data["channels"]?.integer ?? channels
        guard event.data["width"]?.integer ?? 2 == 2, (8_000...96_000).contains(rate),
            (1...2).contains(channels)
        else { return .format }
        (self.rate, self.channels) = (rate, channels)
        return nil
    }

    mutating func utterance() -> Result<[Int16], LentEars.Fault> {
        defer { bytes = [] }
        var samples = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
        }
        if channels == 2 {
            samples = stride(from: 0, to: samples.count - 1, by: 2).map { place in
                Int16((Int(samples[place]) + Int(samples[place + 1])) / 2)
            }
        }
        guard !samples.isEmpty else { return .failure(.noSound) }
        guard rate != Recogniser.rate else { return .success(samples) }
        let sound = Sound(samples: samples.map { Float($0) / 32_768 }, rate: rate)
        guard let resampled = try? sound.resampled(to: Recogniser.rate) else {
            return .failure(.format)
        }
        return .success(resampled.integers)
    }
}
