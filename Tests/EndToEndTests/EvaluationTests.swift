import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// The evaluation of a model, before a server that answers from recorded fixtures.
struct EvaluationTests {
    /// What a model answered to a description, with our foods in the prompt and without.
    struct Recorded: Decodable {
        let text: String
        let with: [Item]
        let without: [Item]

        struct Item: Decodable {
            let name: String
            let quantity: Double?
            let unit: String?
            let id: String?
            let figures: [Double]
        }
    }

    static let folder = "\(Built.root)/Tests/EndToEndTests/Fixtures/model"

    static func server() throws -> ModelServer {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/answers.json"))
        let recorded = try JSONDecoder().decode([Recorded].self, from: data)
        return try ModelServer { request in
            guard let body = try? JSONValue(parsing: request.body),
                let messages = body["messages"]?.array,
                let system = messages.first?["content"]?.string,
                let user = try? JSONValue(parsing: messages.last?["content"]?.string ?? ""),
                let answer = recorded.first(where: { user["description"] == .string($0.text) })
            else { return .json("{}", status: 404) }
            let items = system.hasSuffix("FOODS:\n[]") ? answer.without : answer.with
            return .json(Completions.answer(reading(items)))
        }
    }

    private static func reading(_ items: [Recorded.Item]) -> String {
        let items: [JSONValue] = items.map { item in
            func figure(_ index: Int) -> JSONValue {
                item.figures.indices.contains(index) ? .number(item.figures[index]) : .null
            }
            return [
                "name": .string(item.name), "quantity": item.quantity.map { .number($0) } ?? .null,
                "unit": item.unit.map { .string($0) } ?? .null, "calories": figure(0),
                "protein": figure(1), "carbohydrates": figure(2), "fat": figure(3),
                "confidence": 0.8, "matched_ingredient_id": item.id.map { .string($0) } ?? .null,
                "modifiers": [], "brand": .null, "original_text": .string(item.name),
            ]
        }
        return (["food_items": .array(items), "clarification_needed": false] as JSONValue).text
    }

    private static func environment(_ server: ModelServer) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DEMETER_") }
            .merging([
                "DEMETER_MODEL_BASE_URL": server.address, "DEMETER_MODEL_MODEL": "recorded",
                "DEMETER_INGREDIENTS": Built.ingredients, "DEMETER_CONFIG": "/dev/null",
                "ASK_MODEL": Built.program("ask-model"), "SETS": "sample", "PATH": path,
            ]) { $1 }
    }

    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    /// What a program prints when it is given `input`.
    private static func run(
        _ program: String, _ arguments: [String], _ environment: [String: String],
        input: String = ""
    ) throws -> String {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/input"
        try input.write(toFile: file, atomically: false, encoding: .utf8)
        let output = Pipe()
        let process = try ChildProcess(
            [program] + arguments, environment: environment,
            input: FileHandle(forReadingAtPath: file), output: output.fileHandleForWriting)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test(arguments: [("--with-foods", 150.0), ("--without-foods", 180.0)])
    func `each line is answered, by the catalog's figures or the model's own`(
        option: String, calories: Double
    ) throws {
        let server = try Self.server()
        let output = try Self.run(
            Built.program("ask-model"), [option], Self.environment(server),
            input: "I had two boiled eggs.\nNobody recorded this.\n")
        let lines = try output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        #expect(lines.count == 2)
        #expect(lines.first?["total"]?["calories"]?.number == calories)
        #expect(lines.last == ["error": "status 404"])
    }

    static let scorer = "\(evaluation)/score.py"
    private static let evaluation =
        ProcessInfo.processInfo.environment["EVAL"] ?? "\(Built.root)/../shared/eval"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: scorer), "needs the scorer"))
    func `both scores are printed`() throws {
        let server = try Self.server()
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.scorer, toPath: "\(folder.path)/score.py")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/reading", withIntermediateDirectories: false)
        try FileManager.default.copyItem(
            atPath: "\(Self.folder)/sample.jsonl", toPath: "\(folder.path)/reading/sample.jsonl")
        let output = try Self.run(
            "\(Built.root)/scripts/eval-model", [folder.path], Self.environment(server))
        let lines = output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first == "sample with-foods")
        #expect(lines.dropFirst(2).first == "sample without-foods")
        #expect(lines.dropFirst().first != lines.last)
    }
}
