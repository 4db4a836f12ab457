import Arguments
import TestSupport
import Testing

@testable import Verbs

struct HelpTests {
    /// The program and every verb below it.
    static let paths: [[String]] = {
        var paths: [[String]] = []
        func visit(_ table: CommandTable, _ path: [String]) {
            paths.append(path)
            for command in table.commands { visit(command, path + [command.name]) }
        }
        visit(DemeterCommand.table, [])
        return paths
    }()

    @Test(arguments: paths)
    func `every verb has its help`(path: [String]) throws {
        let run = try demeter(path + ["--help"])
        let name = (["help"] + path).joined(separator: "-")
        let kept = try Snapshot("\(name).txt").text(recording: run.output)
        #expect(run == Run(status: 0, output: kept, errors: ""))
        #expect(try demeter(["-h"] + path) == run)
    }

    @Test func `the verbs that others rely on are there`() {
        let verbs = [
            "log", "say", "add", "barcode", "photo", "repeat", "parse", "today", "day", "week",
            "month",
            "goals",
            "summary", "history", "nutrients", "allergies", "score", "instead", "feel", "feelings",
            "programme",
            "suggest", "rate", "plan",
            "profile", "measure", "energy",
            "undo",
            "redo", "delete", "edit", "move", "copy", "confirm", "retry", "foods", "recipe",
            "watch",
            "transcribe", "listen",
            "mute", "unmute", "voice", "export", "import", "backup", "restore", "forget", "habits",
            "status", "metrics", "doctor", "model", "sync", "people", "mcp", "web", "completions",
        ]
        #expect(DemeterCommand.table.commands.map(\.name) == verbs)
        let foods = DemeterCommand.table[command: "foods"]
        #expect(
            foods?.commands.map(\.name) == [
                "search", "lookup", "show", "add", "edit", "remove", "import",
            ])
        let recipes = DemeterCommand.table[command: "recipe"]
        #expect(
            recipes?.commands.map(\.name) == [
                "new", "list", "show", "edit", "rename", "copy", "delete", "eat", "save", "import",
                "cook", "left", "batches",
            ])
        #expect(DemeterCommand.table[command: "model"]?.commands.map(\.name) == ["test", "cost"])
        #expect(
            DemeterCommand.table[command: "sync"]?.commands.map(\.name)
                == ["setup", "status", "now", "leave", "key"])
        #expect(
            DemeterCommand.table[command: "people"]?.commands.map(\.name)
                == ["list", "add", "remove", "share"])
    }

    @Test(arguments: CompletionScript.allCases)
    func `completions come from the same table`(shell: CompletionScript) throws {
        let run = try demeter("completions", shell.rawValue)
        #expect(run.output == shell.text(for: DemeterCommand.table))
        #expect(run.status == 0)
    }

    @Test func `the version is told`() throws {
        let expected = Run(status: 0, output: "demeter 0.1.0\n", errors: "")
        #expect(try demeter("--version") == expected)
        #expect(try demeter("-V") == expected)
    }

    @Test(arguments: [
        (["tody"], "unknown verb \"tody\"; did you mean \"today\"?", "demeter"),
        (["a\u{1B}[2Jb\u{202E}c"], "unknown verb \"a [2Jbc\"", "demeter"),
        (
            ["log", "--mael", "lunch", "x"], "unknown option \"--mael\"; did you mean \"--meal\"?",
            "demeter log"
        ),
        (
            ["log", "--meal", "tea", "x"],
            "the value of \"--meal\" must be one of breakfast, lunch, dinner, snack", "demeter log"
        ),
        (["delete"], "ID is missing", "demeter delete"),
        (
            ["delete", "x"], "\"x\" is no entry's number; \"demeter today\" shows them",
            "demeter delete"
        ),
        (
            ["delete", "0"], "\"0\" is no entry's number; \"demeter today\" shows them",
            "demeter delete"
        ),
        (
            ["day", "soon"], "\"soon\" is no day; try yesterday, friday or 2026-03-06",
            "demeter day"
        ),
        (
            ["week", "soon"], "\"soon\" is no day; try yesterday, friday or 2026-03-06",
            "demeter week"
        ),
        (
            ["log", "--at", "noon", "x"], "\"noon\" is no moment; try 12:30 or \"yesterday 19:00\"",
            "demeter log"
        ),
        (
            ["edit", "3"], "say what to change: new words, or --amount, --day, --calories, ...",
            "demeter edit"
        ),
        (
            ["edit", "3", "two", "--fat", "9"], "give either new words or new figures, not both",
            "demeter edit"
        ),
        (
            ["edit", "3", "--fat", "much"], "the value of \"--fat\" must be a number, not negative",
            "demeter edit"
        ),
        (
            ["edit", "3", "--fat", "-1"], "the value of \"--fat\" must be a number, not negative",
            "demeter edit"
        ),
        (
            ["foods"], "a verb is missing: one of search, lookup, show, add, edit, remove, import",
            "demeter foods"
        ),
        (
            ["foods", "search", "x", "--limit", "0"],
            "the value of \"--limit\" must be from 1 to 100", "demeter foods search"
        ),
        (
            ["add", "0"],
            "\"0\" adds nothing; try 250kcal, or 500kcal 30p; what has no calories needs a name: --name water",
            "demeter add"
        ),
        (
            ["foods", "add", "x"], "give at least one figure, as --calories 380",
            "demeter foods add"
        ),
        (
            ["foods", "add", "x", "--calories", "3", "--per", "0"],
            "the value of \"--per\" must be above 0", "demeter foods add"
        ),
        (
            ["foods", "add", "x", "--calories", "3", "--portion", "bowl"],
            "the value of \"--portion\" must be as bowl=250", "demeter foods add"
        ),
        (
            ["watch", "--since", "-1"],
            "the value of \"--since\" must be a whole number, not negative", "demeter watch"
        ),
        (
            ["parse", "--lines", "x"], "with --lines, descriptions come from standard input",
            "demeter parse"
        ),
        (["completions", "csh"], "SHELL must be one of bash, zsh, fish", "demeter completions"),
    ])
    func `wrong usage is told in one line and ends with 64`(
        arguments: [String], sentence: String, verb: String
    ) throws {
        let expected = Run(
            status: 64, output: "",
            errors: "demeter: \(sentence)\nTry \"\(verb) --help\".\n")
        #expect(try demeter(arguments) == expected)
    }
}
