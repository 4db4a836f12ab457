import JSON
import TestSupport
import Testing

@testable import Wyoming

struct FramerTests {
    private static func events(
        of bytes: [UInt8], inPieces size: () -> Int, limits: WyomingFramer.Limits = .init()
    ) -> ([WyomingFramer.Incoming], WyomingFault?) {
        var framer = WyomingFramer(limits: limits)
        var taken: [WyomingFramer.Incoming] = []
        var rest = bytes[...]
        do {
            while !rest.isEmpty {
                let piece = rest.prefix(size())
                rest = rest.dropFirst(piece.count)
                framer.append(piece)
                while let incoming = try framer.next() { taken.append(incoming) }
            }
            return (taken, nil)
        } catch { return (taken, error) }
    }

    private static func whole(
        _ text: String, limits: WyomingFramer.Limits = .init()
    ) -> ([WyomingFramer.Incoming], WyomingFault?) {
        events(of: Array(text.utf8), inPieces: { .max }, limits: limits)
    }

    @Test func `data in the line and behind it are one`() {
        let (taken, fault) = Self.whole(
            #"{"type":"transcript","data":{"text":"a","language":"en"},"data_length":12}"#
                + "\n{\"text\":\"b\"}{\"type\":\"describe\"}\n")
        #expect(fault == nil)
        #expect(
            taken == [
                .event(
                    WyomingEvent(
                        "transcript", JSONObject([("text", "b"), ("language", "en")]))),
                .event(WyomingEvent("describe")),
            ])
    }

    @Test(
        arguments: [
            ("GET / HTTP/1.1\r\n\r\n", .noHeader), ("\n", .noHeader), ("[]\n", .noHeader),
            ("{}\n", .noHeader), ("{\"type\":1}\n", .noHeader), ("{\"type\":\"\"}\n", .noHeader),
            ("{\"type\":\"a\",\"data_length\":-1}\n", .noHeader),
            ("{\"type\":\"a\",\"data_length\":\"9\"}\n", .noHeader),
            ("{\"type\":\"a\",\"data_length\":1.5}\n", .noHeader),
            ("{\"type\":\"a\",\"data_length\":99999999999999999999}\n", .noHeader),
            ("{\"type\":\"a\",\"data_length\":9223372036854775807}\n", .tooLarge),
            ("{\"type\":\"a\",\"payload_length\":1048577}\n", .tooLarge),
            ("\u{0}\u{1}\n", .noHeader), (String(repeating: "x", count: 65_537), .longHeader),
        ] as [(String, WyomingFault)])
    func `what is no event ends the stream`(text: String, fault: WyomingFault) {
        let (taken, found) = Self.whole("{\"type\":\"ping\"}\n" + text)
        #expect(taken == [.event(WyomingEvent("ping"))])
        #expect(found == fault)
    }

    @Test func `an event with unreadable data is told of, and the next one is read`() {
        let (taken, fault) = Self.whole(
            "{\"type\":\"transcript\",\"data_length\":3}\n{]}{\"type\":\"ping\"}\n")
        #expect(fault == nil)
        #expect(taken == [.unreadable(type: "transcript"), .event(WyomingEvent("ping"))])
    }

    @Test func `a fault stays, and nothing is kept after it`() throws {
        var framer = WyomingFramer()
        framer.append(Array("no\n".utf8)[...])
        #expect(throws: WyomingFault.noHeader) { try framer.next() }
        framer.append(Array("{\"type\":\"ping\"}\n".utf8)[...])
        #expect(throws: WyomingFault.noHeader) { try framer.next() }
        #expect(framer.count == 0)
    }

    @Test func `written events are read as they were, whatever pieces they come in`() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let events = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                WyomingEvent(
                    ["transcript", "audio-chunk", "x"].randomElement(using: &random) ?? "x",
                    Bool.random(using: &random)
                        ? JSONObject()
                        : JSONObject([("text", "crème\n\"brûlée\" 🥚"), ("n", .integer(7))]),
                    payload: (0..<Int.random(in: 0...300, using: &random)).map { _ in
                        UInt8.random(in: 0...255, using: &random)
                    })
            }
            let (taken, fault) = Self.events(of: events.flatMap(\.bytes)) {
                Int.random(in: 1...40, using: &random)
            }
            #expect(fault == nil, "seed \(seed)")
            #expect(taken == events.map { .event($0) }, "seed \(seed)")
        }
    }

    @Test
    func `damaged streams come to the same in any pieces, and never hold more than is allowed`() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        var limits = WyomingFramer.Limits()
        (limits.header, limits.data, limits.payload) = (200, 100, 100)
        let good = [
            WyomingEvent("transcript", JSONObject([("text", "two eggs")])),
            WyomingEvent("audio-chunk", JSONObject([("rate", 16_000)]), payload: [1, 2, 3, 10]),
        ].flatMap(\.bytes)
        for _ in 0..<300 {
            var bytes = good + good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
            let whole = Self.events(of: bytes, inPieces: { .max }, limits: limits)
            var framer = WyomingFramer(limits: limits)
            var taken: [WyomingFramer.Incoming] = []
            var fault: WyomingFault?
            for byte in bytes where fault == nil {
                framer.append([byte][...])
                do throws(WyomingFault) {
                    while let incoming = try framer.next() { taken.append(incoming) }
                } catch { fault = error }
                #expect(framer.count <= 201, "seed \(seed)")
            }
            #expect(taken == whole.0, "seed \(seed)")
            #expect(fault == whole.1, "seed \(seed)")
        }
    }
}
