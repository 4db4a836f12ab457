import Foundation
import Meaning
import Nutrition
import TestSupport
import Testing

/// The daemon's side, with programs of the tests' own in the place of ours.
struct MeaningProcessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The processes that were started, in their order.
    private var processes: [Int32] {
        let text = try? String(contentsOfFile: folder.path + "/starts", encoding: .utf8)
        return text?.split(separator: "\n").compactMap { Int32($0) } ?? []
    }

    private var starts: Int { processes.count }

    /// A program that notes its start and then does what it is told.
    private func process(
        _ body: String, idle: Duration = .seconds(60), patience: Duration = .seconds(60),
        allowance: Duration = .seconds(60), hasPackage: Bool = true
    ) throws -> MeaningProcess {
        let program = folder.path + "/program"
        let package = folder.path + "/package"
        // Written by another process: whoever starts a program here meanwhile would keep this one open, and it
        // could not be run.
        let written = try Command.run(
            "sh", ["-c", "cat > \"$0\" && chmod 700 \"$0\"", program],
            input: "#!/bin/sh\necho $$ >> '\(folder.path)/starts'\n\(body)\n")
        #expect(written.status == 0)
        if hasPackage { try "p".write(toFile: package, atomically: true, encoding: .utf8) }
        return MeaningProcess(
            program: program, idle: idle, patience: patience, allowance: allowance
        ) { package }
    }

    private static let answering = """
        while read -r line; do
            echo '{"foods": [{"food": "tomato-soup", "score": 0.8}, {"food": "ink", "score": 0.1}]}'
        done
        """

    @Test func `one process answers everybody, without what is like nothing`() async throws {
        let process = try process(Self.answering)
        #expect(starts == 0)
        await withTaskGroup(of: [FoodGuess].self) { group in
            for _ in 0..<8 { group.addTask { await process.foods(like: "red soup") } }
            for await foods in group { #expect(foods.map(\.food) == ["tomato-soup"]) }
        }
        #expect(starts == 1)
    }

    @Test func `it ends when nobody asks, and is started anew`() async throws {
        let process = try process(Self.answering, idle: .milliseconds(1))
        #expect(await process.foods(like: "red soup").count == 1)
        let first = try #require(processes.first)
        try await until { kill(first, 0) != 0 }
        #expect(await process.foods(like: "red soup").count == 1)
        #expect(starts == 2)
    }

    @Test(arguments: [
        "exit 1", "read -r line; echo nonsense", "read -r line", "echo '{\"fault\": \"no\"}'",
    ])
    func `one that cannot answer offers nothing, and is left alone`(_ body: String) async throws {
        let process = try process(body)
        #expect(await process.foods(like: "red soup").isEmpty)
        #expect(await process.foods(like: "red soup").isEmpty)
        #expect(await process.foods(like: "red soup").isEmpty)
        #expect(starts == 1)
    }

    @Test func `one that hangs makes nobody wait for long, and is ended`() async throws {
        let process = try process(
            "while read -r line; do :; done", patience: .milliseconds(100),
            allowance: .milliseconds(500))
        let start = ContinuousClock.now
        await withTaskGroup(of: [FoodGuess].self) { group in
            for _ in 0..<8 { group.addTask { await process.foods(like: "red soup") } }
            for await foods in group { #expect(foods.isEmpty) }
        }
        // All of them at once, not one behind the other.
        #expect(start.duration(to: .now) < .seconds(20))
        try await until { starts == 1 }
        let hanging = try #require(processes.first)
        for _ in 0..<6 { #expect(await process.foods(like: "red soup").isEmpty) }
        try await until { kill(hanging, 0) != 0 }
        #expect(starts == 1)
    }

    @Test func `one that starts slowly answers the next question, and with that one's foods`()
        async throws
    {
        let process = try process(
            """
            while ! [ -e "$0.go" ]; do sleep 0.02; done
            while read -r line; do
                case "$line" in
                *green*) echo '{"foods": [{"food": "pea-soup", "score": 0.8}]}';;
                *) echo '{"foods": [{"food": "tomato-soup", "score": 0.8}]}';;
                esac
            done
            """, patience: .milliseconds(200))
        #expect(await process.foods(like: "red soup").isEmpty)
        try "".write(toFile: folder.path + "/program.go", atomically: true, encoding: .utf8)
        var found: [FoodGuess] = []
        for _ in 0..<100 where found.isEmpty { found = await process.foods(like: "green soup") }
        #expect(found.map(\.food) == ["pea-soup"])
        #expect(starts == 1)
    }

    @Test func `one that ended after an answer is started anew at once`() async throws {
        let process = try process(
            "read -r line; echo '{\"foods\": [{\"food\": \"ink\", \"score\": 0.9}]}'")
        #expect(await process.foods(like: "red soup").count == 1)
        let first = try #require(processes.first)
        try await until { isOver(first) }
        #expect(await process.foods(like: "red soup").count == 1)
        #expect(starts == 2)
    }

    @Test func `one that ends at a question after it was well is asked once more, of a new one`()
        async throws
    {
        let process = try process(
            """
            read -r line; echo '{"foods": [{"food": "ink", "score": 0.9}]}'
            read -r line
            """)
        #expect(await process.foods(like: "red soup").count == 1)
        #expect(await process.foods(like: "red soup").count == 1)
        #expect(starts == 2)
    }

    @Test func `one that ends at the same question again is left alone`() async throws {
        let process = try process(
            """
            while read -r line; do
                case "$line" in *green*) exit 1;; esac
                echo '{"foods": [{"food": "ink", "score": 0.9}]}'
            done
            """)
        #expect(await process.foods(like: "red soup").count == 1)
        #expect(await process.foods(like: "green soup").isEmpty)
        #expect(await process.foods(like: "red soup").isEmpty)
        #expect(starts == 2)
    }

    /// Whether a process has ended, though nobody has waited for it yet.
    private func isOver(_ process: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") ?? true
    }

    @Test func `without a package or a program nothing is started`() async throws {
        let process = try process(Self.answering, hasPackage: false)
        #expect(await process.foods(like: "red soup").isEmpty)
        let none = MeaningProcess(program: folder.path + "/nothing") { "/dev/null" }
        #expect(await none.foods(like: "red soup").isEmpty)
        let off = MeaningProcess(program: folder.path + "/program") { nil }
        #expect(await off.foods(like: "red soup").isEmpty)
        #expect(![process, none, off].contains { $0.isAvailable })
        #expect(starts == 0)
    }
}
