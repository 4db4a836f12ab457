import JSON
import MealReader
import Nutrition
import TestSupport

@testable import Wire

/// Random messages, each member present or absent at random.
struct Samples {
    var random: SplitMix64

    init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

    mutating func int(_ range: ClosedRange<Int> = 0...100_000) -> Int {
        .random(in: range, using: &random)
    }

    mutating func maybe<Value>(_ make: (inout Samples) -> Value) -> Value? {
        Bool.random(using: &random) ? make(&self) : nil
    }

    mutating func list<Value>(_ make: (inout Samples) -> Value) -> [Value] {
        (0..<int(0...3)).map { _ in make(&self) }
    }

    mutating func any<Value: CaseIterable>(_: Value.Type) -> Value {
        let all = Array(Value.allCases)
        return all[int(0...all.count - 1)]
    }

    mutating func text() -> String {
        let parts = ["egg", " ", "é", "\"", "\\", "🥚", "½", "toast", "'", "/"]
        return "x" + list { $0.one(of: parts) }.joined()
    }

    mutating func one<Value>(of values: [Value]) -> Value { values[int(0...values.count - 1)] }

    /// Three digits after the point, as scores have on the wire.
    mutating func score() -> Double { Double(int(0...1000)) / 1000 }

    mutating func quantity(_ range: ClosedRange<Int> = 0...10_000_000) -> Thousandths {
        Thousandths(rawValue: Int64(int(range)))
    }

    mutating func day() -> LocalDay { LocalDay(daysSinceEpoch: int(0...40_000)) }

    mutating func instant() -> Instant {
        Instant(
            milliseconds: Int64(int(0...2_000_000_000)) * 1000, offsetSeconds: int(-14...14) * 3600)
    }

    mutating func nutrients() -> Nutrients {
        var nutrients = Nutrients.unknown
        for nutrient in Nutrient.all { nutrients[nutrient] = maybe { $0.quantity() } }
        return nutrients
    }

    mutating func total() -> NutrientTotal {
        let summands = list { $0.nutrients() }
        return NutrientSum(of: summands).total
    }

    mutating func warning() -> Warning { Warning(rule: text(), message: text()) }

    mutating func question() -> Question {
        Question(text: text(), choices: list { $0.text() })
    }

    mutating func food() -> FoodID { FoodID(rawValue: text()) }

    mutating func entry() -> EntryMessage {
        EntryMessage(
            id: int(), utterance: int(), day: day(), loggedAt: instant(), text: text(),
            name: text(), food: maybe { $0.food() }, amount: maybe { Double($0.int()) / 4 },
            unit: maybe { $0.text() }, grams: maybe { $0.quantity() }, nutrients: nutrients(),
            meal: any(Meal.self), brand: maybe { $0.text() }, preparation: maybe { $0.text() },
            modifiers: list { $0.text() }, confidence: score(), assumption: maybe { $0.text() },
            source: any(EntrySource.self), state: any(EntryState.self),
            warnings: list { $0.warning() })
    }

    mutating func goal() -> Goal {
        let amount = quantity()
        return one(of: [
            .target(amount), .minimum(amount), .maximum(amount),
            .range(lower: amount, upper: amount + Thousandths(1)),
        ])
    }

    mutating func goals() -> Goals {
        var goals = Goals()
        for nutrient in Nutrient.all { goals[nutrient] = maybe { $0.goal() } }
        return goals
    }

    mutating func row() -> DayRow {
        DayRow(
            date: day(), closed: .random(using: &random), totals: total(),
            goals: goals(), loggedCount: int(), heldCount: int())
    }

    mutating func time() -> SpokenTime {
        SpokenTime(
            day: maybe {
                $0.one(of: [
                    .lastWeekday($0.int(1...7)), .daysAgo($0.int(0...400)),
                    .date(
                        year: $0.maybe { $0.int(1...9999) }, month: $0.int(1...12),
                        day: $0.int(1...31)),
                    .dayOfMonth($0.int(1...31)),
                ])
            },
            clock: maybe {
                let hour = $0.int(0...23)
                let minute = $0.int(0...59)
                return $0.one(of: [
                    .at(hour: hour, minute: minute), .ambiguous(hour: hour, minute: minute),
                    .minutesAgo(minute),
                ])
            })
    }

    mutating func reading() -> Reading {
        Reading(
            text: text(),
            items: list {
                ReadingItem(
                    text: $0.text(), name: $0.text(), food: $0.maybe { $0.food() },
                    amount: $0.maybe { Double($0.int()) / 8 }, unit: $0.maybe { $0.text() },
                    grams: $0.maybe { $0.quantity() }, nutrients: $0.nutrients(),
                    brand: $0.maybe { $0.text() }, preparation: $0.maybe { $0.text() },
                    modifiers: $0.list { $0.text() }, confidence: $0.score(),
                    assumption: $0.maybe { $0.text() },
                    alternatives: $0.list {
                        ReadingItem.Alternative(food: $0.food(), name: $0.text(), score: $0.score())
                    })
            },
            confidence: score(), unread: list { $0.text() }, question: maybe { $0.question() },
            meal: maybe { $0.any(Meal.self) }, time: maybe { $0.time() })
    }

    mutating func portions() -> [Portion] {
        ["cup", "slice, thin", "can (12 fl oz)"].prefix(int(0...3)).map {
            Portion(label: $0, grams: quantity(1...100_000_000))
        }
    }

    mutating func foodMessage() -> FoodMessage {
        let portions = portions()
        return FoodMessage(
            Food(
                id: food(), name: text(), aliases: list { $0.text() },
                category: any(FoodCategory.self), brand: maybe { $0.text() },
                per100g: nutrients(), portions: portions,
                defaultPortion: portions.isEmpty ? nil : maybe { $0.int(0...portions.count - 1) },
                usualGrams: maybe { $0.quantity() },
                source: FoodSource(release: text(), code: maybe { $0.text() }),
                rank: maybe { $0.int() }),
            score: maybe { $0.score() })
    }

    mutating func newFood() -> NewFood {
        let portions = portions()
        var figures = Nutrients(calories: quantity(0...910_000))
        for nutrient in Nutrient.leading.dropFirst() {
            figures[nutrient] = maybe { $0.quantity(0...33_000) }
        }
        return NewFood(
            id: maybe { $0.food() }, name: text(), aliases: list { $0.text() },
            category: any(FoodCategory.self), brand: maybe { $0.text() }, per100g: figures,
            portions: portions,
            defaultPortion: portions.isEmpty ? nil : maybe { $0.int(0...portions.count - 1) },
            usualGrams: maybe { $0.quantity(1...100_000_000) })
    }

    mutating func edit() -> EditRequest {
        let figures = EditRequest.Figures(
            amount: Double(int(1...800_000)) / 8, unit: maybe { $0.text() },
            grams: maybe { $0.quantity(0...100_000_000) }, nutrients: nutrients())
        return EditRequest(
            entry: int(), change: maybe { .text($0.text()) } ?? .figures(figures),
            rights: maybe { samples in
                Set(SayRight.allCases.filter { _ in Bool.random(using: &samples.random) })
            })
    }

    mutating func status() -> StatusMessage {
        StatusMessage(
            version: text(), uptime: int(), timeZone: text(), nextRollover: instant(),
            reader: .init(foods: int(), ownFoods: int()),
            model: .init(mode: text(), details: maybe { $0.model() }),
            voice: .init(
                enabled: .random(using: &random),
                state: VoiceState.allCases.randomElement(using: &random),
                process: maybe { $0.int(1...9) }),
            queues: .init(
                received: int(), waiting: int(), question: int(), held: int(), summaries: int(),
                lostSummaries: int()),
            journal: .init(
                bytes: int(), entries: int(), seq: int(), readOnly: .random(using: &random)),
            connections: int(),
            page: maybe {
                .init(
                    state: $0.text(), folder: $0.text(), process: $0.maybe { $0.int(1...9) },
                    starts: $0.int(0...3), complaint: $0.maybe { $0.text() })
            })
    }

    mutating func step() -> StepsMessage.Step {
        .init(
            change: int(), kind: EventKind(rawValue: text()), names: list { $0.text() },
            count: int())
    }

    mutating func steps() -> StepsMessage {
        StepsMessage(undo: maybe { $0.step() }, redo: maybe { $0.step() })
    }

    mutating func openQuestion() -> QuestionMessage {
        QuestionMessage(
            utterance: int(), asked: instant(), text: text(),
            question: Question(text: text(), choices: list { $0.text() }),
            entries: list { $0.int() })
    }

    mutating func model() -> ModelMessage {
        ModelMessage(
            state: text(), reason: maybe { $0.text() }, model: text(),
            strongModel: maybe { $0.text() }, requests: int(), cacheHits: int(),
            promptTokens: int(), completionTokens: int(),
            routes: ["catalog": int(), "model": int()],
            failures: maybe { ["timeout": $0.int()] } ?? [:], median: maybe { $0.score() },
            percentile95: maybe { $0.score() })
    }

    mutating func event() -> EventMessage {
        EventMessage(
            seq: int(), kind: EventKind(rawValue: text()),
            payload: JSONObject([("day", row().json), ("entry", .integer(int()))]))
    }
}
