import TestSupport
import Testing

@testable import CodeReader

/// Events of keys to codes, as a reader sends them.
struct KeyDecoderTests {
    /// What the kernel reports of a reader that types 4006381333931 and Enter as a keyboard: for each key `MSC_SCAN`,
    /// the press, a report, and the same for its release.
    private static let stream: [UInt8] = {
        let keys: [UInt16] = [5, 11, 11, 7, 4, 9, 2, 4, 4, 4, 10, 4, 2, 28]
        var bytes: [UInt8] = []
        for (place, key) in keys.enumerated() {
            let time = Int64(1_795_248_900) * 1_000_000 + Int64(place) * 8000
            for value in [Int32(1), 0] {
                bytes += event(time, 4, 4, 0x70000 + Int32(key))
                bytes += event(time, 1, key, value)
                bytes += event(time, 0, 0, 0)
            }
        }
        return bytes
    }()

    /// An `input_event` of a 64-bit kernel.
    private static func event(
        _ microseconds: Int64, _ kind: UInt16, _ code: UInt16, _ value: Int32
    ) -> [UInt8] {
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian, Array.init)
        }
        return bytes(microseconds / 1_000_000) + bytes(microseconds % 1_000_000) + bytes(kind)
            + bytes(code) + bytes(value)
    }

    /// Keys pressed and let go, each with Shift held down or not.
    private static func typed(_ keys: [(key: UInt16, shift: Bool)], at second: Int64 = 0) -> [UInt8]
    {
        keys.flatMap { key, shift in
            let time = second * 1_000_000
            let stroke = event(time, 1, key, 1) + event(time, 1, key, 0)
            return shift ? event(time, 1, 42, 1) + stroke + event(time, 1, 42, 0) : stroke
        }
    }

    @Test func `the layout is that of the kernel's header`() {
        #expect(Self.event(1, 2, 3, 4).count == KeyDecoder.eventSize)
        #expect(
            Self.event(1_000_002, 1, 28, 1) == [
                1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 28, 0, 1, 0, 0, 0,
            ])
    }

    @Test func `a code is its digits up to Enter`() {
        var decoder = KeyDecoder()
        #expect(decoder.take(Self.stream) == ["4006381333931"])
        #expect(decoder.take(Self.stream + Self.stream) == ["4006381333931", "4006381333931"])
    }

    @Test func `however the bytes are cut, the codes are the same`() {
        for seed in UInt64(1)...100 {
            var random = SplitMix64(seed: seed)
            var decoder = KeyDecoder()
            var rest = (Self.stream + Self.stream)[...]
            var lines: [String] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...100, using: &random)
                lines += decoder.take(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(lines == ["4006381333931", "4006381333931"], "seed \(seed)")
        }
    }

    @Test func `links, element strings and the keypad are read as well`() {
        // Letters and marks with and without Shift, by the keyboard's numbers.
        var decoder = KeyDecoder()
        let link: [(UInt16, Bool)] = [
            (35, false), (20, false), (20, false), (25, false), (31, false), (39, true),
            (53, false),
            (53, false), (30, true), (52, false), (11, false), (2, false), (9, true), (10, true),
            (28, false),
        ]
        #expect(
            decoder.take(Self.typed(link.map { (key: $0.0, shift: $0.1) })) == ["https://A.01*("])
        let keypad: [UInt16] = [75, 82, 82, 77, 72, 79, 71, 73, 76, 80, 81, 96]
        #expect(decoder.take(Self.typed(keypad.map { (key: $0, shift: false) })) == ["40068179523"])
        // Ctrl and ] separate the parts of an element string.
        let separated =
            Self.typed([(key: 2, shift: false)]) + Self.event(0, 1, 29, 1)
            + Self.typed([(key: 27, shift: false)]) + Self.event(0, 1, 29, 0)
            + Self.typed([(key: 3, shift: false), (key: 28, shift: false)])
        #expect(decoder.take(separated) == ["1\u{1D}2"])
    }

    @Test func `what is lost, held down or left unfinished is no code`() {
        var decoder = KeyDecoder()
        let half = Array(Self.stream.prefix(Self.stream.count / 2))
        // The kernel's buffer ran over in the middle.
        #expect(decoder.take(half + Self.event(0, 0, 3, 0) + Self.stream) == [])
        #expect(decoder.take(Self.stream) == ["4006381333931"])
        // A finger on the key repeats it.
        let held = Self.event(0, 1, 2, 1) + Self.event(0, 1, 2, 2) + Self.event(0, 1, 2, 2)
        #expect(decoder.take(held + Self.typed([(key: 28, shift: false)])) == ["1"])
        // Digits without an end do not begin the next code.
        #expect(decoder.take(Self.typed([(key: 2, shift: false)], at: 100)) == [])
        #expect(
            decoder.take(
                Self.typed([(key: 3, shift: false), (key: 28, shift: false)], at: 103)) == ["2"])
        #expect(decoder.take(Self.typed([(key: 28, shift: false)])) == [])
    }

    @Test func `a key that is held for ever, and noise, fill nothing`() {
        var decoder = KeyDecoder()
        for _ in 0..<1000 { #expect(decoder.take(Self.typed([(key: 2, shift: false)])) == []) }
        #expect(decoder.take(Self.typed([(key: 28, shift: false)])) == [])
        #expect(decoder.take(Self.stream) == ["4006381333931"])
        for seed in UInt64(1)...100 {
            var random = SplitMix64(seed: seed)
            let noise = (0..<2400).map { _ in UInt8.random(in: 0...255, using: &random) }
            for line in decoder.take(noise) { #expect(line.utf8.count <= 200, "seed \(seed)") }
        }
    }

    @Test func `a FIFO's lines end as any text's do`() {
        var decoder = TextDecoder()
        #expect(decoder.take(Array("4006381333931\r\n\n0123".utf8)) == ["4006381333931"])
        #expect(decoder.take(Array("45\t96385074".utf8)) == ["012345"])
        #expect(decoder.take([0x0A]) == ["96385074"])
        #expect(decoder.take(Array(repeating: 0x31, count: 201) + [0x0A]) == [])
        #expect(decoder.take([0x31, 0x0A]) == ["1"])
    }
}
