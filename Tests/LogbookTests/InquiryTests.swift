import MealReader
import Nutrition
import Testing
import TimeZones

@testable import Logbook

struct InquiryTests {
    private static let questions: [(String, Inquiry)] = [
        ("what did I eat last week", .intake(.lastWeek, nil)),
        ("What did we have for dinner yesterday?", .intake(.day(.daysAgo(1)), .dinner)),
        ("what have I eaten this month so far", .intake(.thisMonth, nil)),
        ("show me the last 3 days", .intake(.newest(3), nil)),
        ("on monday", .intake(.day(.lastWeekday(1)), nil)),
        ("this week", .intake(.thisWeek, nil)),
        ("what did I have for breakfast", .intake(.today, .breakfast)),
        ("how many calories did I have yesterday", .sum(.calories, .day(.daysAgo(1)), nil)),
        ("how much protein today", .sum(.protein, .today, nil)),
        ("calories last month", .sum(.calories, .lastMonth, nil)),
        (
            "how often did I have black coffee this week",
            .history(.often, "black coffee", .thisWeek)
        ),
        ("when did I last eat pizza?", .history(.lastTime, "pizza", nil)),
        ("when was the last time I had a beer", .history(.lastTime, "beer", nil)),
        (
            "did I have any coffee on 2026-11-18",
            .history(.whether, "coffee", .date(day("2026-11-18")))
        ),
        ("how many eggs did I eat today", .history(.amount, "eggs", .today)),
        ("how am I doing", .progress(nil, .today)),
        ("how many coffees this week", .history(.amount, "coffees", .thisWeek)),
        ("when was my last coffee", .history(.lastTime, "coffee", nil)),
        ("did I eat today", .intake(.today, nil)), ("what can I ask", .help),
        ("average calories this week", .sum(.calories, .thisWeek, nil)),
        ("protein last week", .sum(.protein, .lastWeek, nil)), ("goal 0", .goalWords),
        ("how's my day going", .progress(nil, .today)),
        ("did I reach my protein goal yesterday", .progress(.protein, .day(.daysAgo(1)))),
        ("what's my calorie goal", .goals(.calories)), ("my goals", .goals(nil)),
        ("delete all my goals", .dropGoals), ("my goal is to lose weight", .goalWords),
        ("how do I delete an entry", .help),
    ]

    @Test(arguments: questions)
    func `a question asks what it says`(_ line: String, _ inquiry: Inquiry) {
        #expect(InquiryReader.inquiry(in: line) == inquiry)
    }

    /// What is said, and how the goals are told again.
    private static let goals: [(String, String)] = [
        ("goal 2000", "2,000 kcal"), ("my goal is two thousand calories", "2,000 kcal"),
        ("set my goal to 2,000 kcal and 120 g of protein", "2,000 kcal; 120 g protein"),
        ("my protein goal is at least 120g", "at least 120 g protein"),
        ("goal: calories 1800-2200", "1,800 to 2,200 kcal"),
        ("goal between 1800 and 2200 calories", "1,800 to 2,200 kcal"),
        ("I want to eat 1800 calories a day", "1,800 kcal"),
        ("sugar goal max 30 g", "at most 30 g sugar"),
        ("set a sodium goal of 2.3 g", "2,300 mg sodium"),
        ("at most 2000 calories is my goal", "at most 2,000 kcal"),
        ("my calorie limit is 2000", "at most 2,000 kcal"), ("2000 kcal goal", "2,000 kcal"),
        ("no calorie goal", ""),
    ]

    @Test(arguments: goals) func `a goal is what was said`(_ line: String, _ told: String) {
        guard case .setGoals(let goals)? = InquiryReader.inquiry(in: line) else {
            Issue.record("no goals")
            return
        }
        let words = Nutrient.leading.compactMap { nutrient in
            goals[nutrient].flatMap { $0?.words(for: nutrient) }
        }
        #expect(words.joined(separator: "; ") == told)
    }

    @Test(arguments: [
        "two eggs", "a target trail mix", "what a nice day", "my lunch was soup", "protein bar",
        "fat free milk", "yesterday I had pizza", "this morning I had eggs", "on monday I ate rice",
        "how many calories are in a banana", "how much protein is left", "delete the coffee",
        "remove my lunch", "no", "no butter", "change the rice to 200 g",
        "the coffee was for lunch",
        "I scored a goal", "last night pizza", "cancel", "forget it", "energy drink",
        "calories in two eggs?", "today", "show me how to cook rice",
        "did I tell you that I am tired",
        "when did I say that", "sugar", "my week was long",
    ])
    func `everything else is no question of these`(_ line: String) {
        let inquiry = InquiryReader.inquiry(in: line)
        // "Today" shows the day, whoever takes it.
        #expect(inquiry == (line == "today" ? .intake(.today, nil) : nil))
    }

    @Test(arguments: [
        (Span.thisWeek, "2026-11-16", "2026-11-21"), (.lastWeek, "2026-11-09", "2026-11-15"),
        (.thisMonth, "2026-11-01", "2026-11-21"), (.lastMonth, "2026-10-01", "2026-10-31"),
        (.newest(3), "2026-11-19", "2026-11-21"),
        (.day(.lastWeekday(6)), "2026-11-14", "2026-11-14"),
    ])
    func `days are counted from today`(_ span: Span, _ first: String, _ last: String) {
        let calendar = LocalCalendar(zone: .utc, dayStart: 0)
        #expect(
            span.range(calendar, today: Self.day("2026-11-21")) == Self.day(first)...Self.day(last))
    }

    @Test(arguments: [
        ("burger and fries", "fries", "burger"), ("burger and fries", "the burger", "fries"),
        ("coffee with milk and sugar", "milk", "coffee with sugar"),
        ("coffee with milk and sugar", "sugar", "coffee with milk"),
        ("eggs with bacon", "bacon", "eggs"),
    ])
    func `one of several foods is left out`(_ text: String, _ words: String, _ rest: String) {
        let whole = Combination(text)
        let index = whole?.piece(of: EntryFinder.tokens(words))
        #expect(index.flatMap { whole?.without($0) } == rest)
    }

    @Test(arguments: [
        ("coffee with milk", "coffee"), ("coffee with milk", "coffee with milk"),
        ("burger and fries", "burger and fries"),
    ])
    func `the whole is no part of itself`(_ text: String, _ words: String) throws {
        #expect(try #require(Combination(text)).piece(of: EntryFinder.tokens(words)) == nil)
    }

    @Test(arguments: [
        "black coffee", "ham and cheese sandwich", "chicken noodle soup", "and", "with milk",
    ])
    func `one food alone is no combination`(_ text: String) {
        #expect(Combination(text) == nil)
    }

    private static func day(_ text: String) -> LocalDay {
        LocalDay(text) ?? LocalDay(daysSinceEpoch: 0)
    }
}
