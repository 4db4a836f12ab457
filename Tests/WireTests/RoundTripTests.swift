import JSON
import MealReader
import Nutrition
import Testing

@testable import Wire

struct RoundTripTests {
    /// Through the text that crosses the socket, not only through the tree.
    private func returned<Value: Message>(_ message: Value) throws -> Value {
        try Value(json: JSONValue(parsing: message.json.text))
    }

    @Test func `requests survive the socket`() throws {
        for seed in 0..<150 {
            var samples = Samples(seed: seed)
            let log = LogRequest(
                text: samples.text(), at: samples.maybe { $0.instant() },
                meal: samples.maybe { $0.any(Meal.self) }, source: samples.maybe { $0.text() },
                key: samples.maybe { $0.text() })
            let days = DaysRequest(from: samples.day(), to: LocalDay(daysSinceEpoch: 43_000))
            let edit = samples.edit()
            let food = samples.newFood()
            let search = SearchRequest(
                query: samples.text(), limit: samples.int(1...100),
                byMeaning: samples.int(0...1) == 1)
            let day = DayRequest(
                date: samples.maybe { $0.day() }, nutrients: samples.int(0...1) == 1)
            let watch = WatchRequest(since: samples.maybe { $0.int() })
            #expect(try returned(log) == log, "seed \(seed)")
            #expect(try returned(edit) == edit, "seed \(seed)")
            #expect(try returned(food) == food, "seed \(seed)")
            #expect(try returned(search) == search, "seed \(seed)")
            #expect(try returned(day) == day, "seed \(seed)")
            #expect(try returned(watch) == watch, "seed \(seed)")
            if days.to.daysSinceEpoch - days.from.daysSinceEpoch < DaysRequest.limit {
                #expect(try returned(days) == days, "seed \(seed)")
            }
            #expect(try returned(ParseRequest(text: log.text)) == ParseRequest(text: log.text))
            #expect(try returned(EntryRequest(entry: seed)) == EntryRequest(entry: seed))
            #expect(try returned(FoodRequest(id: "egg")) == FoodRequest(id: "egg"))
            #expect(try returned(NoParameters()) == NoParameters())
            let again = RepeatRequest(
                date: day.date, meal: log.meal, target: samples.maybe { $0.any(Meal.self) },
                at: log.at)
            #expect(try returned(again) == again, "seed \(seed)")
            let add = AddRequest(
                nutrients: Nutrients(calories: Thousandths(Double(seed)), fat: Thousandths(0.5)),
                name: samples.maybe { _ in "cake" }, meal: log.meal, at: log.at)
            #expect(try returned(add) == add, "seed \(seed)")
            let history = HistoryRequest(
                food: "oat milk", from: day.date, limit: samples.int(1...1000))
            #expect(try returned(history) == history, "seed \(seed)")
            let words = SayRequest(
                text: log.text,
                rights: samples.maybe { samples in
                    Set(SayRight.allCases.filter { _ in samples.int(0...1) == 1 })
                })
            #expect(try returned(words) == words, "seed \(seed)")
            let answer = AnswerRequest(utterance: seed, text: log.text)
            #expect(try returned(answer) == answer, "seed \(seed)")
            let turn = TurnRequest(change: samples.maybe { $0.int() })
            #expect(try returned(turn) == turn, "seed \(seed)")
            let steps = samples.steps()
            #expect(try returned(steps) == steps, "seed \(seed)")
            let question = samples.openQuestion()
            #expect(try returned(question) == question, "seed \(seed)")
            let test = ModelTestRequest(text: log.text, isStrong: seed % 2 == 0)
            #expect(try returned(test) == test, "seed \(seed)")
        }
    }

    @Test func `results survive the socket`() throws {
        for seed in 0..<150 {
            var samples = Samples(seed: seed)
            let log = LogResult(
                utterance: samples.int(), state: samples.any(UtteranceState.self),
                entries: samples.list { $0.entry() }, held: samples.list { $0.entry() },
                unread: samples.list { $0.text() }, question: samples.maybe { $0.question() },
                reply: samples.text(), day: samples.row())
            let change = ChangeResult(
                entries: log.entries, removed: samples.list { $0.int() }, reply: samples.text(),
                day: log.day)
            let day = DayMessage(log.day, entries: log.entries, held: log.held)
            let history = HistoryMessage(
                count: 3, days: 2, first: samples.maybe { $0.day() }, last: samples.day(),
                averageGrams: samples.maybe { _ in Thousandths(12.5) },
                totals: log.day.totals, months: [.init(month: "2026-03", count: seed)],
                entries: log.entries)
            #expect(try returned(history) == history, "seed \(seed)")
            let reading = ReadingMessage(
                samples.reading(), warnings: samples.list { $0.list { $0.warning() } })
            let food = samples.foodMessage()
            let status = samples.status()
            let event = samples.event()
            #expect(try returned(log) == log, "seed \(seed)")
            #expect(try returned(change) == change, "seed \(seed)")
            #expect(try returned(day) == day, "seed \(seed)")
            #expect(try returned(reading) == reading, "seed \(seed)")
            #expect(try returned(food) == food, "seed \(seed)")
            #expect(try returned(status) == status, "seed \(seed)")
            #expect(try returned(event) == event, "seed \(seed)")
            #expect(try returned(WatchResult(seq: seed)) == WatchResult(seq: seed))
            #expect(
                try returned(RetryResult(utterances: seed)) == RetryResult(utterances: seed))
            let cost = ModelCostMessage(
                usage: samples.list { samples in
                    .init(
                        month: samples.text(), model: samples.text(), requests: samples.int(),
                        told: samples.int(), promptTokens: samples.int(),
                        completionTokens: samples.int(), cost: samples.maybe { $0.score() })
                },
                projected: samples.maybe { $0.score() }, currency: samples.maybe { $0.text() },
                leftInMinute: samples.maybe { $0.int() }, leftInDay: samples.maybe { $0.int() })
            #expect(try returned(cost) == cost)
            let quality = QualityMessage(
                days: samples.int(), readings: samples.int(), corrected: samples.int(),
                held: samples.int(), confirmed: samples.int(), asked: samples.int(),
                answered: samples.int(), median: samples.maybe { $0.score() },
                percentile95: samples.maybe { $0.score() },
                week: samples.maybe { samples in
                    .init(
                        requests: samples.score(), failures: samples.score(),
                        tokens: samples.score(), cost: samples.maybe { $0.score() })
                })
            #expect(try returned(quality) == quality)
            let shared = SharedDaysMessage(
                device: samples.text(),
                days: samples.list { samples in
                    .init(
                        date: samples.day(), device: samples.text(), version: samples.text(),
                        erasures: samples.int())
                }, waiting: samples.int())
            #expect(try returned(shared) == shared)
            let taken = TakenMessage(
                taken: samples.int(), known: samples.int(), waiting: samples.int(),
                refused: samples.int(), lost: samples.int(), postponed: samples.int(),
                erased: samples.int(0...1) == 1, renamed: samples.int(0...1) == 1)
            #expect(try returned(taken) == taken)
            let offer = OfferRequest(day: samples.day(), device: samples.text())
            #expect(try returned(offer) == offer)
            let request = SharedDaysRequest(from: samples.maybe { $0.day() })
            #expect(try returned(request) == request)
            let test = ModelTestResult(
                outcome: samples.text(), reason: samples.maybe { $0.text() },
                reading: samples.maybe { _ in reading },
                exchanges: samples.list { samples in
                    ModelExchangeMessage(
                        url: samples.text(), request: samples.text(),
                        status: samples.maybe { $0.int() }, response: samples.text(),
                        milliseconds: 1.5, failure: samples.maybe { $0.text() })
                })
            #expect(try returned(test) == test, "seed \(seed)")
            #expect(try [EntryMessage](json: log.entries.json) == log.entries)
        }
    }
}
