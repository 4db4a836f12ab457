import JSON
import Nutrition
import Telling
import TestSupport
import Testing

@testable import Summaries

enum WeekSample {
    private static func week(_ calories: [Double?], before last: Int = 0) -> [WeekReview.Day] {
        calories.enumerated().map { index, figure in
            WeekReview.Day(
                day: saturday.advanced(by: index - 6 - last),
                total: figure.map { NutrientTotal(of: [nutrients($0, $0 / 20, 210, 71)]) },
                goals: goals)
        }
    }

    static let ordinary = WeekReview(
        last: saturday, days: week([2100, 1900, nil, 1950, 2600, 2000, 1874]),
        before: week([2200, nil, 2400, 2300, nil, 2500, 2300], before: 7),
        foods: [
            .init(name: "coffee", times: 9, timesBefore: 4, calories: Thousandths(18)),
            .init(name: "Nonna’s <lasagne> & salad", times: 2, calories: Thousandths(2600)),
            .init(name: "egg", times: 2, timesBefore: 2, calories: Thousandths(300)),
            .init(name: "soup", times: 3, timesBefore: 3, calories: nil),
            .init(name: "beer", times: 0, timesBefore: 5, calories: .zero),
            .init(name: "apple", times: 1, calories: Thousandths(52)),
        ],
        weight: .init(trend: 82.13, interval: 81.6...82.7, change: -0.38, weighIns: 4))

    static var open: WeekReview {
        var days = week([nil, nil, nil, nil, nil, nil, 640])
        days[6].total = NutrientTotal(
            sum: nutrients(640, 22, 80, 20), incomplete: [.calories, .fiber])
        // Nothing is known of what was eaten, which is not nothing.
        days[5].total = NutrientTotal(of: [Nutrients.unknown])
        return WeekReview(
            last: saturday, revision: 2, isOpen: true, days: days,
            before: week([nil, nil, nil, nil, nil, nil, nil], before: 7), held: 1)
    }

    static let empty = WeekReview(
        last: saturday, days: week([nil, nil, nil, nil, nil, nil, nil]),
        before: week([nil, nil, nil, nil, nil, nil, nil], before: 7))

    static var chinese: WeekReview {
        var week = ordinary
        week.language = .chinese
        return week
    }

    static let all = [
        ("week", ordinary), ("week-open", open), ("week-empty", empty), ("week-chinese", chinese),
    ]
}

struct WeekTests {
    @Test(arguments: WeekSample.all.map(\.0))
    func `a week reads as it is kept, as text, page and figures`(_ name: String) throws {
        let week = try #require(WeekSample.all.first { $0.0 == name }?.1)
        let summary = Summary.week(week)
        for (kind, text) in [
            ("txt", summary.text), ("html", summary.html), ("json", summary.json.text + "\n"),
        ] {
            let kept = try Snapshot("\(name).\(kind)").text(recording: text)
            #expect(text == kept, "\(name).\(kind)")
        }
    }

    @Test func `an average that leaves days out is no least of all of them`() {
        func day(_ offset: Int, _ nutrients: Nutrients) -> WeekReview.Day {
            WeekReview.Day(
                day: saturday.advanced(by: offset), total: NutrientTotal(of: [nutrients]))
        }
        let known = Nutrients(calories: Thousandths(2000), protein: Thousandths(100))
        let partly = Nutrients(calories: Thousandths(2000))
        let days = [day(-2, known), day(-1, partly), day(0, partly)]
        let protein = WeekReview.average(.protein, of: days)
        #expect(protein?.amount == Thousandths(100) && protein?.days == 1)
        #expect(protein?.isLeast == false)
        let told = WeekReview(last: saturday, days: days).averages ?? ""
        #expect(told.contains("(1/3)"), "\(told)")
    }

    @Test func `averages leave out days of which nothing is known`() {
        let week = WeekSample.ordinary
        let average = WeekReview.average(.calories, of: week.days)
        #expect(average?.amount == Thousandths(12_424.0 / 6) && average?.days == 6)
        #expect(week.missing == [saturday.advanced(by: -4)])
        let open = WeekReview.average(.calories, of: WeekSample.open.days)
        #expect(open == .init(amount: Thousandths(640), days: 1, isLeast: true))
        #expect(WeekReview.average(.fiber, of: WeekSample.open.days)?.isLeast == true)
        #expect(WeekReview.average(.calories, of: WeekSample.empty.days) == nil)
    }

    @Test func `a goal is judged on the days of which enough is known`() {
        func met(_ nutrient: Nutrient, _ week: WeekReview) -> [Int] {
            WeekReview.goalDays(of: week.days).filter { $0.nutrient == nutrient }
                .flatMap { [$0.met, $0.judged, $0.unknown] }
        }
        // 2,000 within a tenth: all but 2,600.
        #expect(met(.calories, WeekSample.ordinary) == [5, 6, 0])
        #expect(met(.protein, WeekSample.ordinary) == [3, 6, 0])
        // 640 at least may have been 2,000; the sodium of that day is known, and the other day's is not.
        #expect(met(.calories, WeekSample.open) == [0, 0, 2])
        #expect(met(.sodium, WeekSample.open) == [1, 1, 1])
        #expect(met(.calories, WeekSample.empty) == [])
    }

    @Test func `an unknown sum decides a goal only where more would not change it`() {
        func days(_ goal: Goal, _ sum: Double) -> [Int] {
            var goals = Goals()
            goals[.protein] = goal
            let total = NutrientTotal(
                sum: nutrients(500, sum, 10, 10), incomplete: [.protein])
            return WeekReview.goalDays(
                of: [WeekReview.Day(day: saturday, total: total, goals: goals)]
            ).flatMap { [$0.met, $0.judged, $0.unknown] }
        }
        #expect(days(.minimum(Thousandths(100)), 120) == [1, 1, 0])
        #expect(days(.minimum(Thousandths(100)), 80) == [0, 0, 1])
        #expect(days(.maximum(Thousandths(100)), 120) == [0, 1, 0])
        #expect(days(.maximum(Thousandths(100)), 80) == [0, 0, 1])
        #expect(days(.target(Thousandths(100)), 100) == [0, 0, 1])
    }

    @Test func `text keeps to 80 columns where names do, and words cannot become markup`() {
        for (_, week) in WeekSample.all {
            for line in Summary.week(week).text.split(separator: "\n") {
                #expect(line.count <= 80, "\(line)")
            }
        }
        #expect(Summary.week(WeekSample.ordinary).html.contains("&lt;lasagne&gt; &amp; salad"))
    }

    @Test func `a week is one message, and no day's`() {
        var week = WeekSample.ordinary
        let id = Summary.week(week).id
        week.revision = 2
        #expect(Summary.week(week).id == id && id == "demeter-week-2026-03-28")
    }
}
