import Body
import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Verbs about the person, against a daemon that answers as a script says.
struct PersonVerbTests {
    private let profile = ProfileMessage(
        Profile(
            born: BirthDate("1984"), sex: .female, height: Thousandths(168), region: "TW",
            language: "en", isPregnant: false), age: 42)

    private let weight = MeasurementMessage(
        id: 12, kind: .weight, value: Thousandths(82.4), day: march6,
        measuredAt: Instant(milliseconds: 1_772_780_400_000, offsetSeconds: 3600), source: "manual")

    private func request(_ method: String, _ parameters: JSONValue) -> String {
        (["method": .string(method), "params": parameters] as JSONValue).text
    }

    @Test func `a profile is told as it is typed`() throws {
        let message = profile
        let daemon = try ScriptedDaemon { _, _ in .result(message.json) }
        let run = try demeter(
            [
                "profile", "set", "born", "1984", "sex", "female", "height", "168cm", "region",
                "TW", "language", "en", "pregnant", "no",
            ], daemon: daemon)
        #expect(run.errors == "")
        #expect(
            run.output.split(separator: "\n").map {
                $0.split(separator: " ").joined(separator: " ")
            }
                == [
                    "born 1984 (42 years)", "sex female", "height 168cm", "region TW",
                    "language en", "pregnant no",
                ])
        #expect(
            daemon.requests().map(\.text) == [
                request(
                    "profile.set",
                    [
                        "born": "1984", "sex": "female", "height": 168, "region": "TW",
                        "language": "en", "pregnant": false,
                    ])
            ])
    }

    @Test(
        arguments: [
            (["height", "5", "ft", "6"], ["height": 167.64]),
            (["height", "none"], ["height": "none"]),
            (["sex", "m", "pregnant", "none"], ["sex": "male", "pregnant": "none"]),
        ] as [([String], JSONValue)])
    func `values are taken in other words too`(arguments: [String], parameters: JSONValue) throws {
        let message = profile
        let daemon = try ScriptedDaemon { _, _ in .result(message.json) }
        _ = try demeter(["profile", "set"] + arguments, daemon: daemon)
        #expect(daemon.requests().map(\.text) == [request("profile.set", parameters)])
    }

    @Test(
        arguments: [
            (
                ["shoe", "42"],
                "\"shoe\" is nothing that a profile has; it has born, sex, height, region, language, "
                    + "pregnant, breastfeeding"
            ),
            (
                ["born", "soon"],
                "\"born\" needs a year such as 1984, or a date as 1984-05-17, not \"soon\""
            ),
            (["height", "9cm"], "\"height\" must lie between 50 cm and 272 cm, not \"9cm\""),
        ])
    func `what cannot be is refused before anybody is asked`(
        arguments: [String], sentence: String
    ) throws {
        let daemon = try ScriptedDaemon { _, _ in .hangUp }
        let run = try demeter(["profile", "set"] + arguments, daemon: daemon)
        #expect(run.status == 64)
        #expect(run.errors.contains(sentence), "\(run.errors)")
        #expect(daemon.requests().isEmpty)
    }

    @Test(
        arguments: [
            (["weight", "82.4kg"], ["kind": "weight", "value": 82.4, "unit": "kg"]),
            (["weight", "181", "lb"], ["kind": "weight", "value": 82.1, "unit": "kg"]),
            (["steps", "9500"], ["kind": "steps", "value": 9500, "unit": "steps"]),
            (["activity", "1000kJ"], ["kind": "active_energy", "value": 239.006, "unit": "kcal"]),
            (
                ["waist", "84cm", "--at", "2026-03-06T12:30:00+01:00"],
                [
                    "kind": "waist", "value": 84, "unit": "cm", "at": "2026-03-06T12:30:00+01:00",
                ]
            ),
        ] as [([String], JSONValue)])
    func `measurements are kept as they are typed`(arguments: [String], parameters: JSONValue)
        throws
    {
        let result = MeasureResult(measurement: weight, reply: "Weight: 82.4 kg.")
        let daemon = try ScriptedDaemon { _, _ in .result(result.json) }
        let run = try demeter(["measure"] + arguments, daemon: daemon)
        #expect(run == Run(status: 0, output: "Weight: 82.4 kg.\n", errors: ""))
        #expect(daemon.requests().map(\.text) == [request("measure", parameters)])
    }

    @Test(
        arguments: [
            (["weight", "heavy"], "\"heavy\" is no weight; give a number in kg, g, lb or st"),
            (["weight", "82cm"], "\"82cm\" is no weight; give a number in kg, g, lb or st"),
            (["weight", "900"], "weight must lie between 2 and 650 kg"),
        ])
    func `what cannot be measured is refused`(arguments: [String], sentence: String) throws {
        let daemon = try ScriptedDaemon { _, _ in .hangUp }
        let run = try demeter(["measure"] + arguments, daemon: daemon)
        #expect(run.status == 64)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }

    @Test func `measurements are listed, and none is told with a status of its own`() throws {
        let list = [weight]
        let daemon = try ScriptedDaemon { request, _ in
            .result(request["params"]?["kind"] == "waist" ? [] : list.json)
        }
        let run = try demeter(["measure", "list", "weight"], daemon: daemon)
        #expect(run.status == 0)
        #expect(run.output.contains("2026-03-06"))
        #expect(run.output.contains("82.4"))
        let none = try demeter(["measure", "list", "waist"], daemon: daemon)
        #expect(none.status == 1)
        #expect(
            daemon.requests().map(\.text) == [
                request("measurements", ["kind": "weight"]),
                request("measurements", ["kind": "waist"]),
            ])
    }
}

struct SuggestVerbTests {
    private let list = [
        SuggestionMessage(
            text: "oatmeal, 1 bowl (250 g)",
            items: [
                .init(
                    name: "oatmeal", food: "oatmeal", amount: 1, unit: "bowl",
                    grams: Thousandths(250), calories: Thousandths(180))
            ], calories: Thousandths(180), reason: "9 of the last 10 weekdays between 7 and 9",
            score: 0.8)
    ]

    private func request(_ method: String, _ parameters: JSONValue) -> String {
        (["method": .string(method), "params": parameters] as JSONValue).text
    }

    @Test func `suggestions are shown with their reasons`() throws {
        let result = list.json
        let daemon = try ScriptedDaemon { request, _ in
            .result(request["params"]?["meal"] == "dinner" ? [] : result)
        }
        let run = try demeter(
            ["suggest", "--limit", "1", "--at", "2026-03-06T12:30:00+01:00"], daemon: daemon)
        #expect(
            run
                == Run(
                    status: 0,
                    output: """
                        1. oatmeal, 1 bowl (250 g): 180 kcal
                           9 of the last 10 weekdays between 7 and 9

                        """, errors: ""))
        let none = try demeter(["suggest", "--meal", "dinner"], daemon: daemon)
        #expect(none.status == 1)
        #expect(
            daemon.requests().map(\.text) == [
                request("suggest", ["at": "2026-03-06T12:30:00+01:00", "limit": 1]),
                request("suggest", ["meal": "dinner"]),
            ])
        #expect(try demeter(["suggest", "--limit", "6"], daemon: daemon).status == 64)
    }

    @Test func `foods are given stars`() throws {
        let result = RateResult(
            food: "oat-milk", name: "oat milk", stars: 4, reply: "oat milk: 4 stars.")
        let daemon = try ScriptedDaemon { _, _ in .result(result.json) }
        let run = try demeter(["rate", "oat", "milk", "4"], daemon: daemon)
        #expect(run == Run(status: 0, output: "oat milk: 4 stars.\n", errors: ""))
        _ = try demeter(["rate", "chili", "none"], daemon: daemon)
        for wrong in [["rate", "chili"], ["rate", "5"], ["rate", "chili", "6"]] {
            #expect(try demeter(wrong, daemon: daemon).status == 64)
        }
        #expect(
            daemon.requests().map(\.text) == [
                request("rate", ["food": "oat milk", "stars": 4]),
                request("rate", ["food": "chili", "stars": nil]),
            ])
    }
}
