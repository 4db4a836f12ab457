import Foundation
import JSON
import SentenceVectors
import TestSupport
import Testing

/// A live daemon with a package so small that everything in it means the same food.
@Suite(
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: Built.program("demeter-meaning")),
        "needs libsentencepiece-dev"))
struct MeaningTests {
    private let folder: TemporaryFolder
    private var package: String { "\(folder.path)/tiny.meaning" }

    init() throws {
        folder = try TemporaryFolder()
        let shape = EncoderShape(
            rows: 8, dimension: 2, chunks: 2, width: 1, hidden: 1, output: 2)
        var arrays: [String: [Float]] = [:]
        for (place, array) in shape.arrays.enumerated() {
            arrays[array.name] = (0..<array.count).map { Float(($0 + place) % 5) / 4 + 0.1 }
        }
        var contents = VectorFileContents(
            shape: shape, pieceModel: TinyPieces.model, table: Array(0..<16), arrays: arrays)
        contents.labels = ["egg", "no-such-food", "butter"]
        contents.vectors = [
            StoredVector([0, 1], label: 0, leaning: 4), StoredVector([1, 0], label: 1, leaning: 3),
            StoredVector([1, 0], label: 2, leaning: 2),
        ]
        try contents.write(to: package)
    }

    private func ask(_ line: String) throws -> Command {
        try Command.run(
            "sh",
            [
                "-c", "printf '%s\\n' \"$1\" | \"$0\" --package \"$2\" 2> \"$2.log\"",
                Built.program("demeter-meaning"), line, package,
            ])
    }

    @Test func `a question is answered with the nearest foods, and nonsense with what is wrong`()
        throws
    {
        let answer = try ask("{\"text\": \"red soup\"}")
        #expect(answer.status == 0)
        let foods = try JSONValue(parsing: answer.output)["foods"]?.array
        #expect(foods?.compactMap { $0["food"]?.string } == ["egg", "no-such-food", "butter"])
        #expect(try ask("red soup").output == "{\"fault\":\"the question is none\"}\n")
        #expect(try ask(String(repeating: "x", count: 70_000)).output.contains("too long"))
    }

    @Test func `a package that was cut is refused with what helps`() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: package))
        try whole.prefix(whole.count - 5).write(to: URL(fileURLWithPath: package))
        let answer = try ask("{\"text\": \"red soup\"}")
        #expect(answer.status == 66)
        let fault = try JSONValue(parsing: answer.output)["fault"]?.string
        #expect(
            fault
                == "\(package) is not whole: \(whole.count - 5) bytes of \(whole.count); make it again with "
                + "scripts/get-meaning")
    }

    @Test
    func `a line that nobody knows is a question, by a process without rights, and a number logs`()
        throws
    {
        let daemon = try DaemonProcess(environment: ["DEMETER_LOOKUP_MEANING": package])
        #expect(try children(of: daemon).isEmpty)
        var dialogue = try daemon.connect()
        let reply = try dialogue.say("that wobbly thing hens drop")
        #expect(reply.contains("Is it one of these?"))
        #expect(reply.contains("  1. egg"))
        // What the catalog does not have is passed over.
        #expect(reply.contains("  2. butter"))
        let child = try #require(try children(of: daemon).first)
        let status = try String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
        #expect(status.contains("Seccomp:\t2"))
        #expect(try dialogue.say("1").contains { $0.hasPrefix("egg") })
        #expect(daemon.stop() == 0)
        try waitUntil { kill(child, 0) != 0 }
    }

    @Test func `the doctor tells of a package of other foods, and of one that is cut`() throws {
        func told() throws -> String {
            try Command.run(
                "env",
                [
                    "DEMETER_LOOKUP_MEANING=\(package)", "DEMETER_DATA_DIR=\(folder.path)/data",
                    Built.program("demeter"), "--no-color", "doctor",
                ]
            ).output
        }
        #expect(try told().contains("tiny.meaning was made of other foods than these"))
        try Data(count: 300).write(to: URL(fileURLWithPath: package))
        #expect(try told().contains("tiny.meaning is no package of meanings"))
    }

    private func children(of daemon: DaemonProcess) throws -> [Int32] {
        try Command.run("pgrep", ["-P", "\(daemon.identifier)", "-f", "demeter-meaning"]).output
            .split(separator: "\n").compactMap { Int32($0) }
    }
}
