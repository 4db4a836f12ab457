import Arguments
import TestSupport
import Testing

struct CommandParserTests {
    private func run(_ arguments: String...) throws -> ParsedCommand? {
        guard case .run(let command) = try CommandParser.parse(arguments, by: sample) else {
            return nil
        }
        return command
    }

    @Test func `nothing at all runs the program`() throws {
        let command = try #require(try run())
        #expect(command.path.isEmpty)
        #expect(command.operands.isEmpty)
        #expect(!command.has("quiet"))
        #expect(command["socket"] == nil)
    }

    @Test func `options stand anywhere, in every notation`() throws {
        for arguments in [
            ["--socket", "/s", "-q", "log", "-am", "lunch", "two", "eggs"],
            ["log", "two", "--socket=/s", "eggs", "-qamlunch"],
            ["log", "-m", "lunch", "--all", "two", "eggs", "--quiet", "--socket", "/s"],
            ["-q", "log", "--meal=lunch", "-a", "--socket=/s", "--", "two", "eggs"],
        ] {
            guard case .run(let command) = try CommandParser.parse(arguments, by: sample) else {
                Issue.record("help")
                continue
            }
            #expect(command.path == ["log"])
            #expect(command.operands == ["two", "eggs"])
            #expect(command["socket"] == "/s")
            #expect(command["meal"] == "lunch")
            #expect(command.has("quiet") && command.has("all"))
        }
    }

    @Test func `two dashes end the options`() throws {
        let command = try #require(try run("log", "--", "--all", "-q", "--"))
        #expect(command.operands == ["--all", "-q", "--"])
        #expect(!command.has("all"))
    }

    @Test func `a dash and negative numbers are operands`() throws {
        #expect(try run("log", "-", "-3", "-1.5")?.operands == ["-", "-3", "-1.5"])
    }

    @Test func `the last value counts, and of repeatable options all`() throws {
        let command = try #require(
            try run("log", "--meal=lunch", "--tag", "a", "--meal=dinner", "--tag=b"))
        #expect(command["meal"] == "dinner")
        #expect(command.all("tag") == ["a", "b"])
        #expect(command["tag"] == "b")
        #expect(command.all("nothing") == [])
    }

    @Test func `verbs below verbs`() throws {
        let command = try #require(try run("foods", "search", "log", "--quiet"))
        #expect(command.path == ["foods", "search"])
        #expect(command.operands == ["log"])
        #expect(command.has("quiet"))
    }

    @Test(arguments: [
        (["-h"], []), (["--help", "log"], ["log"]), (["foods", "-h"], ["foods"]),
        (["foods", "search", "--help"], ["foods", "search"]), (["-h", "nonsense"], []),
        (["copy", "-qh"], ["copy"]), (["help"], []), (["help", "log"], ["log"]),
    ])
    func `help is asked for anywhere`(arguments: [String], path: [String]) throws {
        #expect(try CommandParser.parse(arguments, by: sample) == .help(path))
    }

    @Test(arguments: [
        (["lgo"], UsageError(.unknownCommand("lgo", nearest: "log"), path: ["tool"])),
        (["xyzzy"], UsageError(.unknownCommand("xyzzy", nearest: nil), path: ["tool"])),
        (
            ["foods", "serach"],
            UsageError(.unknownCommand("serach", nearest: "search"), path: ["tool", "foods"])
        ),
        (
            ["--sokcet", "x"],
            UsageError(.unknownOption("--sokcet", nearest: "--socket"), path: ["tool"])
        ),
        (["-x"], UsageError(.unknownOption("-x", nearest: nil), path: ["tool"])),
        (["--meal", "lunch"], UsageError(.unknownOption("--meal", nearest: nil), path: ["tool"])),
        (
            ["--socket"],
            UsageError(.missingValue(option: "--socket", placeholder: "PATH"), path: ["tool"])
        ),
        (
            ["--socket="],
            UsageError(.missingValue(option: "--socket", placeholder: "PATH"), path: ["tool"])
        ),
        (
            ["log", "-m"],
            UsageError(.missingValue(option: "-m", placeholder: "MEAL"), path: ["tool", "log"])
        ),
        (["--quiet=yes"], UsageError(.unwantedValue(option: "--quiet"), path: ["tool"])),
        (
            ["log", "--meal", "tea"],
            UsageError(
                .wrongChoice(
                    of: "the value of \"--meal\"", choices: ["breakfast", "lunch", "dinner"]),
                path: ["tool", "log"])
        ),
        (
            ["foods", "shell", "csh"],
            UsageError(
                .wrongChoice(of: "SHELL", choices: ["bash", "zsh"]),
                path: ["tool", "foods", "shell"])
        ),
        (["copy"], UsageError(.missingOperand("FROM"), path: ["tool", "copy"])),
        (["copy", "a", "b", "c"], UsageError(.extraOperand("c"), path: ["tool", "copy"])),
        (
            ["foods", "search"],
            UsageError(.missingOperand("WORD"), path: ["tool", "foods", "search"])
        ),
        (["foods"], UsageError(.missingCommand(["search", "shell"]), path: ["tool", "foods"])),
    ])
    func `what does not fit is refused`(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try CommandParser.parse(arguments, by: sample) }
    }

    @Test(arguments: [
        (
            UsageError.Problem.unknownOption("--sokcet", nearest: "--socket"),
            "unknown option \"--sokcet\"; did you mean \"--socket\"?"
        ),
        (.unknownCommand("xyzzy", nearest: nil), "unknown verb \"xyzzy\""),
        (
            .missingValue(option: "-m", placeholder: "MEAL"),
            "option \"-m\" needs a value: -m MEAL"
        ),
        (.unwantedValue(option: "--quiet"), "option \"--quiet\" takes no value"),
        (.wrongChoice(of: "SHELL", choices: ["bash", "zsh"]), "SHELL must be one of bash, zsh"),
        (.missingOperand("FROM"), "FROM is missing"),
        (.extraOperand("c"), "unexpected argument \"c\""),
        (.missingCommand(["a", "b"]), "a verb is missing: one of a, b"),
        (.other("give either"), "give either"),
    ])
    func `errors are one sentence with where to read on`(
        problem: UsageError.Problem, sentence: String
    ) {
        let error = UsageError(problem, path: ["tool", "log"])
        #expect(error.description == sentence)
        #expect(error.message == "tool: \(sentence)\nTry \"tool log --help\".\n")
    }

    @Test func `random words are taken or refused and never end the process`() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let words = [
            "log", "foods", "search", "-", "--", "-a", "-am", "--meal", "--meal=", "=", "--=",
            "---", "-é", "", "lunch", "--tag", "-mlunch", "copy", "a b", "--all=x",
        ]
        for _ in 0..<500 {
            let arguments = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                words[Int.random(in: words.indices, using: &random)]
            }
            do {
                guard case .run(let command) = try CommandParser.parse(arguments, by: sample)
                else { continue }
                #expect(
                    command.operands.count + command.path.count <= arguments.count,
                    "seed \(seed)")
            } catch {
                #expect(!error.description.isEmpty, "seed \(seed)")
            }
        }
    }
}
