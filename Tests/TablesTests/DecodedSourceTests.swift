import Testing

@testable import Tables

struct DecodedSourceTests {
    private func decoded(_ bytes: [UInt8], piece: Int = .max) throws -> String {
        let source = DecodedSource(MemorySource(bytes, piece: piece))
        return String(decoding: try #require(try source.rest(limit: .max)), as: UTF8.self)
    }

    private static let text = "Käsebrot;€ 3\nœuf 🍳;1\n"

    @Test(arguments: [1, 2, 3, 5, 1000])
    func `UTF-8 stays as it is, in whatever pieces it comes`(piece: Int) throws {
        #expect(try decoded(Array(Self.text.utf8), piece: piece) == Self.text)
    }

    @Test(arguments: [1, 2, 3, 5, 1000], [false, true])
    func `UTF-16 becomes UTF-8, with its mark and without`(piece: Int, hasMark: Bool) throws {
        for isLittle in [true, false] {
            var bytes: [UInt8] = hasMark ? (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) : []
            for unit in ("a" + Self.text).utf16 {
                let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                bytes += isLittle ? pair : pair.reversed()
            }
            // Without a mark the beginning has to be of ASCII, as headers are.
            if !hasMark { bytes = pad(isLittle) + bytes }
            #expect(try decoded(bytes, piece: piece) == (hasMark ? "" : "b") + "a" + Self.text)
        }
    }

    private func pad(_ isLittle: Bool) -> [UInt8] { isLittle ? [0x62, 0] : [0, 0x62] }

    @Test(arguments: [1, 2, 7, 1000])
    func `Latin letters become UTF-8, wherever the first stands`(piece: Int) throws {
        let ascii = String(repeating: "plain line\n", count: 30_000)
        let bytes = Array(ascii.utf8) + [0x4B, 0xE4, 0x73, 0x65, 0x20, 0x80, 0x9C]
        #expect(try decoded(bytes, piece: piece * 1000) == ascii + "Käse €œ")
    }

    @Test func `after UTF-8 what is none stays visible`() throws {
        let source = DecodedSource(MemorySource(Array("ä".utf8) + [0xE4, 0x0A]))
        #expect(try source.rest(limit: 100) == Array("ä".utf8) + [0xE4, 0x0A])
        #expect(source.encoding == .utf8)
    }

    @Test(
        arguments: [
            ("a,b\n1;2;3\n", ","), ("a;b;c\n1,5;2;3\n", ";"), ("a\tb\n", "\t"),
            ("\"x;y\",b\n", ","), ("title\n\na;b\n", ";"), ("alone\n", ","),
        ] as [(String, Character)])
    func `separators are told from the first line that has some`(
        text: String, separator: Character
    ) {
        #expect(TableDialect.guess(text.utf8).separator == separator.asciiValue)
    }
}
