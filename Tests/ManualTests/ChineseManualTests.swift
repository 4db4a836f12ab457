import Arguments
import Configuration
import Phrasebook
import Telling
import TestSupport
import Testing
import Verbs

@testable import Manual

/// The help of every program and the manual in Chinese.
struct ChineseManualTests {
    static let programs: [CommandTable] = [
        DemeterCommand.table, .demeterd, .demeterEars, .demeterHouse, .demeterWyoming,
        .demeterSync, .demeterPostgres, .demeterWeb, .demeterEyes, .demeterReader,
    ]

    private func inChinese<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Telling.$current.withValue(Telling(.chinese), operation: body)
    }

    /// Everything that a table tells, below it too.
    private func texts(of table: CommandTable) -> [String] {
        [table.summary, table.group] + table.details
            + table.options.map(\.help) + table.operands.map(\.help)
            + table.examples.map(\.meaning) + table.commands.flatMap(texts)
    }

    @Test(arguments: programs.map(\.name))
    func `everything that a help tells has its Chinese`(program: String) throws {
        let table = try #require(Self.programs.first { $0.name == program })
        for text in texts(of: table) + [OptionRow.help.help] where text.contains(where: \.isLetter)
        {
            let chinese = Phrasebook.chinese(text)
            #expect(chinese.map { Language(of: $0) } == .chinese, "\(text)")
        }
    }

    @Test func `every key and what it must be has its Chinese`() {
        let rows =
            ConfigurationKey.all.map { ($0.path, $0.summary, $0.kind) }
            + ConfigurationKey.allOfSink.map { ($0.name, $0.summary, $0.kind) }
        for (path, summary, kind) in rows {
            #expect(Phrasebook.chinese(summary) != nil, "\(path): \(summary)")
            let english = kind.expectation
            let chinese = inChinese { kind.expectation }
            let hasWords = english.split { !$0.isLetter }.contains { $0.first?.isLowercase == true }
            #expect(
                chinese != english || !hasWords || english.hasPrefix("\""),
                "\(path): \(english)")
        }
    }

    @Test func `a help is told in Chinese, and its columns stand below one another`() {
        let help = inChinese { DemeterCommand.table.help(path: ["log"], width: 60) }
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "用法：demeter log [選項]... [TEXT]...")
        #expect(help.contains("\n選項：\n") && help.contains("\n一般選項：\n"))
        // A word that is not parted may be longer.
        for line in lines where !line.contains("demeter ") {
            #expect(width(line) <= 60, "\(line)")
        }
        #expect(
            DemeterCommand.table.help(path: ["log"], width: 60)
                == HelpText.text(of: DemeterCommand.table, path: ["log"], width: 60))
    }

    private func width(_ text: Substring) -> Int {
        text.reduce(0) { $0 + ($1.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? 1 : 2) }
    }

    @Test func `a wrong command line is told in Chinese`() throws {
        func told(_ arguments: [String]) throws -> String {
            let error = try #require(throws: UsageError.self) {
                try CommandParser.parse(arguments, by: DemeterCommand.table)
            }
            return inChinese { error.toldMessage }
        }
        #expect(try told(["lgo"]) == "demeter: 不認得的指令「lgo」；你是指「log」嗎？\n試試「demeter --help」。\n")
        #expect(
            try told(["log", "--at"])
                == "demeter: 選項「--at」需要一個值：--at WHEN\n試試「demeter log --help」。\n")
        #expect(
            try told(["log", "--meal", "tea", "egg"])
                == "demeter: 「--meal」的值必須是 breakfast、lunch、dinner、snack 其中之一\n"
                + "試試「demeter log --help」。\n")
    }

    @Test func `the pages are the same in both languages, and English stays English`() {
        let pages = ManualPage.all(in: .chinese)
        #expect(pages.map(\.file) == ManualPage.all.map(\.file))
        #expect(ManualPage.all(in: .english) == ManualPage.all)
        for (page, english) in zip(pages, ManualPage.all) where !english.text.hasPrefix(".so ") {
            #expect(page.text != english.text, "\(page.file)")
            // What stands for itself is the same: names of options, keys and files.
            let terms = { (text: String) in
                text.split(separator: "\n").filter { $0.hasPrefix("\\fB") && !$0.contains("[") }
            }
            #expect(terms(page.text) == terms(english.text), "\(page.file)")
        }
    }

    @Test func `no sentence of a page is left in English`() {
        for page in ManualPage.all(in: .chinese) where !page.text.hasPrefix(".so ") {
            let text = page.text.replacing("\\:\\c\n", with: "").replacing("\\:", with: "")
            for line in text.split(separator: "\n")
            where !line.hasPrefix(".") && !line.contains("[u")
                && !line.replacing("\\fB", with: "").hasPrefix("demeter ")
            {
                let words = line.replacing("\\-", with: "-").split(separator: " ")
                    .filter { $0.allSatisfy { $0.isLowercase || ",.;".contains($0) } }
                // `log, say, add` are names of verbs.
                let isSaid = ["the", "is", "and", "of", "to"].contains {
                    words.contains(Substring($0))
                }
                #expect(!isSaid, "\(page.file): \(line)")
            }
        }
    }

    private static let told = ManualPage.all(in: .chinese).filter { !$0.text.hasPrefix(".so ") }

    @Test(arguments: told.map(\.file))
    func `mandoc finds nothing to complain of`(file: String) throws {
        let page = try #require(Self.told.first { $0.file == file })
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/\(page.file)"
        try write(Array(page.text.utf8), to: path)
        let run = try Command.run("mandoc", ["-T", "lint", path])
        #expect([String(run.status), run.output, run.errors] == ["0", "", ""])
    }

    @Test(arguments: told.map(\.file))
    func `groff warns of nothing`(file: String) throws {
        let page = try #require(Self.told.first { $0.file == file })
        let run = try Command.run(
            "groff", ["-ww", "-z", "-man", "-Tutf8", "-"], input: page.text)
        #expect([String(run.status), run.output, run.errors] == ["0", "", ""])
    }

    @Test func `letters of a page stand side by side, and its lines fit`() throws {
        let page = try #require(Self.told.first { $0.name == "demeter-journal" })
        let run = try Command.run(
            "groff", ["-man", "-Tutf8", "-rLL=72n", "-"], input: page.text)
        #expect(run.output.contains("記錄吃了什麼，並顯示讀懂了什麼和當天的合計。"))
    }
}
