import Arguments
import Configuration
import TestSupport
import Testing
import Verbs

@testable import Manual

struct ManualPageTests {
    /// Every path of verbs, the program's own first.
    static let paths: [[String]] = {
        var paths: [[String]] = []
        func visit(_ table: CommandTable, _ path: [String]) {
            paths.append(path)
            for command in table.commands { visit(command, path + [command.name]) }
        }
        visit(DemeterCommand.table, [])
        return paths
    }()

    /// What `--help` shows as options of the verb itself, and as those of every verb.
    private func helpOptions(_ path: [String]) -> (own: Set<String>, general: Set<String>) {
        let help = HelpText.text(of: DemeterCommand.table, path: path, width: 100)
        var own: Set<String> = []
        var general: Set<String> = []
        var isGeneral = path.isEmpty
        for line in help.split(separator: "\n") {
            if line.hasSuffix(":") { isGeneral = line == "General options:" || path.isEmpty }
            let words = line.split(separator: " ")
            guard line.hasPrefix(" "), let first = words.first, first.hasPrefix("-"),
                let name = words.first(where: { $0.hasPrefix("--") })
            else { continue }
            if isGeneral { general.insert(String(name)) } else { own.insert(String(name)) }
        }
        return (own, general)
    }

    /// The options that stand as terms of a page, below the heading of a verb or in all of it.
    private func pageOptions(_ page: ManualPage, verb: String? = nil) -> Set<String> {
        var names: Set<String> = []
        var isHere = verb == nil
        var isTerm = false
        for line in page.text.split(separator: "\n") {
            if let verb, line.hasPrefix(".S") { isHere = line == ".SS \"\(verb)\"" }
            if isTerm, isHere {
                let words = line.replacing("\\-", with: "-").replacing("\\fB", with: "")
                    .replacing("\\fR", with: "").split(whereSeparator: { " ,".contains($0) })
                names.formUnion(words.filter { $0.hasPrefix("--") }.map(String.init))
            }
            isTerm = line == ".TP"
        }
        return names
    }

    private func page(_ name: String) throws -> ManualPage {
        try #require(ManualPage.all.first { $0.name == name })
    }

    @Test func `the general options in the help are those of the program's page`() throws {
        let expected = helpOptions([]).general
        #expect(expected.contains("--json"))
        #expect(pageOptions(try page("demeter")) == expected)
    }

    @Test(arguments: paths.dropFirst())
    func `the options in a verb's help are those of its page`(path: [String]) throws {
        let group = try #require(
            VerbGroup.all(of: DemeterCommand.table).first { group in
                group.verbs.contains { $0.name == path[0] }
            })
        let verb = (["demeter"] + path).joined(separator: " ").replacing("-", with: "\\-")
        let found = pageOptions(try page(group.name), verb: verb)
        // The program's page tells of --help once.
        #expect(found.union(["--help"]) == helpOptions(path).own.union(["--help"]))
    }

    @Test func `the daemon's page has its options`() throws {
        let help = HelpText.text(of: .demeterd, path: [], width: 100)
        let expected = help.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("--") }
        #expect(pageOptions(try page("demeterd")).isSuperset(of: expected.map(String.init)))
        #expect(pageOptions(try page("demeterd")).count == CommandTable.demeterd.options.count + 1)
    }

    @Test func `the recogniser's page has the options of all its verbs`() throws {
        var expected: Set<String> = ["--help"]
        for path in [[]] + CommandTable.demeterEars.commands.map({ [$0.name] }) {
            let help = HelpText.text(of: .demeterEars, path: path, width: 100)
            expected.formUnion(
                help.split { $0.isWhitespace || $0 == "=" }.filter { $0.hasPrefix("--") }
                    .map(String.init))
        }
        #expect(expected.isSuperset(of: ["--device", "--set", "--data-dir"]))
        #expect(pageOptions(try page("demeter-ears")).union(["--help"]) == expected)
    }

    @Test func `every verb has a page of its name`() {
        let names = Set(ManualPage.all.map(\.name))
        for verb in DemeterCommand.table.commands {
            #expect(names.contains("demeter-\(verb.name)"), "\(verb.name)")
        }
        // A program and the verb that is called after it have pages of one name in two sections.
        #expect(Set(ManualPage.all.map(\.file)).count == ManualPage.all.count)
    }

    @Test func `every key of the configuration is in its page`() throws {
        let text = try page("demeter.toml").text.replacing("\\-", with: "-")
        for key in ConfigurationKey<Configuration>.all {
            #expect(text.contains("\n\\fB\(key.name)\\fR"), "\(key.path)")
            #expect(text.contains(key.environmentName))
        }
    }

    @Test(
        arguments: ManualPage.all.filter { !$0.text.hasPrefix(".so ") }.map(\.file))
    func `mandoc finds nothing to complain of`(file: String) throws {
        let page = try #require(ManualPage.all.first { $0.file == file })
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/\(page.file)"
        try write(Array(page.text.utf8), to: path)
        let run = try Command.run("mandoc", ["-T", "lint", path])
        #expect([String(run.status), run.output, run.errors] == ["0", "", ""])
    }

    @Test(
        arguments: ManualPage.all.filter { !$0.text.hasPrefix(".so ") }.map(\.file))
    func `groff warns of nothing`(file: String) throws {
        let page = try #require(ManualPage.all.first { $0.file == file })
        let run = try Command.run(
            "groff", ["-ww", "-z", "-man", "-Tutf8", "-"], input: page.text)
        #expect([String(run.status), run.output, run.errors] == ["0", "", ""])
    }
}
