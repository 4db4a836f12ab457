import TestSupport
import Testing

@testable import UnixSocket

struct LineFramerTests {
    /// All lines of the input when it arrives in the given pieces and then ends.
    private func lines(_ pieces: [[UInt8]], limit: Int = 8) -> [Line] {
        var framer = LineFramer(limit: limit)
        var lines: [Line] = []
        for piece in pieces {
            framer.append(piece)
            while let line = framer.next() { lines.append(line) }
        }
        if let last = framer.last() { lines.append(last) }
        return lines
    }

    @Test(
        arguments: [
            ("", []),
            ("\n", [.text("")]),
            ("two eggs\n", [.text("two eggs")]),
            ("a\r\nb\n\r\n", [.text("a"), .text("b"), .text("")]),
            ("a\rb\n", [.text("a\rb")]),
            ("a\r\r\n", [.text("a\r")]),
            ("unended", [.text("unended")]),
            ("unended\r", [.text("unended")]),
            ("12345678\n", [.text("12345678")]),
            ("12345678\r\n", [.text("12345678")]),
            ("12345678", [.text("12345678")]),
            ("12345678\r", [.text("12345678")]),
            ("123456789\na\n", [.faulty(.tooLong, opening: 0x31), .text("a")]),
            ("12345678\r\r\na", [.faulty(.tooLong, opening: 0x31), .text("a")]),
            (" \t{345678901234567\nb", [.faulty(.tooLong, opening: 0x7B), .text("b")]),
            ("            x\n", [.faulty(.tooLong, opening: nil)]),
            ("endless and never ended", [.faulty(.tooLong, opening: 0x65)]),
            ("a\0b\n{\0\n", [.faulty(.hasNUL, opening: 0x61), .faulty(.hasNUL, opening: 0x7B)]),
        ] as [(String, [Line])])
    func `a line ends with LF or CR LF and is as long as the limit allows`(
        input: String, expected: [Line]
    ) {
        #expect(lines([Array(input.utf8)]) == expected)
        #expect(lines(input.utf8.map { [$0] }) == expected, "byte by byte")
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        ] as [[UInt8]])
    func `what is no UTF-8 is a faulty line`(bytes: [UInt8]) {
        let input = Array("[".utf8) + bytes + Array("\nok\n".utf8)
        #expect(lines([input]) == [.faulty(.notUTF8, opening: 0x5B), .text("ok")])
    }

    @Test func `lines do not depend on how the bytes are split`() {
        let alphabet: [UInt8] = Array("ab {\r\n\n\0".utf8) + [0xC3, 0xA9, 0xFF]
        for seed in 0..<500 {
            var random = SplitMix64(seed: UInt64(seed))
            let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            var pieces: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...12, using: &random)
                pieces.append(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            let limit = Int.random(in: 1...12, using: &random)
            #expect(
                lines(pieces, limit: limit) == lines([bytes], limit: limit), "seed \(seed)")
        }
    }

    @Test func `lines are the pieces between line ends`() {
        for seed in 0..<100 {
            var random = SplitMix64(seed: UInt64(seed))
            let texts = (0..<Int.random(in: 1...50, using: &random)).map { _ in
                String(repeating: "é", count: Int.random(in: 0...1000, using: &random))
            }
            let input = texts.joined(separator: "\n") + "\n"
            #expect(
                lines([Array(input.utf8)], limit: 2000) == texts.map(Line.text), "seed \(seed)")
        }
    }

    @Test func `an over-long line is reported once and takes no room`() {
        var framer = LineFramer(limit: 100)
        let piece = [UInt8](repeating: 0x61, count: 1000)
        var reported: [Line] = []
        for _ in 0..<1000 {
            framer.append(piece)
            while let line = framer.next() { reported.append(line) }
            #expect(framer.count == 0)
        }
        framer.append("end\nnext\n".utf8)
        #expect(reported == [.faulty(.tooLong, opening: 0x61)])
        #expect(framer.next() == .text("next"))
        #expect(framer.next() == nil)
        #expect(framer.last() == nil)
    }

    @Test func `what was discarded is gone`() {
        var framer = LineFramer()
        framer.append("one\ntwo".utf8)
        framer.discard()
        framer.append("three\n".utf8)
        #expect(framer.count == 6)
        #expect(framer.next() == .text("three"))
        #expect(framer.last() == nil)
    }

    @Test(arguments: [("{}", 0x7B), (" \t [", 0x5B), ("", nil), (" \t", nil), ("é", 0xC3)])
    func `the opening is the first byte that is no blank`(text: String, opening: UInt8?) {
        #expect(Line.text(text).opening == opening)
    }
}
