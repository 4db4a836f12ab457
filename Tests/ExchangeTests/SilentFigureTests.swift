import Journal
import Nutrition
import Testing

@testable import Exchange

/// Figures that would come in wrong without a word: units, commas, dates, impossible values, encodings.
struct SilentFigureTests {
    private func servings(_ header: String, _ row: String) throws -> Nutrients {
        let plan = try plan("Day,Group,Food Name,Amount,\(header)\n2026-02-27,Lunch,x,1 g,\(row)\n")
        #expect(plan.faults == [])
        return try #require(plan.contents.first).nutrients
    }

    @Test func `units in headers are heeded`() throws {
        #expect(
            try servings(
                "Energy (kJ),Protein (mg),Carbs (g),Fat (µg),Sodium (g)", "636,4500,3,2000000,0.3")
                == figures(636 / 4.184, 4.5, 3, 2, nil, nil, 300))
        #expect(
            try servings("energy_kj,protein_g,sodium_mg", "636,4,5")
                == figures(636 / 4.184, 4, nil, nil, nil, nil, 5))
        // Kilocalories count where both stand, whichever comes first.
        #expect(try servings("Energy (kJ),Energy (kcal)", "1,152") == figures(152))
        #expect(try servings("Energy (kcal),Energy (kJ)", "152,1") == figures(152))
        #expect(
            try servings("Calories,Salt (g)", "1,1.5") == figures(1, nil, nil, nil, nil, nil, 600))
        #expect(
            try servings("Calories,Salt (g),Sodium (mg)", "1,1.5,7")
                == figures(1, nil, nil, nil, nil, nil, 7))
    }

    @Test func `a unit that is not known refuses its column by name`() throws {
        let plan = try plan(
            """
            Day,Group,Food Name,Amount,Energy (kcal),Protein (spoons),Fat (kcal),Mood,Valine (g),Vitamin A (IU)
            2026-02-27,Lunch,x,1 g,5,6,7,fine,8,90

            """)
        #expect(plan.refusedColumns == ["Protein (spoons)", "Fat (kcal)", "Vitamin A (IU)"])
        #expect(plan.unknownColumns == ["Mood"])
        #expect(plan.furtherColumns == ["Valine (g)"])
        #expect(plan.contents.map(\.nutrients) == [figures(5)])
    }

    @Test(arguments: [";", "\t"])
    func `decimal commas are decimals`(separator: String) throws {
        let text = """
            Day;Group;Food Name;Amount;Energy (kcal);Protein (g);Fat (g)
            27.02.2026;Lunch;x;0,5 g;1.050,5;0,125;12
            28.02.2026;Lunch;y;150 g;7;1,125;

            """
        let plan = try plan(text.split(separator: ";").joined(separator: separator))
        #expect(plan.faults == [])
        #expect(plan.hasDecimalCommas)
        #expect(
            plan.contents.map(\.nutrients) == [figures(1050.5, 0.125, nil, 12), figures(7, 1.125)])
        #expect(plan.contents.map(\.grams) == [Thousandths(0.5), Thousandths(150)])
        #expect(plan.contents.map(\.moment.day.description) == ["2026-02-27", "2026-02-28"])
    }

    @Test func `quoted decimal commas between commas are decimals, and thousands are thousands`()
        throws
    {
        #expect(
            try servings("Energy (kcal),Protein (g)", "\"0,125\",\"12,5\"") == figures(0.125, 12.5))
        #expect(try servings("Energy (kcal),Protein (g)", "\"1,125\",12.5") == figures(1125, 12.5))
        #expect(try servings("Energy (kcal),Protein (g)", "\"1,125\",12") == figures(1125, 12))
    }

    @Test func `a comma that the file contradicts breaks its row`() throws {
        let plan = try plan(
            """
            Day;Group;Food Name;Amount;Energy (kcal)
            2026-02-27;Lunch;x;1 g;12.5
            2026-02-27;Lunch;y;1 g;0,125

            """)
        #expect(plan.faults == [.init(line: 3, reason: "\"0,125\" is no amount of energy")])
    }

    @Test(arguments: [
        ("2026-02-27", "999999", "999999 kcal of calories cannot be; 50000 is the most"),
        ("2026-02-27", "0x10", "\"0x10\" is no amount of calories"),
        ("2026-02-27", "inf", "\"inf\" is no amount of calories"),
        ("1899-01-01", "5", "1899-01-01 is no day on which somebody ate something"),
        ("2999-01-01", "5", "2999-01-01 is no day on which somebody ate something"),
        ("1969-12-31", "5", "1969-12-31 is no day on which somebody ate something"),
        ("2026-11-29", "5", "2026-11-29 is no day on which somebody ate something"),
    ])
    func `what cannot be is refused with its line`(
        day: String, energy: String, reason: String
    ) throws {
        let plan = try plan("Date,Meal,Calories\n\(day),Lunch,\(energy)\n")
        #expect(plan.faults == [.init(line: 2, reason: reason)])
        #expect(plan.contents == [])
    }

    @Test(
        arguments: [
            (["1/2/2026", "13/2/2026"], nil, ["2026-02-01", "2026-02-13"], false),
            (["1/2/2026", "2/13/2026"], nil, ["2026-01-02", "2026-02-13"], false),
            (["1/2/2026"], nil, ["2026-01-02"], true),
            (["1/2/2026"], .dayFirst, ["2026-02-01"], false),
            (["1/2/2026"], .monthFirst, ["2026-01-02"], false),
            (["1.2.2026"], nil, ["2026-02-01"], false),
            (["1/1/2026"], nil, ["2026-01-01"], false),
            (["2026-01-02"], nil, ["2026-01-02"], false),
            (["01-02-2026", "20-02-2026"], nil, ["2026-02-01", "2026-02-20"], false),
        ] as [([String], DateOrder?, [String], Bool)])
    func `the day stands first when any number says so, or a person does`(
        dates: [String], said: DateOrder?, days: [String], isGuessed: Bool
    ) throws {
        let plan = try plan(
            "Date,Meal,Calories\n" + dates.map { "\($0),Lunch,5\n" }.joined(),
            ImportOptions(dateOrder: said))
        #expect(plan.faults == [])
        #expect(plan.contents.map(\.moment.day.description) == days)
        #expect(plan.isDateOrderGuessed == isGuessed)
    }

    @Test func `Latin-1 and UTF-16 are converted`() throws {
        let text = "Date,Meal,Calories,Food\n2026-02-27,Lunch,5,Käsebrot\n"
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        let wide: [UInt8] =
            [0xFF, 0xFE]
            + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        for bytes in [Array(text.utf8), latin, wide] {
            #expect(try plan(bytes).contents.map(\.name) == ["Käsebrot"])
        }
        let broken = Array("Date,Meal,Calories,Food\n2026-02-27,Lunch,5,ä".utf8) + [0xFF, 0x0A]
        #expect(try plan(broken).faults == [.init(line: 2, reason: "it is not UTF-8")])
    }

    @Test func `rows without any figure are left out and counted`() throws {
        let plan = try plan(
            """
            Day,Group,Food Name,Amount,Energy (kcal),Protein (g),Glycine (g)
            2026-02-27,Supplements,Glycine,1 capsule,,,1
            2026-02-27,Lunch,Egg,1 large,71.5,6.3,

            """)
        #expect(plan.contents.map(\.name) == ["Egg"])
        #expect(leftOut(plan) == ["withoutFigures 1"])
        #expect(plan.furtherColumns == ["Glycine (g)"])
    }

    @Test func `a pill has no energy, so that its day's is known`() throws {
        let plan = try plan(
            """
            Day,Group,Food Name,Amount,Energy (kcal),Protein (g),Vitamin D (IU)
            2026-02-27,Supplements,Vitamin D,1 capsule,,,1000
            2026-02-27,Lunch,Salmon,1 g,,6.3,40

            """)
        #expect(
            plan.contents.map(\.nutrients) == [
                figures(0, 0, 0, 0, 0, 0, nil).with(["vitamin_d": 25]),
                figures(nil, 6.3).with(["vitamin_d": 1]),
            ])
    }

    @Test func `MyFitnessPal's times are times`() throws {
        let plan = try plan(
            "Date,Meal,Time,Calories,Note\n2026-02-27,Dinner,7:45 PM,5,\n2026-02-27,Dinner,,6,\n")
        #expect(
            plan.contents.map(\.moment) == [
                try moment("2026-02-27", hour: 19, minute: 45), try moment("2026-02-27", hour: 19),
            ])
    }
}
