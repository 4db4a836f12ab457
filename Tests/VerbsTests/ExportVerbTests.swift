import Glibc
import JSON
import Journal
import Nutrition
import TestSupport
import Testing

@testable import Verbs

struct ExportVerbTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
    }

    /// Twins, a name that a spreadsheet would carry out, and figures with many digits.
    private static let servings = """
        Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g)
        2026-02-27,08:15,Breakfast,Beer,330.5 mL,140.125,0.5
        2026-02-27,08:15,Breakfast,Beer,330.5 mL,140.125,0.5
        2026-02-28,12:00,Lunch,"=HYPERLINK(""http://x"",""1;2"")",1 slice,0,
        2026-02-28,12:00,Lunch,'-5 beans,1 cup,10,1

        """

    private func fill() throws {
        let taken = try demeter(in: folder, ["import"], input: Self.servings)
        #expect([String(taken.status), taken.errors] == ["0", ""])
        #expect(taken.output.hasPrefix("Took in 4 entries from cronometer.\n"))
    }

    @Test(arguments: [["--format", "csv"], ["--format", "csv", "--decimal-comma"], []])
    func `what goes out comes in again, into none, and into one that has it`(
        options: [String]
    ) throws {
        try fill()
        let text = try demeter(in: folder, ["export"] + options).output
        let empty = try TemporaryFolder()
        #expect(try demeter(in: empty, ["import", "-"], input: text).status == 0)
        #expect(try demeter(in: empty, ["export"] + options).output == text)
        let again = try demeter(in: folder, ["import", "-"], input: text)
        #expect(again.output.hasSuffix("4 were there already.\n"))
        #expect(try demeter(in: folder, ["export"] + options).output == text)
        // One beer was there: the other one comes in.
        let other = try TemporaryFolder()
        let beer = Self.servings.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
        _ = try demeter(in: other, ["import"], input: beer)
        let rest = try demeter(in: other, ["import", "--json"], input: text).output
        let told = try JSONValue(parsing: rest)
        #expect([told["entries"], told["repeated"]] == [3, 1])
    }

    @Test func `no cell of a table begins a formula`() throws {
        try fill()
        for options in [[], ["--decimal-comma"]] {
            let text = try demeter(in: folder, ["export", "--format", "csv"] + options).output
            #expect(text.contains("'=HYPERLINK("))
            #expect(text.contains("''-5 beans"))
            for line in text.split(separator: "\n") {
                for cell in line.split(whereSeparator: { ",;".contains($0) }) {
                    let start = cell.drop { $0 == "\"" }.first
                    #expect(start != "=" && start != "@" && start != "+", "\(line)")
                }
            }
        }
        let commas = try demeter(in: folder, ["export", "--format", "csv", "--decimal-comma"])
            .output
        #expect(commas.contains(";330,5;mL;"))
        #expect(commas.contains(";140,125;0,5;"))
    }

    @Test func `standard output is a dash, and no file of that name`() throws {
        try fill()
        let text = try demeter(in: folder, ["export"]).output
        #expect(try demeter(in: folder, ["export", "-o", "-"]).output == text)
        #expect(access("-", F_OK) != 0)
    }

    @Test func `options that mean nothing with a format are refused`() throws {
        #expect(try demeter(in: folder, ["export", "--decimal-comma"]).status == 64)
        #expect(try demeter(in: folder, ["export", "-f", "csv", "--subject", "x"]).status == 64)
    }

    @Test func `nothing goes onto the data folder's own files`() throws {
        try fill()
        let journal = "\(folder.path)/journal.sqlite"
        let before = bytes(of: journal)
        #expect(symlink(journal, "\(outside.path)/link") == 0)
        for path in [journal, "\(outside.path)/link", "\(folder.path)/../\(name)/model.sqlite"] {
            for verb in [["export", "--replace", "-o", path], ["backup", "--replace", path]] {
                let run = try demeter(in: folder, verb)
                #expect(run.status == 73)
                #expect(
                    run.errors
                        == "demeter: \(path) is a file that Demeter itself keeps, and stays as it is; "
                        + "choose another name\n")
            }
        }
        #expect(bytes(of: journal) == before)
    }

    private var name: Substring { folder.path.split(separator: "/").last ?? "" }

    @Test func `an export is not written where somebody prepared it`() throws {
        try fill()
        let path = "\(outside.path)/o.csv"
        let victim = "\(outside.path)/victim"
        try write(Array("theirs".utf8), to: victim)
        #expect(symlink(victim, path + ".part") == 0)
        #expect(try demeter(in: folder, ["export", "-f", "csv", "-o", path]).status == 0)
        #expect(bytes(of: victim) == Array("theirs".utf8))
        var facts = stat()
        #expect(lstat(path, &facts) == 0)
        #expect(facts.st_mode == S_IFREG | 0o600)
        let before = bytes(of: path)
        #expect(try demeter(in: folder, ["export", "-o", path]).status == 73)
        #expect(bytes(of: path) == before)
        #expect(try demeter(in: folder, ["export", "--replace", "-o", path]).status == 0)
        #expect(mkfifo("\(outside.path)/pipe", 0o666) == 0)
        let pipe = try demeter(in: folder, ["export", "--replace", "-o", "\(outside.path)/pipe"])
        #expect(pipe.status == 73)
    }

    @Test func `an export that was cut off is taken in only when that is wanted`() throws {
        try fill()
        let lines = try demeter(in: folder, ["export"]).output.split(separator: "\n")
        #expect(lines.last == "{\"demeter\":\"end\",\"rows\":\(lines.count - 2)}")
        let rows = lines.indices.filter { lines[$0].contains("\"table\":\"food_entries\"") }
        let cut = lines[...rows[2]].joined(separator: "\n") + "\n"
        let other = try TemporaryFolder()
        for dry in [[], ["--dry-run"]] {
            let refused = try demeter(in: other, ["import", "-"] + dry, input: cut)
            #expect(refused.status == 65)
            #expect(
                refused.errors
                    == "demeter: the export is not whole: its last line is missing, behind \(rows[2]) rows. "
                    + "Nothing was taken in; --incomplete takes in the entries and foods that are there, "
                    + "without their history\n")
        }
        #expect(try demeter(in: other, ["export"]).status == 65)
        let taken = try demeter(in: other, ["import", "--incomplete", "-"], input: cut)
        #expect(taken.status == 0)
        #expect(taken.output.hasPrefix("Took in 3 entries from demeter.\n"))
        #expect(
            taken.errors
                == "demeter: the export is not whole: its last line is missing, behind \(rows[2]) rows\n"
        )
    }

    @Test func `one of format 1 is taken in with a remark`() throws {
        try fill()
        var lines = try demeter(in: folder, ["export"]).output.split(separator: "\n").map(
            String.init)
        lines.removeLast()
        lines[0] = lines[0].replacing("\"format\":2", with: "\"format\":1")
        let other = try TemporaryFolder()
        let taken = try demeter(
            in: other, ["import", "-"], input: lines.joined(separator: "\n") + "\n")
        #expect(taken.status == 0)
        #expect(
            taken.errors
                == "demeter: the export is of format 1, which does not tell its end; whether all of it is "
                + "there cannot be seen\n")
        #expect(
            try demeter(in: other, ["export"]).output == demeter(in: folder, ["export"]).output)
    }

    @Test func `a dry run and the real one end alike`() throws {
        for (text, status) in [
            ("Date,Meal,Calories\n", Int32(1)), ("Date,Meal,Calories\n2026-03-01,Lunch,5\n", 0),
            ("", 64), ("nothing\n", 65),
        ] {
            let other = try TemporaryFolder()
            let dry = try demeter(in: other, ["import", "--dry-run"], input: text)
            #expect(dry.status == status, "\(text)")
            #expect(try demeter(in: other, ["import"], input: text).status == status, "\(text)")
        }
    }

    @Test func `what is at fault is named when a copy cannot be put back`() throws {
        try fill()
        let path = "\(outside.path)/copy"
        func message(_ content: [UInt8]) throws -> String {
            try write(content, to: path)
            let run = try demeter(in: folder, ["restore", "--yes", path])
            #expect(run.status == 65)
            return run.errors
        }
        let words = Array("hello, hello, hello".utf8)
        #expect(
            try message(words)
                == "demeter: \(path) is no copy of a journal, and the journal stays as it "
                + "is; an export is taken in with \"demeter import\"\n")
        #expect(
            try demeter(in: folder, ["restore", "--yes", "\(path)2"]).errors
                == "demeter: there is no journal at \(path)2\n")
        #expect(try demeter(in: folder, ["backup", "--replace", path]).status == 0)
        var damaged = bytes(of: path)
        for index in 2 * 4096..<8 * 4096 { damaged[index] = 0xA5 }
        let before = try demeter(in: folder, ["export"]).output
        #expect(try message(damaged).hasPrefix("demeter: \(path) "))
        #expect(try demeter(in: folder, ["export"]).output == before)
    }

    @Test func `what was cut off before is told`() throws {
        try fill()
        try write([1], to: "\(folder.path)/journal.sqlite.part")
        try write(
            Array(
                "{\"demeter\":\"forgetting\",\"from\":\"2026-02-27\",\"to\":\"2026-02-27\",\"backups\":\"/x\"}"
                    .utf8), to: "\(folder.path)/forgetting.json")
        let findings = try demeter(in: folder, ["doctor"]).output
        #expect(findings.contains("the forgetting of 2026-02-27 to 2026-02-27 was cut off"))
        #expect(findings.contains("a restore or an import was cut off"))
        let run = try demeter(
            in: folder, ["import"], input: "Date,Meal,Calories\n2026-03-01,Lunch,5\n")
        #expect(
            run.errors == """
                demeter: the forgetting of 2026-02-27 to 2026-02-27, which was cut off before, is finished
                demeter: a restore or an import was cut off before; the journal is as it was, and what there \
                was of the new one is removed

                """)
        let rest = try demeter(in: folder, ["export", "--format", "csv"]).output
        #expect(!rest.contains("Beer"))
        #expect(!(try demeter(in: folder, ["doctor"]).output.contains("cut off")))
    }
}
