internal import House
internal import JSON
internal import Wire
internal import Wyoming

/// Cuts the input into events twice, whole and byte by byte; both must agree, nothing grows beyond its limits,
/// and every event has an answer that is read as it was written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWyoming(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let whole = events(of: input, inPiecesOf: max(1, input.count))
    precondition(whole == events(of: input, inPiecesOf: 1), "events depend on the pieces")
    for incoming in whole {
        for answer in answers(to: incoming) {
            precondition(
                events(of: answer.bytes, inPiecesOf: answer.bytes.count) == [.event(answer)],
                "an answer is not read as it was written")
        }
    }
    return 0
}

private let desk = WyomingDesk(version: "1", canSpeak: true, canHear: true)

/// What is kept of sound has its bounds, whatever comes in whatever order.
private func heard(_ event: WyomingEvent) -> [WyomingEvent] {
    var shelf = UtteranceShelf()
    for event in [event, WyomingEvent("audio-start"), event, WyomingEvent("audio-stop")] {
        if case .whole(let events) = shelf.take(event) {
            precondition(events.reduce(0) { $0 + $1.payload.count } <= UtteranceShelf.most)
        }
    }
    _ = SatelliteMicrophone().take(.event(event))
    return []
}

private let limits: WyomingFramer.Limits = {
    var limits = WyomingFramer.Limits()
    (limits.header, limits.data, limits.payload) = (1_000_000, 1_000_000, 1_000_000)
    return limits
}()

private func answers(to incoming: WyomingFramer.Incoming) -> [WyomingEvent] {
    switch desk.received(incoming) {
    case .answer(let events): events
    case .say(let sentence):
        desk.answers(sentence, .said(SayResult([sentence.text])))
            + desk.answers(sentence, .unreachable)
    case .speak: desk.spoken([1, -1], rate: 22_050)
    case .hear(let event): heard(event)
    }
}

private func events(of input: [UInt8], inPiecesOf size: Int) -> [WyomingFramer.Incoming] {
    var framer = WyomingFramer(limits: limits)
    var taken: [WyomingFramer.Incoming] = []
    for start in stride(from: 0, to: input.count, by: size) {
        framer.append(input[start..<min(start + size, input.count)])
        do throws(WyomingFault) {
            while let incoming = try framer.next() { taken.append(incoming) }
        } catch {
            precondition(framer.count == 0, "something is kept after a fault")
            return taken
        }
    }
    return taken
}
