internal import JSON
package import Wyoming

/// What is done with the events of a satellite whose microphone is heard: decides, and does nothing itself.
package struct SatelliteMicrophone: Sendable {
    package enum Action: Sendable, Hashable {
        case nothing
        case answer(WyomingEvent)
        /// Samples of 16 kHz, 16 bit, one channel.
        case sound([UInt8])
        /// Nothing of it can be heard; why, in words that follow its name.
        case refused(String)
    }

    private static let rate = 16_000

    package init() {}

    /// What a satellite is told first: to stream.
    package var greeting: [WyomingEvent] { [WyomingEvent("run-satellite")] }

    package func take(_ incoming: WyomingFramer.Incoming) -> Action {
        guard case .event(let event) = incoming else { return .nothing }
        switch event.type {
        case "ping": return .answer(WyomingEvent("pong", event.data))
        case "audio-chunk":
            let format = ["rate", "width", "channels"].map { event.data[$0]?.integer }
            guard format == [Self.rate, 2, 1] else {
                return .refused(
                    "does not send 16,000 samples of 16 bits and one channel a second, as satellites do "
                        + "unless they are told otherwise")
            }
            // Half a sample would turn all that follows into noise.
            return .sound(Array(event.payload.prefix(event.payload.count & ~1)))
        // Wake words, pipelines and timers of its own are nothing to us.
        default: return .nothing
        }
    }
}
