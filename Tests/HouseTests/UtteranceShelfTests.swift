import JSON
import Testing
import Wyoming

@testable import House

struct UtteranceShelfTests {
    private static let format = JSONObject([("rate", 16_000), ("width", 2), ("channels", 1)])

    private func chunk(_ bytes: Int = 4) -> WyomingEvent {
        WyomingEvent("audio-chunk", Self.format, payload: [UInt8](repeating: 1, count: bytes))
    }

    private let start = WyomingEvent("audio-start", format)
    private let stop = WyomingEvent("audio-stop")

    @Test func `an utterance is kept from its start to its end`() {
        var shelf = UtteranceShelf()
        for event in [start, chunk(), chunk()] { #expect(shelf.take(event) == .nothing) }
        #expect(shelf.take(stop) == .whole([start, chunk(), chunk(), stop]))
        // Nothing is left of it, and an end without a beginning is none.
        #expect(shelf.take(stop) == .nothing)
        // Some begin without saying so; who begins twice begins anew.
        #expect(shelf.take(chunk()) == .nothing)
        #expect(shelf.take(start) == .nothing)
        #expect(shelf.take(chunk(2)) == .nothing)
        #expect(shelf.take(stop) == .whole([start, chunk(2), stop]))
        #expect(shelf.take(chunk()) == .nothing)
        #expect(shelf.take(stop) == .whole([start, chunk(), stop]))
    }

    @Test func `what is too long is given up once, and the next one is heard`() {
        var shelf = UtteranceShelf()
        let second = 1 << 20
        _ = shelf.take(start)
        var outcomes: [UtteranceShelf.Outcome] = []
        for _ in 0...(UtteranceShelf.most / second + 3) {
            outcomes.append(shelf.take(chunk(second)))
        }
        #expect(outcomes.filter { $0 == .tooLong }.count == 1)
        #expect(shelf.take(stop) == .nothing)
        _ = shelf.take(start)
        _ = shelf.take(chunk())
        #expect(shelf.take(stop) == .whole([start, chunk(), stop]))
    }

    @Test func `what comes beside the sound counts, and events without any`() {
        let filler = JSONObject([("filler", .string(String(repeating: "x", count: 200_000)))])
        for event in [WyomingEvent("audio-chunk", filler), WyomingEvent("audio-chunk")] {
            var shelf = UtteranceShelf()
            _ = shelf.take(start)
            let isGivenUp = (0..<60_000).contains { _ in shelf.take(event) == .tooLong }
            #expect(isGivenUp)
        }
    }

    @Test func `ears are offered only where there are some`() {
        let deaf = WyomingDesk(version: "1", canSpeak: true)
        #expect(deaf.received(.event(start)) == .answer([]))
        let desk = WyomingDesk(version: "1", canSpeak: true, canHear: true)
        for event in [start, chunk(), stop] {
            #expect(desk.received(.event(event)) == .hear(event))
        }
        guard case .answer(let events) = desk.received(.event(WyomingEvent("describe"))) else {
            Issue.record("not described")
            return
        }
        let asr = events.first?.data["asr"]?.array
        #expect(asr?.first?["name"] == "demeter-ears")
        #expect(asr?.first?["supports_transcript_streaming"] == false)
    }
}

struct SatelliteMicrophoneTests {
    private func take(_ event: WyomingEvent) -> SatelliteMicrophone.Action {
        SatelliteMicrophone().take(.event(event))
    }

    @Test func `a satellite is told to stream, and answered when it asks`() {
        #expect(SatelliteMicrophone().greeting == [WyomingEvent("run-satellite")])
        let data = JSONObject([("text", "there?")])
        #expect(take(WyomingEvent("ping", data)) == .answer(WyomingEvent("pong", data)))
        for type in ["run-pipeline", "audio-start", "audio-stop", "detection", "info"] {
            #expect(take(WyomingEvent(type)) == .nothing)
        }
        #expect(SatelliteMicrophone().take(.unreadable(type: "audio-chunk")) == .nothing)
    }

    @Test func `its sound is taken in whole samples, and none of another kind`() {
        let format = JSONObject([("rate", 16_000), ("width", 2), ("channels", 1)])
        #expect(
            take(WyomingEvent("audio-chunk", format, payload: [1, 2, 3])) == .sound([1, 2]))
        for (name, value) in [("rate", 48_000), ("width", 4), ("channels", 2)] {
            var other = format
            other[name] = .integer(value)
            guard case .refused = take(WyomingEvent("audio-chunk", other, payload: [1, 2])) else {
                Issue.record("\(name) \(value) was taken")
                continue
            }
        }
    }
}
