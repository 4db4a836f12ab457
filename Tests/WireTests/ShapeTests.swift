import JSON
import MealReader
import MealReview
import Nutrition
import Testing

@testable import Wire

/// What the messages look like on the wire, letter by letter.
struct ShapeTests {
    private let day = DayRow(
        date: LocalDay(daysSinceEpoch: 20_513), closed: false,
        totals: NutrientTotal(
            of: [
                Nutrients(
                    calories: Thousandths(143), protein: Thousandths(12.6), fat: Thousandths(0.001))
            ]),
        goals: Goals(targets: Nutrients(calories: Thousandths(130.66))), loggedCount: 1,
        heldCount: 0)

    private let entry = EntryMessage(
        id: 7, utterance: 3, day: LocalDay(daysSinceEpoch: 20_513),
        loggedAt: Instant(milliseconds: 1_772_349_300_000, offsetSeconds: 3600),
        text: "two eggs", name: "egg", food: "egg", amount: 2, grams: Thousandths(100),
        nutrients: Nutrients(calories: Thousandths(143), sugar: .zero), meal: .breakfast,
        confidence: 0.91239, source: .customMeal, state: .held,
        warnings: [Warning(rule: "energy", message: "Too much.")])

    @Test func `unknown is null, and figures are as short as they can be`() {
        #expect(
            entry.json.text == #"{"id":7,"utterance":3,"day":"2026-03-01","#
                + #""logged_at":"2026-03-01T08:15:00+01:00","text":"two eggs","name":"egg","#
                + #""food":"egg","amount":2,"unit":null,"grams":100,"calories":143,"#
                + #""protein":null,"carbohydrates":null,"fat":null,"fiber":null,"sugar":0,"#
                + #""sodium":null,"meal":"breakfast","brand":null,"preparation":null,"#
                + #""modifiers":[],"confidence":0.912,"assumption":null,"source":"custom_meal","#
                + #""state":"held","warnings":[{"rule":"energy","message":"Too much."}]}"#)
    }

    @Test func `a day has its figures, goals where there are some, and its entries`() {
        let figures =
            #"{"date":"2026-03-01","closed":false,"totals":{"calories":143,"protein":12.6,"#
            + #""carbohydrates":0,"fat":0.001,"fiber":0,"sugar":0,"sodium":0},"#
            + #""incomplete":["carbohydrates","fiber","sugar","sodium"],"#
            + #""goals":{"calories":130.66,"protein":null,"carbohydrates":null,"fat":null,"#
            + #""fiber":null,"sugar":null,"sodium":null},"#
            + #""remaining":{"calories":-12.34,"protein":null,"carbohydrates":null,"fat":null,"#
            + #""fiber":null,"sugar":null,"sodium":null},"#
            + #""goal_bounds":{"calories":{"kind":"target","amount":130.66}},"#
            + #""logged_count":1,"held_count":0"#
        #expect(day.json.text == figures + "}")
        #expect(
            DayMessage(day, entries: [], held: [entry]).json.text
                == figures + #","entries":[],"held":["# + entry.json.text + "]}")
        var empty = day
        empty.bounds = Goals()
        #expect(empty.json["goals"] == nil && empty.json["remaining"] == nil)
    }

    @Test func `a log tells what became of the words`() {
        let result = LogResult(
            utterance: 3, state: .question, held: [entry],
            question: Question(text: "Which?", choices: ["a", "b"]), reply: "Which?", day: day)
        #expect(
            result.json.text == #"{"utterance":3,"state":"question","entries":[],"held":["#
                + entry.json.text
                + #"],"unread":[],"question":{"text":"Which?","choices":["a","b"]},"#
                + #""reply":"Which?","day":"# + day.json.text + "}")
        #expect(
            ChangeResult(entries: [entry], removed: [7], reply: "Gone.", day: day).json.text
                == #"{"entries":["# + entry.json.text + #"],"removed":[7],"reply":"Gone.","day":"#
                + day.json.text + "}")
    }

    @Test func `a reading has items without ids and times`() {
        let reading = Reading(
            text: "an egg at 8",
            items: [
                ReadingItem(
                    text: "an egg", name: "egg", food: "egg", amount: 1, unit: "large",
                    grams: Thousandths(50), nutrients: Nutrients(calories: Thousandths(71.5)),
                    confidence: 0.9, assumption: "1 × 1 large (50 g)",
                    alternatives: [.init(food: "duck-egg", name: "duck egg", score: 0.25)])
            ],
            confidence: 0.5, unread: ["at"],
            time: SpokenTime(day: .daysAgo(0), clock: .ambiguous(hour: 8, minute: 0)))
        #expect(
            ReadingMessage(reading).json.text == #"{"text":"an egg at 8","items":["#
                + #"{"text":"an egg","name":"egg","food":"egg","amount":1,"unit":"large","#
                + #""grams":50,"calories":71.5,"protein":null,"carbohydrates":null,"fat":null,"#
                + #""fiber":null,"sugar":null,"sodium":null,"meal":null,"brand":null,"#
                + #""preparation":null,"modifiers":[],"confidence":0.9,"#
                + #""assumption":"1 × 1 large (50 g)","source":"catalog","warnings":[],"#
                + #""alternatives":[{"food":"duck-egg","name":"duck egg","score":0.25}]}],"#
                + #""total":{"calories":71.5,"protein":0,"carbohydrates":0,"fat":0,"fiber":0,"#
                + #""sugar":0,"sodium":0},"#
                + #""incomplete":["protein","carbohydrates","fat","fiber","sugar","sodium"],"#
                + #""confidence":0.5,"unread":["at"],"coverage":{},"question":null,"meal":null,"#
                + #""time":{"days_ago":0,"hour":8,"minute":0,"ambiguous":true}}"#)
    }

    @Test func `what a review finds becomes warnings of the items`() {
        let reading = Reading(
            text: "flobber", items: [ReadingItem(text: "flobber", name: "flobber")])
        #expect(
            ReadingMessage(reading, reviewedBy: MealReview()).items.map { $0.warnings.map(\.rule) }
                == [["unknown_food"]])
    }

    @Test(
        arguments: [
            (0, "0"), (1, "0.001"), (100, "0.1"), (-1500, "-1.5"), (2_000_000, "2000"),
            (1_234_567_890, "1234567.89"), (1_234_567_890_123, "1234567890.123"),
        ])
    func `thousandths are exact`(raw: Int64, text: String) {
        #expect(Thousandths(rawValue: raw).json.text == text)
    }

    @Test func `thousandths beyond the range are no quantity`() {
        #expect(Thousandths(json: .integer(.max)) == nil)
        #expect(Thousandths(json: .number(1e300)) == nil)
        #expect(Thousandths(json: .number(0.0004)) == .zero)
        #expect(Thousandths(json: .string("1")) == nil)
    }
}
