import TestSupport
import Testing

@testable import Page

struct MultipartTests {
    /// What a form came to: `name=value`, of files `name[file]=value`.
    private static func read(
        _ body: [UInt8], pieces: (Int) -> Int = { $0 },
        type: String = "multipart/form-data; boundary=XX"
    ) -> (parts: [String], isDone: Bool, isBroken: Bool)? {
        guard var reader = MultipartReader(contentType: type) else { return nil }
        var parts: [String] = []
        var text: [UInt8] = []
        var name = ""
        var rest = body[...]
        while !rest.isEmpty {
            let count = max(1, min(rest.count, pieces(rest.count)))
            reader.take(rest.prefix(count)) { event in
                switch event {
                case .part(let part, let file): name = part + (file.map { "[\($0)]" } ?? "")
                case .bytes(let bytes): text += bytes
                case .end:
                    parts.append("\(name)=\(String(decoding: text, as: UTF8.self))")
                    text = []
                }
            }
            rest = rest.dropFirst(count)
        }
        return (parts, reader.isDone, reader.isBroken)
    }

    private static let usual = Array(
        """
        --XX\r
        Content-Disposition: form-data; name="token"\r
        \r
        abc\r
        --XX\r
        Content-Disposition: form-data; name="empty"\r
        \r
        \r
        --XX\r
        Content-Disposition: form-data; name="file"; filename="a;b.csv"\r
        Content-Type: text/csv\r
        \r
        one\r
        --X\r
        two\r
        --XX--\r

        """.utf8)

    @Test func `fields and files are told as browsers send them`() throws {
        let read = try #require(Self.read(Self.usual))
        #expect(read.parts == ["token=abc", "empty=", "file[a;b.csv]=one\r\n--X\r\ntwo"])
        #expect(read.isDone && !read.isBroken)
    }

    @Test(arguments: 0..<100) func `pieces change nothing`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let whole = try #require(Self.read(Self.usual))
        let pieces = try #require(
            Self.read(Self.usual, pieces: { _ in Int.random(in: 1...9, using: &random) }))
        #expect(pieces.parts == whole.parts, "seed \(seed)")
        #expect(pieces.isDone)
    }

    @Test(arguments: 1..<40) func `what is cut off is not done`(missing: Int) throws {
        let read = try #require(Self.read(Array(Self.usual.dropLast(missing + 4))))
        #expect(!read.isDone)
    }

    @Test(arguments: [
        "text/plain; boundary=XX", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/mixed; boundary=XX",
        "multipart/form-data; boundary=\(String(repeating: "x", count: 71))",
    ])
    func `other types are no such form`(type: String) {
        #expect(MultipartReader(contentType: type) == nil)
    }

    @Test func `too many parts and too long a head are broken`() throws {
        let part = "--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n"
        let many = try #require(Self.read(Array(String(repeating: part, count: 41).utf8)))
        #expect(many.isBroken)
        let long = "--XX\r\nA: \(String(repeating: "x", count: 5000))"
        #expect(try #require(Self.read(Array(long.utf8))).isBroken)
        let nameless = "--XX\r\nContent-Disposition: form-data\r\n\r\nx\r\n--XX--"
        #expect(try #require(Self.read(Array(nameless.utf8))).isBroken)
    }
}
