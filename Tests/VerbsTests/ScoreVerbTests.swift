import Alternatives
import Body
import HealthyEating
import JSON
import Nutrition
import Recipes
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Verbs of scores, feelings and what to eat instead, against a daemon that answers as a script says.
struct ScoreVerbTests {
    private func request(_ method: String, _ parameters: JSONValue) -> String {
        (["method": .string(method), "params": parameters] as JSONValue).text
    }

    private let offered = AlternativesMessage(
        food: "latte",
        alternatives: [
            Alternative(
                food: "oat-latte", name: "oat latte", grams: Thousandths(240),
                calories: Thousandths(110), reason: "latte too; no milk by its recipe"),
            Alternative(
                food: "tea", name: "tea", grams: nil, calories: nil, reason: "94 kcal less"),
        ], swaps: SwapsMessage(taken: 3, refused: 1))

    @Test func `what could be had instead is listed by its number, and how often it was taken`()
        throws
    {
        let offered = offered
        let daemon = try ScriptedDaemon { _, _ in .result(offered.json) }
        let run = try demeter("instead", "latte", "--without", "milk", daemon: daemon)
        #expect(
            run
                == Run(
                    status: 0,
                    output: """
                        Instead of latte:
                          1. oat latte: latte too; no milk by its recipe
                          2. tea: 94 kcal less
                        Until now: 3 taken, 1 refused.

                        """, errors: ""))
        #expect(
            daemon.requests().map(\.text)
                == [request("alternatives", ["food": "latte", "without": ["milk"]])])
    }

    @Test func `one of the list is taken in the place of an entry's food`() throws {
        let offered = offered
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "alternatives"
                ? .result(offered.json)
                : .result(["entries": [], "reply": "Changed.", "day": row(march6, []).json])
        }
        let run = try demeter("instead", "#12", "--take", "2", daemon: daemon)
        #expect(run.errors == "")
        #expect(run.output == "Changed.\n")
        #expect(
            daemon.requests().map(\.text)
                == [
                    request("alternatives", ["entry": 12, "without": []]),
                    request("alternatives.take", ["entry": 12, "food": "tea"]),
                ])
    }

    @Test func `one of the list is taken in the place of a recipe's ingredient`() throws {
        var offered = offered
        offered.ingredient = 1
        offered.faults = ["shops.tsv:2: wrong"]
        let recipe = RecipeMessage(id: 3, recipe: Recipe(name: "my latte"))
        let daemon = try ScriptedDaemon { [offered] request, _ in
            .result(request["method"] == "alternatives" ? offered.json : recipe.json)
        }
        let shown = try demeter("instead", "milk", "--recipe", "my latte", daemon: daemon)
        #expect(shown.output.hasSuffix("Left out: shops.tsv:2: wrong\n"))
        let run = try demeter(
            "instead", "milk", "--recipe", "my latte", "--take", "1", daemon: daemon)
        #expect(run.status == 0, "\(run.errors)")
        let asked: JSONValue = ["food": "milk", "recipe": "my latte", "without": []]
        #expect(
            daemon.requests().map(\.text)
                == [
                    request("alternatives", asked), request("alternatives", asked),
                    request(
                        "recipes.swap", ["id": "my latte", "ingredient": 1, "food": "oat-latte"]),
                ])
        let another = try ScriptedDaemon(always: offered.json)
        for wrong in [
            ["instead", "#12", "--recipe", "x"], ["instead", "milk", "--recipe", "x", "--none"],
            ["instead", "milk", "--recipe", "x", "--take", "0"],
            ["instead", "milk", "--recipe", "x", "--take", "9"],
        ] {
            #expect(try demeter(wrong, daemon: another).status == 64, "\(wrong)")
        }
    }

    @Test func `none of it is noted`() throws {
        let daemon = try ScriptedDaemon(always: SwapsMessage(taken: 3, refused: 2).json)
        let run = try demeter("instead", "#12", "--none", daemon: daemon)
        #expect(
            run == Run(status: 0, output: "Noted.\nUntil now: 3 taken, 2 refused.\n", errors: "")
        )
        #expect(
            daemon.requests().map(\.text) == [request("alternatives.refuse", ["entry": 12])])
    }

    @Test(arguments: [
        (["instead"], "name a food, as: demeter instead latte --without milk"),
        (
            ["instead", "latte", "--take", "1"],
            "\"--take\" or \"--none\" needs an entry, as: '#12' --take 2"
        ),
        (
            ["instead", "#12", "--take", "1", "--none"],
            "\"--take\" or \"--none\" needs an entry, as: '#12' --take 2"
        ),
        (
            ["instead", "#12", "--take", "best"],
            "the value of \"--take\" must be a number of the list"
        ), (["feel"], "say how you feel, as: demeter feel bloated, three of five"),
        (["feelings", "of"], "name a feeling, as bloated"),
        (["score", "--days", "0"], "\"0\" is no number of days; try 7"),
    ])
    func `what cannot be asked is told in a line`(arguments: [String], sentence: String) throws {
        let run = try demeter(arguments, daemon: ScriptedDaemon(always: .null))
        #expect(run.status == 64)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }

    @Test func `a place behind the list is told`() throws {
        let run = try demeter(
            "instead", "#12", "--take", "9", daemon: ScriptedDaemon(always: offered.json))
        #expect(run.status == 64)
        #expect(run.errors.contains("there are 2 instead of #12"), "\(run.errors)")
    }

    @Test func `feelings are listed, with what was eaten before`() throws {
        let message = FeelingsMessage(
            feelings: [
                FeelingMessage(
                    id: 7, feeling: "bloated", strength: 3, text: "I feel bloated", day: march6,
                    feltAt: Instant(milliseconds: 1_772_780_400_000, offsetSeconds: 3600))
            ],
            links: [.init(name: "milk", before: 8, feelings: 9, otherwise: 3, days: 30)])
        let daemon = try ScriptedDaemon(always: message.json)
        let run = try demeter("feelings", "of", "bloated", daemon: daemon)
        #expect(run.status == 0)
        #expect(run.output.contains("bloated"))
        #expect(
            run.output.hasSuffix(
                "\nEaten in the 72 hours before, which need not be why:\n"
                    + "  milk: before 8 of 9, and before 3 of 30 days without it\n"),
            "\(run.output)")
        #expect(daemon.requests().map(\.text) == [request("feelings", ["feeling": "bloated"])])
        let none = try demeter(
            "feelings", daemon: ScriptedDaemon(always: FeelingsMessage(feelings: []).json))
        #expect(none.status == 1)
    }

    @Test func `the index of days is told with its components, or why there is none`() throws {
        var intake = Intake()
        intake.add(
            Nutrients(calories: Thousandths(1000), sodium: Thousandths(1550)), PatternAmounts())
        let unknown = ScoreMessage(
            date: march6, from: march6.advanced(by: -6), allergy: nil, eating: EatingIndex(intake))
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "score" ? .result(unknown.json) : .result(fullDay.json)
        }
        let run = try demeter("score", "2026-03-06", "--days", "7", daemon: daemon)
        #expect(
            run.output == """
                There is no Healthy Eating Index of 2026-02-28 to 2026-03-06: the food groups are known \
                of 0 % of the energy, and 80 % are needed.

                """)
        #expect(
            daemon.requests().map(\.text)
                == [request("score", ["from": "2026-02-28", "to": "2026-03-06"])])
        let known = EatingIndex(
            coverage: 0.9, total: 55.6,
            standings: [.init(component: .wholeGrains, points: 2, amount: 0.3)])
        #expect(
            ScoreRendering.lines(
                ScoreMessage(date: march6, allergy: nil, eating: known), .plain)
                == [
                    "Healthy Eating Index of 2026-03-06: 56 of 100, known of 90 % of the energy",
                    "  whole grains 2.0 of 10: 0.3 of 1.5 oz-eq per 1,000 kcal",
                ])
    }
}
