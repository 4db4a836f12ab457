import Foundation
import TestSupport
import Testing

/// Pieces of texts by libsentencepiece, in a program of its own: in one with OpenCV's libraries their two copies of protobuf
/// would take each other's parts.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: Built.program("meaning")),
        "needs libsentencepiece-dev"))
struct PieceReaderTests {
    private func pieces(of lines: String, model: [UInt8] = TinyPieces.model) throws -> Command {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/pieces.model"
        try Data(model).write(to: URL(fileURLWithPath: path))
        return try Command.run(
            "sh",
            [
                "-c", "printf '%s\\n' \"$1\" | \"$0\" pieces \"$2\"", Built.program("meaning"),
                lines, path,
            ])
    }

    @Test(arguments: [
        ("red soup", "1 4 5 2"), ("so", "1 3 6 7 2"),
        // Unknown signs in a row are one.
        ("湯麵", "1 3 0 2"),
    ])
    func `a text is its pieces between a beginning and an end`(text: String, told: String) throws {
        let answer = try pieces(of: text)
        #expect(answer.status == 0)
        #expect(answer.output == told + "\n", "\(text)")
    }

    @Test func `a long text is cut`() throws {
        let numbers = try pieces(of: String(repeating: "red ", count: 2000)).output.split(
            whereSeparator: \.isWhitespace)
        #expect(numbers.count == 512)
        #expect(numbers.first == "1" && numbers.last == "2")
    }

    @Test(arguments: [[], Array("no model at all".utf8), Array(TinyPieces.model.dropLast(9))])
    func `other bytes are no model`(model: [UInt8]) throws {
        let answer = try pieces(of: "red soup", model: model)
        #expect(answer.status != 0)
        #expect(answer.output.isEmpty)
    }
}
