import MealReader
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Page

/// Whole pages against those that are kept.
struct ViewTests {
    @Test func `a day with everything`() throws {
        let held = Samples.entry(
            9, "zork", nil, nil, nil, calories: nil, meal: .lunch, hour: 12, state: .held,
            warnings: [Warning(rule: "unknown", message: "Nobody knows zork.")])
        let asked = Samples.entry(
            10, "pizza", 1, "slice", 107, calories: 285, meal: .dinner, hour: 19, state: .held)
        let view = DayView(
            frame: Samples.frame(
                notice: Notices.Notice(
                    text: "egg, 2: 143 kcal\nToday: 143 kcal", isComplaint: false)),
            day: Samples.message([Samples.egg], held: [held, asked]), today: Samples.day,
            questions: [
                QuestionMessage(
                    utterance: 3, asked: Samples.egg.loggedAt, text: "pizza",
                    question: Question(
                        text: "How much pizza?", choices: ["1 slice", "1 medium pizza"]),
                    entries: [10])
            ], held: [held, asked],
            steps: StepsMessage(
                undo: .init(
                    change: 4, kind: .log, names: ["egg", "toast", "tea", "jam"], count: 6),
                redo: .init(change: 5, kind: .delete, names: ["ham"], count: 1)))
        let page = Samples.lines(view.markup)
        #expect(page == (try Snapshot("day.html").text(recording: page)))
    }

    @Test func `what a guess was asked about has a button for yes, and nothing else has`() throws {
        func lines(_ rule: String) -> String {
            let held = Samples.entry(
                9, "photograph", nil, nil, nil, calories: nil, meal: .lunch, hour: 12, state: .held,
                warnings: [Warning(rule: rule, message: "Perhaps: egg (0.54).")])
            let view = DayView(
                frame: Samples.frame(), day: Samples.message([], held: [held]), today: Samples.day,
                questions: [], held: [held], steps: StepsMessage())
            return Samples.lines(view.markup)
        }
        let page = lines("photograph_hint")
        #expect(page.contains("hinted-9"))
        #expect(page.contains("value=\"yes\""))
        #expect(!lines("unknown").contains("value=\"yes\""))
    }

    @Test func `how it was made is said where the name does not say it`() {
        var entry = Samples.egg
        entry.preparation = "fried"
        #expect(EntryWords.name(of: entry) == "egg, fried")
        entry.name = "fried eggs"
        #expect(EntryWords.name(of: entry) == "fried eggs")
    }

    @Test func `another day, with nothing on it`() throws {
        let view = DayView(
            frame: Samples.frame(.day(Samples.day)), day: Samples.message([]),
            today: Samples.day.advanced(by: 3), questions: [], held: [], steps: StepsMessage())
        let page = Samples.lines(view.markup)
        #expect(page == (try Snapshot("empty-day.html").text(recording: page)))
    }

    @Test func `one entry`() throws {
        let view = EntryView(frame: Samples.frame(.entry(Samples.day, 7)), entry: Samples.egg)
        let page = Samples.lines(view.markup)
        #expect(page == (try Snapshot("entry.html").text(recording: page)))
    }

    @Test func `a month`() throws {
        let month = Month(of: Samples.day)
        let rows = (0..<31).map { offset in
            Samples.row(
                month.first.advanced(by: offset),
                offset % 5 == 0 ? nil : Double(1500 + offset * 37))
        }
        let view = MonthView(frame: Samples.frame(.month(month)), month: month, rows: rows)
        let page = Samples.lines(view.markup)
        #expect(page == (try Snapshot("month.html").text(recording: page)))
    }

    @Test func `a year`() throws {
        let first = Month(year: 2026, month: 1).first
        let rows = (0..<365).map { offset in
            Samples.row(
                first.advanced(by: offset),
                offset % 9 == 0 || offset > 200 ? nil : Double(1500 + offset * 137 % 1000),
                goals: offset < 50 ? Goals() : Samples.goals)
        }
        let view = YearView(frame: Samples.frame(.year(2026)), year: 2026, rows: rows)
        let page = Samples.lines(view.markup)
        #expect(page == (try Snapshot("year.html").text(recording: page)))
        #expect(view.markup.document.count < 40_000)
    }

    @Test func `coming in`() throws {
        var frame = Samples.frame(.login)
        frame.session = nil
        let page = Samples.lines(PlainView(frame: frame).redeem("abc"))
        #expect(page == (try Snapshot("sign-in.html").text(recording: page)))
    }

    /// A day of forty entries with the style sheet stays within what was promised.
    @Test func `a full day is small`() {
        let entries = (0..<40).map { number in
            Samples.entry(
                number, "chicken breast with rice and vegetables", 1, "serving", 350, calories: 520,
                meal: Meal.allCases[number % 4], hour: 8)
        }
        let view = DayView(
            frame: Samples.frame(), day: Samples.message(entries), today: Samples.day,
            questions: [], held: [], steps: StepsMessage())
        #expect(view.markup.document.count < 60_000)
    }
}

struct GoalBarTests {
    private func bar(_ goal: Goal, _ sum: Double, unknown: Bool = false) -> GoalBar {
        GoalBar(
            .protein, goal,
            NutrientTotal(
                sum: Nutrients(protein: Thousandths(sum)), incomplete: unknown ? [.protein] : []),
            .english)
    }

    @Test(
        arguments: [
            (Goal.target(Thousandths(100)), 60.0, "60 of 100 g", "40 g left", Goal.Standing.below),
            (.target(Thousandths(100)), 130, "130 of 100 g", "30 g over", .above),
            (.minimum(Thousandths(100)), 60, "60 of 100 g", "40 g to go", .below),
            (.minimum(Thousandths(100)), 130, "130 of 100 g", "reached", .met),
            (.maximum(Thousandths(100)), 60, "60 of 100 g", "40 g left", .met),
            (.maximum(Thousandths(100)), 130, "130 of 100 g", "30 g over", .above),
            (
                .range(lower: Thousandths(80), upper: Thousandths(100)), 60, "60 of 80–100 g",
                "20 g to go", .below
            ),
            (
                .range(lower: Thousandths(80), upper: Thousandths(100)), 90, "90 of 80–100 g",
                "within the range", .met
            ),
            (
                .range(lower: Thousandths(80), upper: Thousandths(100)), 130, "130 of 80–100 g",
                "30 g over", .above
            ),
        ] as [(Goal, Double, String, String, Goal.Standing)])
    func `each kind of goal says what is left`(
        goal: Goal, sum: Double, figures: String, rest: String, standing: Goal.Standing
    ) {
        let bar = bar(goal, sum)
        #expect(bar.figures == figures)
        #expect(bar.rest == rest)
        #expect(bar.standing == standing)
        #expect((0...1).contains(bar.share))
        #expect(bar.marks.allSatisfy { (0...1).contains($0) })
    }

    @Test func `what is not known of a sum is not left`() {
        let bar = bar(.target(Thousandths(100)), 60, unknown: true)
        #expect(bar.figures == "at least 60 of 100 g")
        #expect(bar.rest == "at most 40 g left")
    }

    @Test func `a goal of nothing has a bar all the same`() {
        #expect(bar(.maximum(.zero), 0).share == 0)
        #expect(bar(.maximum(.zero), 3).share == 1)
    }
}

struct ChartTests {
    @Test func `days without figures are gaps, and count in no average`() {
        let energies: [Double?] = [2000, nil, 1000]
        let rows = energies.enumerated().map { offset, energy in
            Samples.row(Samples.day.advanced(by: offset), energy)
        }
        let figures = SpanFigures(rows)
        #expect(figures.average == Thousandths(1500))
        #expect(figures.logged.count == 2)
        #expect(figures.count(.met) == 1)
        #expect(figures.count(.below) == 1)
    }

    /// Any figures make a drawing whose numbers are finite and within it.
    @Test(arguments: 0..<50) func `a chart holds whatever there is`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let scales: [Double] = [0.001, 1, 1000, 9e12]
        let scale = scales[Int.random(in: 0..<4, using: &random)]
        let rows = (0..<Int.random(in: 1...366, using: &random)).map { offset in
            var goals = Goals()
            let share = Double.random(in: 0...1, using: &random)
            if Bool.random(using: &random) {
                goals[.calories] = .target(Thousandths(share * scale))
            }
            let energy = Double.random(in: 0...1, using: &random) * scale
            return Samples.row(
                LocalDay(daysSinceEpoch: 20_454 + offset),
                Bool.random(using: &random) ? nil : energy,
                goals: goals)
        }
        let chart = Samples.lines(YearChart(rows: rows, texts: .english).markup)
        #expect(!chart.contains("nan") && !chart.contains("inf"), "seed \(seed)")
        for path in chart.split(separator: " d=\"").dropFirst() {
            let numbers = path.prefix { $0 != "\"" }.split { !"0123456789.-".contains($0) }
                .compactMap { Double($0) }
            #expect(numbers.allSatisfy { (0...1000).contains($0) }, "seed \(seed)")
        }
    }
}

struct TextsTests {
    @Test func `every phrase has its words, and no others`() {
        #expect(Set(Texts.english.phrases.keys) == Set(Phrase.allCases))
        #expect(Texts.english.weekdays.count == 7)
        #expect(Texts.english.months.count == 12)
        #expect(Texts.english.meals.count == Meal.allCases.count)
    }

    @Test func `what is filled in is not filled in again`() {
        #expect(Texts.english(.ofGoal, "{1}", "x") == "{1} of x")
        #expect(Texts.english(.longDate, "Friday", "6", "March", "2026") == "Friday, 6 March 2026")
    }
}
