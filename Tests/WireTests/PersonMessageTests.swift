import Body
import JSON
import Nutrition
import TestSupport
import Testing

@testable import Wire

/// What a person tells of themselves, and what is suggested to them, as it crosses the socket.
struct PersonMessageTests {
    private func returned<Value: Message>(_ message: Value) throws -> Value {
        try Value(json: JSONValue(parsing: message.json.text))
    }

    @Test func `messages survive the socket`() throws {
        for seed in 0..<150 {
            var samples = Samples(seed: seed)
            let profile = Profile(
                born: samples.maybe { _ in BirthDate(year: 1984) } ?? nil,
                sex: samples.maybe { $0.any(ReferencePerson.Sex.self) },
                height: samples.maybe { Thousandths(rawValue: Int64($0.int(50_000...272_000))) },
                region: samples.maybe { _ in "TW" }, language: samples.maybe { _ in "zh-Hant" },
                isPregnant: false, isBreastfeeding: samples.maybe { _ in false })
            let message = ProfileMessage(profile, age: samples.maybe { $0.int(0...120) })
            #expect(try returned(message) == message, "seed \(seed)")
            var changes: [Profile.Key: String?] = [:]
            for key in Profile.Key.allCases {
                if let text = profile.text(of: key) { changes.updateValue(text, forKey: key) }
            }
            changes.updateValue(nil, forKey: .region)
            #expect(
                try returned(ProfileRequest(changes)) == ProfileRequest(changes), "seed \(seed)")
            let kind = samples.any(MeasurementKind.self)
            let range = kind.range
            let value = Thousandths(
                rawValue: Int64(
                    samples.int(Int(range.lowerBound.rawValue)...Int(range.upperBound.rawValue))))
            let measure = MeasureRequest(
                kind: kind, value: value, at: samples.maybe { $0.instant() })
            #expect(try returned(measure) == measure, "seed \(seed)")
            let list = MeasurementsRequest(kind: samples.maybe { _ in kind }, from: samples.day())
            #expect(try returned(list) == list, "seed \(seed)")
            let measurement = MeasurementMessage(
                id: seed, kind: kind, value: value, day: samples.day(),
                measuredAt: samples.instant(), until: samples.maybe { $0.instant() },
                source: samples.text())
            let result = MeasureResult(measurement: measurement, reply: samples.text())
            #expect(try returned(result) == result, "seed \(seed)")
            let suggestion = SuggestionMessage(
                text: samples.text(),
                items: (0...seed % 3).map { _ in
                    SuggestionMessage.Item(
                        name: "oats", food: samples.maybe { _ in "oats" },
                        amount: samples.maybe { _ in 1.5 }, unit: samples.maybe { $0.text() },
                        grams: samples.maybe { _ in value }, calories: samples.maybe { _ in value })
                }, calories: samples.maybe { _ in value }, reason: samples.text(), score: 0.125)
            #expect(try returned(suggestion) == suggestion, "seed \(seed)")
            let suggest = SuggestRequest(
                at: samples.maybe { $0.instant() }, meal: samples.maybe { $0.any(Meal.self) },
                limit: samples.int(1...5))
            #expect(try returned(suggest) == suggest, "seed \(seed)")
            let rate = RateRequest(food: "chili", stars: samples.maybe { $0.int(1...5) })
            #expect(try returned(rate) == rate, "seed \(seed)")
            let rated = RateResult(
                food: samples.maybe { _ in "chili" }, name: "chili", stars: rate.stars,
                reply: samples.text())
            #expect(try returned(rated) == rated, "seed \(seed)")
            let dismiss = DismissRequest(foods: ["egg", "toast"], at: suggest.at)
            #expect(try returned(dismiss) == dismiss, "seed \(seed)")
        }
    }

    @Test func `a measurement takes the units that people have`() throws {
        let pounds = try MeasureRequest(json: ["kind": "weight", "value": 180, "unit": "lb"])
        #expect(pounds == MeasureRequest(kind: .weight, value: Thousandths(81.647)))
        let plain = try MeasureRequest(json: ["kind": "steps", "value": 9500])
        #expect(plain.value == Thousandths(9500))
        #expect(
            throws: MessageError.wrongType("unit", expected: .oneOf(["kg", "g", "lb", "st"]))
        ) { try MeasureRequest(json: ["kind": "weight", "value": 180, "unit": "cm"]) }
        #expect(throws: MessageError.outOfRange("value", lowest: "2 kg", highest: "650 kg")) {
            try MeasureRequest(json: ["kind": "weight", "value": 651])
        }
    }

    @Test(
        arguments: [
            ([:], .nothingOf(Profile.Key.allCases.map(\.rawValue))),
            (["shoe": 42], .unknown("shoe")),
            (["born": true], .wrongType("born", expected: .birth)),
            (["born": "soon"], .wrongType("born", expected: .birth)),
            (["height": 20], .outOfRange("height", lowest: "50 cm", highest: "272 cm")),
            (["pregnant": "no"], .wrongType("pregnant", expected: .truth)),
            (["region": "Taiwan"], .wrongType("region", expected: .region)),
        ] as [(JSONValue, MessageError)])
    func `a profile that cannot be is refused by its member`(
        json: JSONValue, error: MessageError
    ) {
        #expect(throws: error) { try ProfileRequest(json: json) }
    }

    @Test func `whom references are for is told by the request, then by the profile`() throws {
        func person(
            _ reference: ReferenceRequest, _ sex: ReferencePerson.Sex?, _ age: Int?,
            _ condition: ReferencePerson.Condition? = nil
        ) throws -> ReferencePerson? {
            try reference.person(orWho: (sex, age, condition))
        }
        let plain = ReferenceRequest(region: .europe)
        #expect(try person(plain, nil, nil) == nil)
        // Half of it makes nobody.
        #expect(try person(plain, .female, nil) == nil)
        #expect(
            try person(plain, .female, 34, .pregnant)
                == ReferencePerson(sex: .female, age: 34, condition: .pregnant))
        // A child has no values there.
        #expect(try person(plain, .female, 12) == nil)
        #expect(
            try person(ReferenceRequest(region: .europe, sex: .male), .female, 34, .pregnant)
                == ReferencePerson(sex: .male, age: 34))
        #expect(
            try person(ReferenceRequest(region: .europe, condition: .pregnant), nil, 34)
                == ReferencePerson(sex: .female, age: 34, condition: .pregnant))
        #expect(throws: MessageError.missing("age")) {
            try person(ReferenceRequest(region: .europe, sex: .male), nil, nil)
        }
        #expect(
            try person(ReferenceRequest(region: .europe, isLabels: true), .female, 34) == nil)
    }
}
