import Programmes
import TestSupport
import Testing

@testable import Configuration

struct ProgrammeFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private func complaint(_ text: String, _ name: String = "mine.toml") throws -> String? {
        let path = "\(folder.path)/\(name)"
        try write(Array(text.utf8), to: path)
        do throws(ConfigurationError) {
            _ = try ProgrammeFile.read(path)
            return nil
        } catch {
            return error.description.replacing(folder.path + "/", with: "")
        }
    }

    private static let good = "title = \"Mine\"\ndays = 7\n[daily]\nmeals = 2\n"

    @Test func `the programmes that are installed are read`() throws {
        let shelf = ProgrammeShelf(
            installed: "\(Self.root)/programmes", own: "\(folder.path)/none")
        #expect(shelf.faults == [])
        #expect(shelf.programmes.map(\.name) == ["first-week", "twenty-one-days"])
        let usual = try #require(shelf.programmes.last)
        #expect(usual.days == 21)
        #expect(
            usual.targets == [
                DailyTarget(.meals, 3), DailyTarget(.noBanned), DailyTarget(.hei, 50),
                DailyTarget(.feelings, 1),
            ])
    }

    @Test(
        arguments: [
            ("", "mine.toml: \"title\" is missing"),
            ("title = \"x\"", "mine.toml: \"days\" is missing"),
            ("title = \"x\"\ndays = 3", "mine.toml: \"daily\" is missing"),
            (
                "title = \"x\"\ndays = 3\n[daily]\nno_banned = false",
                "mine.toml: \"daily\" is missing"
            ),
            (
                "title = \"x\"\ndayz = 3",
                "mine.toml:2:1: unknown key \"dayz\"; did you mean \"days\"?"
            ),
            (
                "title = \"x\"\ndays = 0",
                "mine.toml:2:1: \"days\" must be a whole number from 1 to 366, not 0"
            ),
            (
                "title = \"x\"\ndays = \"21\"",
                "mine.toml:2:1: \"days\" must be a whole number from 1 to 366, not a string"
            ),
            (
                "title = \"\"",
                "mine.toml:1:1: \"title\" must be text of 1 to 60 characters on one line, not empty"
            ),
            ("daily = 3", "mine.toml:1:1: \"daily\" must be a table, \"[daily]\", not 3"),
            (
                "title = \"x\"\ndays = 3\n[daily]\nmeals = 3\nfeeling = 1",
                "mine.toml:5:1: unknown key \"daily.feeling\"; did you mean \"daily.feelings\"?"
            ),
            (
                "title = \"x\"\ndays = 3\n[daily]\nmeals = 5",
                "mine.toml:4:1: \"daily.meals\" must be a whole number from 1 to 4, not 5"
            ),
            (
                "title = \"x\"\ndays = 3\n[daily]\nno_banned = 1",
                "mine.toml:4:1: \"daily.no_banned\" must be true or false, not 1"
            ),
            (
                "title = \"x\"\ndays = 3\n[daily]\nhei = 50.5",
                "mine.toml:4:1: \"daily.hei\" must be a whole number from 1 to 100, not a number "
                    + "with a fraction"
            ),
        ] as [(String, String)])
    func `a wrong key is refused with its file, line and name`(text: String, told: String) throws {
        #expect(try complaint(text) == told)
    }

    @Test func `what is no TOML, has a wrong name or is not there is refused`() throws {
        #expect(try complaint(Self.good) == nil)
        #expect(try complaint("title = ")?.hasPrefix("mine.toml:1:") == true)
        #expect(try complaint(Self.good, "My Days.toml")?.hasPrefix("My Days.toml: ") == true)
        #expect(throws: ConfigurationError.self) {
            try ProgrammeFile.read("\(folder.path)/none.toml")
        }
    }

    @Test func `one's own comes before an installed one, and a fault takes nothing else along`()
        throws
    {
        try write(
            Array("title = \"Mine\"\ndays = 5\n[daily]\nmeals = 1\n".utf8),
            to: "\(folder.path)/twenty-one-days.toml")
        try write(Array("days = x".utf8), to: "\(folder.path)/broken.toml")
        try write(Array("not a programme".utf8), to: "\(folder.path)/notes.txt")
        let shelf = ProgrammeShelf(installed: "\(Self.root)/programmes", own: folder.path)
        #expect(shelf.programmes.map(\.title) == ["A first week", "Mine"])
        #expect(shelf.own == ["twenty-one-days"])
        #expect(shelf.faults.map(\.programmeName) == ["broken"])
    }
}
