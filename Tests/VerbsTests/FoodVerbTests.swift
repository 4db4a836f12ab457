import JSON
import Nutrition
import Testing
import Wire

@testable import Verbs

struct FoodVerbTests {
    private func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
        ["method": .string(method), "params": parameters]
    }

    @Test func `foods are searched by their words`() throws {
        let daemon = try ScriptedDaemon(always: [oats, broth].json)
        let run = try demeter("foods", "search", "rolled", "oats", "-n", "3", daemon: daemon)
        let lines = FoodRendering.lines([oats, broth], .plain).map { $0 + "\n" }.joined()
        #expect(run == Run(status: 0, output: lines, errors: ""))
        #expect(
            daemon.requests() == [
                request("foods.search", ["query": "rolled oats", "limit": 3, "meaning": true])
            ])
    }

    @Test func `nothing found ends with 1`() throws {
        let daemon = try ScriptedDaemon(always: [])
        let expected = Run(
            status: 1, output: "No food is called anything like that.\n", errors: "")
        #expect(try demeter("foods", "search", "xyzzy", daemon: daemon) == expected)
        let again = try ScriptedDaemon(always: [])
        let json = try demeter("foods", "search", "xyzzy", "--json", daemon: again)
        #expect(json == Run(status: 1, output: "[]\n", errors: ""))
    }

    @Test func `a food is shown by its id`() throws {
        let daemon = try ScriptedDaemon(always: oats.json)
        let run = try demeter("foods", "show", "rolled-oats", daemon: daemon)
        let lines = FoodRendering.lines(oats, .plain).map { $0 + "\n" }.joined()
        #expect(run == Run(status: 0, output: lines, errors: ""))
        #expect(daemon.requests() == [request("foods.show", ["id": "rolled-oats"])])
    }

    @Test func `a food is shown by its name when that is no id`() throws {
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "foods.show"
                ? .error(code: WireError.noSuchFood.rawValue, "There is no such food.")
                : .result([oats].json)
        }
        let run = try demeter("foods", "show", "rolled", "oats", "--json", daemon: daemon)
        #expect(run == Run(status: 0, output: oats.json.text + "\n", errors: ""))
        #expect(
            daemon.requests() == [
                request("foods.show", ["id": "rolled oats"]),
                request("foods.search", ["query": "rolled oats", "limit": 1]),
            ])
    }

    @Test(arguments: [(0.62, 1), (0.95, 0)])
    func `a food is shown by its name only when it is called so`(score: Double, status: Int32)
        throws
    {
        let near = FoodMessage(oats.food, score: score)
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "foods.show"
                ? .error(code: WireError.noSuchFood.rawValue, "There is no such food.")
                : .result([near].json)
        }
        #expect(try demeter("foods", "show", "nope", daemon: daemon).status == status)
    }

    @Test func `a food that is not there ends with 1`() throws {
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "foods.show"
                ? .error(code: WireError.noSuchFood.rawValue, "There is no such food.")
                : .result([])
        }
        let expected = Run(status: 1, output: "", errors: "demeter: There is no such food.\n")
        #expect(try demeter("foods", "show", "xyzzy", daemon: daemon) == expected)
        let refusing = try ScriptedDaemon { _, _ in
            .error(code: WireError.busy.rawValue, "Too much to do.")
        }
        #expect(try demeter("foods", "show", "xyzzy", daemon: refusing).status == 75)
    }

    @Test func `a food of one's own is added from a package's figures`() throws {
        let daemon = try ScriptedDaemon(always: oats.json)
        let run = try demeter(
            "foods", "add", "my", "muesli", "--per", "40", "--calories", "152", "--protein", "5",
            "--portion", "bowl=60", "--portion", "spoon=5.5", "--alias", "muesli", "--alias",
            "granola", "--brand", "Mill", "--category", "grain", "--id", "my-muesli", "--usual",
            "60", daemon: daemon)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Added.\nrolled oats, Mill & Sons\n"))
        let unknown = JSONValue.null
        #expect(
            daemon.requests().map(\.text) == [
                request(
                    "foods.add",
                    [
                        "id": "my-muesli", "name": "my muesli", "aliases": ["muesli", "granola"],
                        "category": "grain", "brand": "Mill",
                        "per_100g": [
                            "calories": 380, "protein": 12.5, "carbohydrates": unknown,
                            "fat": unknown, "fiber": unknown, "sugar": unknown, "sodium": unknown,
                        ],
                        "portions": [
                            ["label": "bowl", "grams": 60], ["label": "spoon", "grams": 5.5],
                        ],
                        "default_portion": "bowl", "usual_grams": 60,
                    ]
                ).text
            ])
    }

    @Test func `a food of one's own is removed`() throws {
        let daemon = try ScriptedDaemon(always: broth.json)
        let expected = Run(status: 0, output: "Removed: broth\n", errors: "")
        #expect(try demeter("foods", "remove", "broth", daemon: daemon) == expected)
        #expect(daemon.requests() == [request("foods.remove", ["id": "broth"])])
    }

    @Test func `a food of one's own is named by its words`() throws {
        let daemon = try ScriptedDaemon(always: broth.json)
        let expected = Run(status: 0, output: "Removed: broth\n", errors: "")
        #expect(try demeter("foods", "remove", "my", "broth", daemon: daemon) == expected)
        #expect(daemon.requests() == [request("foods.remove", ["id": "my broth"])])
        let refusing = try ScriptedDaemon { _, _ in
            .error(code: WireError.noSuchFood.rawValue, "There is no such food.")
        }
        let refused = Run(status: 1, output: "", errors: "demeter: There is no such food.\n")
        #expect(try demeter("foods", "remove", "broth", daemon: refusing) == refused)
    }

    @Test func `a food of one's own is edited`() throws {
        let daemon = try ScriptedDaemon(always: broth.json)
        let run = try demeter(
            "foods", "edit", "my", "broth", "--per", "50", "--calories", "10", daemon: daemon)
        #expect(run.status == 0)
        let expected = FoodEditRequest(
            food: "my broth", per100g: Nutrients(calories: Thousandths(20)))
        #expect(daemon.requests() == [request("foods.edit", expected.json)])
    }
}
