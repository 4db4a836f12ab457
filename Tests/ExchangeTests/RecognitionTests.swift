import Archive
import Nutrition
import TestSupport
import Testing

@testable import Exchange

/// Whose a file is, and what is said of one that cannot be taken in.
struct RecognitionTests {
    private static let servings =
        "Day,Group,Food Name,Amount,Energy (kcal)\n2026-02-27,Lunch,x,1 g,5\n"
    private static let summary = "Date,Energy (kcal),Protein (g),Completed\n2026-02-27,5,1,true\n"

    private func refusal(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions())
        -> ImportRefusal?
    {
        do {
            _ = try plan(bytes, options)
            return nil
        } catch {
            return error as? ImportRefusal
        }
    }

    @Test func `of an archive the right file is taken, and the others are counted`() throws {
        let plan = try plan(
            Archives.zip([
                ("export/dailysummary.csv", Array(Self.summary.utf8)),
                ("export/servings.csv", Array(Self.servings.utf8)),
                (
                    "export/biometrics.csv",
                    Array("Day,Metric,Unit,Amount\n2026-02-27,Weight,kg,80\n".utf8)
                ),
                ("export/photo.jpg", [1]), ("__MACOSX/export/._servings.csv", [0]),
            ]))
        #expect(plan.format == .cronometer)
        #expect(plan.files == ["export/servings.csv"])
        #expect(plan.contents.count == 1)
        #expect(
            leftOut(plan) == [
                "file(\"dailysummary.csv\") 1", "table(\"biometrics.csv\") 1",
                "file(\"export/photo.jpg\") 1",
            ])
    }

    @Test func `faults in archives name their file`() throws {
        let text = Self.servings + "2026-02-30,Lunch,x,1 g,5\n"
        let plan = try plan(Archives.zip([("servings.csv", Array(text.utf8))]))
        #expect(
            plan.faults == [
                .init(line: 3, reason: "\"2026-02-30\" is no date", file: "servings.csv")
            ])
    }

    @Test func `sums alone are refused with the file to give`() throws {
        #expect(
            refusal(Array(Self.summary.utf8))
                == .summary(file: "dailysummary.csv", program: .cronometer, instead: "servings.csv")
        )
        #expect(
            refusal(Array("Date;Calories (kcal);Fat (g)\n27.2.2026;5;1\n".utf8))
                == .summary(
                    file: "diary_export.csv", program: .waistline, instead: "waistline_export.json")
        )
        let sums = ["Date", "Calories (kcal)", "Fat (g)", "Carbs (g)", "Protein (g)"]
        #expect(
            refusal(
                Archives.workbook([
                    ("Calories & Macros", [sums, ["45903", "2391", "94", "287", "108"]]),
                    ("Steps", [["Date", "Steps"], ["45903", "9000"]]),
                ]))
                == .summary(
                    file: "Calories & Macros", program: .macroFactor, instead: "the food log"))
        var seen = ImportRefusal.Seen()
        seen.columns = sums
        seen.separator = ","
        #expect(
            refusal(Array("\(sums.joined(separator: ","))\n2026-02-27,5,1,1,1\n".utf8))
                == .unknown(seen))
    }

    @Test func `what is of nobody tells what could be seen`() throws {
        var seen = ImportRefusal.Seen()
        seen.columns = ["a", "b c", "d"]
        seen.separator = ";"
        #expect(refusal(Array("a;b c;d\n1;2;3\n".utf8)) == .unknown(seen))
        seen = ImportRefusal.Seen()
        seen.members = ["notes.csv", "x/photo.jpg"]
        #expect(
            refusal(Archives.zip([("x/photo.jpg", [1]), ("notes.csv", Array("a,b\n".utf8))]))
                == .unknown(seen))
        seen = ImportRefusal.Seen()
        seen.isEmpty = true
        #expect(refusal([]) == .unknown(seen))
        #expect(refusal([0xD0, 0xCF, 0x11, 0xE0, 1, 2, 3, 4]) == .oldWorkbook)
    }

    @Test func `a program that was named wrongly is told, with the right one`() throws {
        #expect(
            refusal(Array(Self.servings.utf8), ImportOptions(format: .yazio))
                == .otherProgram(said: .yazio, found: .cronometer))
        #expect(
            refusal(Array("a,b\n".utf8), ImportOptions(format: .yazio))
                == .otherProgram(said: .yazio, found: nil))
        #expect(refusal(Array(Self.servings.utf8), ImportOptions(format: .cronometer)) == nil)
    }

    @Test func `archives that are cut or damaged end in a refusal or in what was whole`() throws {
        let whole = Archives.zip([
            ("servings.csv", Array(Self.servings.utf8)), ("notes.csv", Array("a,b\n1,2\n".utf8)),
        ])
        for length in stride(from: 4, to: whole.count, by: 7) {
            if let refusal = refusal(Array(whole.prefix(length))) {
                #expect(refusal != .unknown(ImportRefusal.Seen()), "\(length)")
            }
        }
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bad = whole
            for _ in 0..<4 {
                bad[Int(random.next() % UInt64(bad.count))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            _ = refusal(bad)
        }
    }

    /// What any program's table has, however its rows are broken, is an entry, left out or a fault.
    @Test func `every row is accounted for`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            func pick(_ cells: [String]) -> String {
                cells[Int(random.next() % UInt64(cells.count))]
            }
            var text = "Date,Meal,Calories,Protein (g),Food\n"
            let rows = 40
            for _ in 0..<rows {
                text +=
                    [
                        pick(["2026-02-27", "2/27/2026", "Totals", "", "soon", "2999-01-01"]),
                        pick(["Lunch", "Snacks", "Brunch"]),
                        pick(["5", "", "n/a", "-1", "\"1,050\"", "x"]),
                        pick(["1.5", "", "0"]), pick(["Egg", "", "Käse"]),
                    ].joined(separator: ",") + "\n"
            }
            let plan = try plan(text)
            let counted = plan.leftOut.reduce(0) { $0 + $1.count }
            #expect(plan.contents.count + plan.faults.count + counted == rows, "seed \(seed)")
        }
    }
}
