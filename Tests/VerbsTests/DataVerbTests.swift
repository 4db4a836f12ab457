import Foundation
import Glibc
import JSON
import Journal
import Nutrition
import TestSupport
import Testing

@testable import Verbs

@Suite(.serialized)
struct DataVerbTests {
    /// A table of entries of so many days, as Cronometer writes it.
    private func servings(days: Int, seed: UInt64 = 7) -> String {
        var random = SplitMix64(seed: seed)
        let foods = ["Oatmeal, \"steel cut\"", "Egg", "Käsebrot", "Rice", "Apple"]
        var text = "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Fat (g),Sodium (mg)\n"
        let first = LocalDay(daysSinceEpoch: 16_800)
        for index in 0..<days {
            for group in ["Breakfast", "Lunch", "Dinner", "Snacks"] {
                let food = foods[Int.random(in: 0..<5, using: &random)]
                let grams = Double(Int.random(in: 1...50_000, using: &random)) / 100
                let name =
                    "\""
                    + food.split(separator: "\"", omittingEmptySubsequences: false)
                    .joined(separator: "\"\"") + "\""
                text += "\(first.advanced(by: index)),,\(group),\(name),\(grams) g,"
                text += "\(grams * 2),\(grams / 7),,\(index % 3 == 0 ? "12" : "")\n"
            }
        }
        return text
    }

    @Test func `ten years go out, in and out again without the change of a byte`() throws {
        let (first, second, third) = (
            try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
        )
        let taken = try demeter(in: first, ["import", "-"], input: servings(days: 3653))
        #expect(taken.status == 0)
        #expect(taken.output.hasPrefix("Took in 14612 entries from cronometer.\n"))
        let lines = try demeter(in: first, ["export"])
        #expect(lines.status == 0)
        #expect(lines.output.split(separator: "\n").count > 14_612)
        #expect(try demeter(in: second, ["import", "-"], input: lines.output).status == 0)
        #expect(try demeter(in: second, ["export"]).output == lines.output)

        let table = try demeter(in: first, ["export", "--format", "csv"])
        #expect(try demeter(in: third, ["import", "-"], input: table.output).status == 0)
        #expect(try demeter(in: third, ["export", "--format", "csv"]).output == table.output)
    }

    @Test func `a range goes out and in again`() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try demeter(in: first, ["import", "-"], input: servings(days: 30))
        let range = ["--from", "2016-01-05", "--to", "2016-01-06"]
        let lines = try demeter(in: first, ["export"] + range)
        #expect(lines.output.split(separator: "\n").count == 10)
        #expect(try demeter(in: second, ["import", "-"], input: lines.output).status == 0)
        #expect(try demeter(in: second, ["export"] + range).output == lines.output)
    }

    @Test func `what is there is not taken in twice`() throws {
        let folder = try TemporaryFolder()
        let table = servings(days: 2)
        _ = try demeter(in: folder, ["import", "-"], input: table)
        let again = try demeter(in: folder, ["import", "-"], input: table)
        #expect(again.status == 0)
        #expect(again.errors == "")
        #expect(
            again.output.hasPrefix(
                """
                Took in 0 entries from cronometer.
                They are of 2015-12-31 to 2016-01-01.
                8 were there already.
                Found Cronometer: 8 entries on 2 days; energy a day: least \

                """.dropLast()))
    }

    @Test func `it is told what was found, what is left out and why`() throws {
        let folder = try TemporaryFolder()
        let table = """
            Day;Group;Food Name;Amount;Energy (kcal);Protein (spoons);Mood;Valine (g);Fat (g)
            1/2/2026;Lunch;Egg;1 large;71,5;1;fine;0,6;5
            1/2/2026;Lunch;;1 g;100;;;;
            2/3/2026;Lunch;Bread;50 g;120;;;;1
            2/3/2026;Pills;Vitamin D;1 capsule;;;;;
            Total;;;;291,5;;;;6

            """
        let told = """
            entries from cronometer.
            They are of 2026-01-02 to 2026-02-03.
            Found Cronometer: 3 entries on 2 days; energy a day: least 120, median 120, most 172 kcal.
            2 rows were no food.
            Left out: 1 row without any figure, 1 sum.
            1 food has no name and bears that of its meal.
            Nutrients that are not kept: Valine (g).
            Columns that are not understood: "Mood".
            Columns in a unit that is not known, left out: "Protein (spoons)".
            Its numbers have decimal commas.
            Dates such as 3/1/2026 were read with the month first, which nothing in the file decides; \
            --day-first reads them the other way.

            """
        #expect(
            try demeter(in: folder, ["import", "--dry-run", "-"], input: table)
                == Run(status: 0, output: "Would take in 3 " + told, errors: ""))
        #expect(
            try demeter(in: folder, ["import", "-"], input: table)
                == Run(status: 0, output: "Took in 3 " + told, errors: ""))
        let other = try demeter(
            in: folder, ["import", "--dry-run", "--day-first", "-"], input: table)
        #expect(other.output.contains("They are of 2026-02-01 to 2026-03-02."))
        #expect(
            try demeter(in: folder, ["import", "--month-first", "--day-first", "-"]).status == 64)
    }

    @Test func `a file that is not to be taken in is told with its remedy`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/dailysummary.csv"
        try write(Array("Date,Energy (kcal),Completed\n2026-01-01,5,true\n".utf8), to: path)
        #expect(
            try demeter(in: folder, ["import", path])
                == Run(
                    status: 65, output: "",
                    errors: "demeter: give servings.csv: \(path) is Cronometer's dailysummary.csv, "
                        + "which has sums of days only\n"))
        let unknown = try demeter(in: folder, ["import", "-"], input: "a;b\n1;2\n")
        #expect(unknown.status == 65)
        #expect(
            unknown.errors
                == "demeter: it is not known who wrote standard input, whose columns are "
                + "\"a\", \"b\", with semicolons between them; \"demeter import -h\" names whose "
                + "files are known\n")
        #expect(try demeter(in: folder, ["import", "\(folder.path)/none"]).status == 65)
        #expect(try demeter(in: folder, ["export"]).status == 65)
    }

    /// A journal with an entry that was deleted, one that is held and one that is logged.
    @Test func `a dry run counts what an import takes in`() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try demeter(in: first, ["import", "-"], input: servings(days: 1))
        let lines = try demeter(in: first, ["export"]).output.split(separator: "\n").map(
            String.init)
        let ends = [("\"live\":1", "\"live\":0"), ("\"state\":\"logged\"", "\"state\":\"held\"")]
        let entries = lines.indices.filter { lines[$0].contains("\"table\":\"food_entries\"") }
        var changed = lines
        for (index, (old, new)) in zip(entries, ends) {
            changed[index] = lines[index].replacingOccurrences(of: old, with: new)
            #expect(changed[index] != lines[index])
        }
        let text = changed.joined(separator: "\n") + "\n"
        func told(_ words: String, _ rest: String = "") -> String {
            "\(words) entries from demeter.\nThey are of 2015-12-31 to 2015-12-31.\n\(rest)"
        }
        let dry = ["import", "--dry-run", "-"]
        #expect(try demeter(in: second, dry, input: text).output == told("Would take in 3"))
        #expect(try demeter(in: second, ["import", "-"], input: text).output == told("Took in 3"))
        #expect(
            try demeter(in: second, dry, input: text)
                == Run(
                    status: 0, output: told("Would take in 0", "3 are there already.\n"),
                    errors: ""))
        for command in [dry, ["import", "-"]] {
            for text in ["Date,Meal,Calories\nTotals,,9\n", "Date,Meal,Calories\n"] {
                #expect(try demeter(in: second, command, input: text).status == 1)
            }
        }
        #expect(
            try demeter(in: second, ["import", "-"], input: text).output
                == told("Took in 0", "3 were there already.\n"))
    }

    @Test func `broken rows stop an import unless they may be left out`() throws {
        let folder = try TemporaryFolder()
        let table = """
            Date,Meal,Calories
            2026-03-01,Lunch,500
            yesterday,Lunch,500

            """
        #expect(
            try demeter(in: folder, ["import", "-"], input: table)
                == Run(
                    status: 65, output: "",
                    errors: """
                        demeter: line 3: "yesterday" is no date
                        demeter: 1 of 2 rows are broken; nothing was taken in. --skip-broken takes in the others

                        """))
        #expect(try demeter(in: folder, ["export"]).status == 65)
        #expect(
            try demeter(in: folder, ["import", "--dry-run", "--skip-broken", "-"], input: table)
                .status == 0
        )
        #expect(try demeter(in: folder, ["export"]).status == 65)
        let taken = try demeter(in: folder, ["import", "--skip-broken", "-"], input: table)
        #expect(
            taken.output == """
                Took in 1 entries from myfitnesspal.
                They are of 2026-03-01 to 2026-03-01.
                Found MyFitnessPal: 1 entries on 1 days; energy a day: least 500, median 500, most 500 kcal.
                1 rows were broken.

                """)
    }

    @Test func `a copy is made, kept from harm and put back`() throws {
        let folder = try TemporaryFolder()
        _ = try demeter(in: folder, ["import", "-"], input: servings(days: 3))
        let copy = "\(folder.path)/copy.sqlite"
        let made = try demeter(in: folder, ["backup", copy])
        #expect(made.status == 0)
        #expect(made.output.hasPrefix("Copied 12 entries of 3 days ("))
        #expect(try demeter(in: folder, ["backup", copy]).status == 73)
        #expect(try demeter(in: folder, ["backup", "--replace", copy]).status == 0)
        let before = try demeter(in: folder, ["export"]).output
        _ = try demeter(in: folder, ["forget", "--all", "--yes", "--really"])
        #expect(try demeter(in: folder, ["restore", copy]).status == 64)
        #expect(try demeter(in: folder, ["restore", "--yes", copy]).status == 0)
        #expect(try demeter(in: folder, ["export"]).output == before)
    }

    @Test func `forgetting asks twice and says what it leaves`() throws {
        let folder = try TemporaryFolder()
        _ = try demeter(in: folder, ["import", "-"], input: servings(days: 3))
        #expect(try demeter(in: folder, ["forget", "--all", "--yes"]).status == 64)
        #expect(try demeter(in: folder, ["forget", "--yes", "--really"]).status == 64)
        let run = try demeter(in: folder, ["forget", "--from", "2016-01-01", "--yes", "--really"])
        #expect(
            run
                == Run(
                    status: 0,
                    output: """
                        Forgot 8 entries and 0 utterances, and erased 0 daily copies.
                        Not touched: files that you made with backup or export.

                        """, errors: ""))
        let rest = try demeter(in: folder, ["export", "--format", "csv"]).output
        #expect(rest.split(separator: "\n").count == 5)
    }

    @Test func `habits are forgotten only after asking twice, as all else`() throws {
        let folder = try TemporaryFolder()
        for options in [[], ["--yes"], ["--really"]] {
            let run = try demeter(in: folder, ["forget", "--habits"] + options)
            #expect(run.status == 64)
            #expect(run.errors.contains("--yes --really"))
        }
        // Agreed to, it is the daemon's to do.
        #expect(try demeter(in: folder, ["forget", "--habits", "--yes", "--really"]).status == 69)
    }

    @Test func `a daemon in the folder is named`() throws {
        let folder = try TemporaryFolder()
        let lock = open("\(folder.path)/journal.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let line = Array("\(getpid()) here\n".utf8)
        #expect(Glibc.write(lock, line, line.count) == line.count)
        let run = try demeter(in: folder, ["forget", "--all", "--yes", "--really"])
        #expect(run.status == 75)
        #expect(
            run.errors.hasPrefix(
                "demeter: a daemon (process \(getpid())) works in \(folder.path)\n"))
        // Only demeterd is ever ended.
        #expect(
            try demeter(in: folder, ["forget", "--all", "--yes", "--really", "--stop"]).status == 75
        )
    }
}
