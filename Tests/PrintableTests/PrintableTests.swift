import Printable
import TestSupport
import Testing

struct PrintableTests {
    @Test(arguments: [
        ("two eggs", "two eggs"), ("a\u{1B}[31mb", "a [31mb"), ("a\u{7}b\nc", "a b c"),
        ("egg\u{202E}gge", "egggge"), ("\u{2066}a\u{2069}b", "ab"), ("a\u{200B}b", "ab"),
        ("a\u{2028}b\u{2029}c", "a b c"), ("\u{FEFF}tea", "tea"), ("a\u{AD}b", "ab"),
        ("a\u{E0041}b", "ab"), ("a\u{9B}31mb", "a 31mb"),
        // What letters and emoji need stays, and so does every letter.
        ("👨‍👩‍👧 ❤️", "👨‍👩‍👧 ❤️"), ("می‌خواهم", "می‌خواهم"), ("crème “brûlée” – 日本", "crème “brûlée” – 日本"),
        ("שקשוקה", "שקשוקה"),
    ])
    func `what misleads is taken out, and nothing else`(text: String, shown: String) {
        #expect(text.printable() == shown)
    }

    @Test func `a text of what cannot be seen says nothing`() {
        for text in ["", " ", "\u{200B}", "\u{202E}\u{2066}", "\u{3164}", "\u{FEFF} \u{2060}\t"] {
            #expect(text.isInvisible, "\(text.unicodeScalars.map(\.value))")
        }
        for text in ["a", "\u{200B}a", "❤️", "日", "."] { #expect(!text.isInvisible) }
    }

    @Test func `the bytes that are looked for first miss no scalar`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.isMisleading else { continue }
            #expect(String(scalar).mayMislead, "\(value)")
        }
    }

    @Test func `no place of a text is passed over when it is looked through`() {
        for length in [1, 2, 15, 16, 17, 40] {
            for place in 0..<length {
                var scalars = Array(repeating: Unicode.Scalar("a"), count: length)
                #expect(!String(String.UnicodeScalarView(scalars)).mayMislead)
                scalars[place] = "\u{7F}"
                #expect(String(String.UnicodeScalarView(scalars)).mayMislead, "\(place)")
            }
        }
        #expect(!"".mayMislead)
    }

    @Test func `JSON with misleading scalars by their numbers means the same`() {
        var json = Array("[\u{202E}] {\"a\":\"b\u{202E}c\u{E0041}é\"}".utf8)
        let start = "[\u{202E}] ".utf8.count
        EscapedJSON.escape(&json, from: start)
        #expect(
            String(decoding: json, as: UTF8.self)
                == "[\u{202E}] {\"a\":\"b\\u202Ec\\uDB40\\uDC41é\"}")
        var plain = Array("{\"a\":\"“é” \\u0007\"}".utf8)
        let before = plain
        EscapedJSON.escape(&plain, from: 0)
        #expect(plain == before)
    }

    @Test func `what was made printable stays as it is`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let value = UInt32.random(in: 0...0x2100, using: &random)
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            let shown = text.printable()
            let isClean = !shown.unicodeScalars.contains { $0.isMisleading }
            #expect(isClean, "seed \(seed)")
            #expect(shown.printable() == shown, "seed \(seed)")
        }
    }
}
