import Glibc
import TOML
import TestSupport
import Testing

struct TOMLErrorTests {
    private func error(_ text: String) -> TOMLError? {
        do {
            _ = try TOMLTable(parsing: text)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a fault is told with its place`() {
        let expected = TOMLError(
            code: .syntax,
            message: "Error while parsing key-value pair: encountered end-of-file",
            operation: "parse", place: TOMLPlace(line: 2, column: 4))
        #expect(error("a = 1\nb =") == expected)
        #expect(
            expected.description
                == "line 2, column 4: Error while parsing key-value pair: encountered end-of-file")
    }

    @Test(arguments: [
        "api_key = sk-verysecretvalue",
        "a = 99999999999999999999999999",
        "a = \"sk-verysecretvalue",
        "[sk-verysecretvalue\n",
        "a = 1\na = 'sk-verysecretvalue'",
        "a = 1 sk-verysecretvalue",
    ])
    func `the text is not repeated in the error`(text: String) {
        let description = error(text)?.description ?? ""
        #expect(!description.isEmpty)
        #expect(!description.contains("secret"))
        #expect(!description.contains("9999"))
    }

    @Test func `an endless key, endless nesting and an endless text are refused`() {
        let key = String(repeating: "a.", count: 40_000) + "a = 1"
        #expect(
            error(key)
                == TOMLError(code: .tooDeep, message: "nested too deeply", operation: "parse"))
        let arrays = "a = " + String(repeating: "[", count: 40_000)
        #expect(error(arrays)?.code == .syntax)
        let tables = (0..<30).map { _ in "{" + String(repeating: "a.", count: 31) + "a = " }
        let text = "a = \(tables.joined())1\(String(repeating: "}", count: 30))"
        #expect(error(text)?.code == .tooDeep)
        let large = String(repeating: "#", count: TOMLTable.largestText + 1)
        #expect(
            error(large)
                == TOMLError(code: .tooLarge, message: "larger than 256 KiB", operation: "parse"))
    }

    /// Each of these broke an assertion of toml++ 3.3 or led it into undefined behaviour.
    @Test(arguments: ["[=", "[[=]]", "é = 1", "\u{FEF7}a = 1", "a = \"\"\"\\\né\"\"", "w\u{393}"])
    func `what toml++ stumbles over is refused`(text: String) {
        #expect(error(text)?.code == .syntax)
    }

    @Test func `bytes that are no UTF-8 are refused`() {
        #expect(throws: TOMLError.self) { try TOMLTable(parsing: [0x61, 0x3D, 0x22, 0xFF, 0x22]) }
        #expect(throws: TOMLError.self) { try TOMLTable(parsing: [0x61, 0x00]) }
    }

    @Test func `a file is read, a missing one is nil and a folder is refused`() throws {
        let path = "/tmp/toml-\(getpid())-\(UInt64.random(in: 0 ... .max)).toml"
        #expect(try TOMLTable(file: path) == nil)
        let file = try #require(fopen(path, "w"))
        fputs("a = 1", file)
        fclose(file)
        defer { unlink(path) }
        #expect(try TOMLTable(file: path)?["a"] == .integer(1))
        let expected = TOMLError(
            code: .unreadable(EISDIR), message: "cannot read it: Is a directory",
            operation: "read")
        #expect(throws: expected) { try TOMLTable(file: "/tmp") }
    }

    @Test func `garbage never ends the process and places lie in the text`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let pieces = [
            "a", "b.c", "\"", "'", "\"\"\"", "'''", "=", "[", "]", "[[", "]]", "{", "}", ",", "\n",
            "\r", " ", "#", "1", "-", "+", "0x", "1e9", "inf", "nan", "true", "fal", "2024-01-01",
            "T07:00", "\\u00", "\\", ".", "_", "é", "\u{0}", "\u{FEFF}", "9999999999999999999",
        ]
        for _ in 0..<2000 {
            let count = Int.random(in: 0...40, using: &random)
            var bytes: [UInt8] = []
            for _ in 0..<count {
                if Int.random(in: 0..<20, using: &random) == 0 {
                    bytes.append(UInt8.random(in: .min ... .max, using: &random))
                } else {
                    bytes += pieces[Int.random(in: pieces.indices, using: &random)].utf8
                }
            }
            do {
                _ = try TOMLTable(parsing: bytes)
            } catch {
                #expect(error.code != .internal, "seed \(seed)")
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                if let place = error.place {
                    #expect((1...lines + 1).contains(place.line), "seed \(seed)")
                }
            }
        }
    }
}
