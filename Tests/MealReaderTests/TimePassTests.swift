import FoodCatalog
import Testing

@testable import MealReader

struct TimePassTests {
    private func time(_ text: String) -> SpokenTime? {
        TimePass(TextScanner.words(of: text), of: text).time
    }

    @Test(arguments: [
        ("eggs yesterday", SpokenTime(day: .daysAgo(1))),
        ("the day before yesterday I had eggs", SpokenTime(day: .daysAgo(2))),
        ("eggs today", SpokenTime(day: .daysAgo(0))),
        ("last night I had pizza", SpokenTime(day: .daysAgo(1), clock: .at(hour: 20, minute: 0))),
        ("on Monday I had eggs", SpokenTime(day: .lastWeekday(1))),
        ("eggs two days ago", SpokenTime(day: .daysAgo(2))),
        ("a banana at 8:30am", SpokenTime(clock: .at(hour: 8, minute: 30))),
        ("a banana at 8:30 pm", SpokenTime(clock: .at(hour: 20, minute: 30))),
        ("a banana at 8", SpokenTime(clock: .ambiguous(hour: 8, minute: 0))),
        ("eggs at 15:45", SpokenTime(clock: .at(hour: 15, minute: 45))),
        ("eggs at noon", SpokenTime(clock: .at(hour: 12, minute: 0))),
        ("eggs at midnight", SpokenTime(clock: .at(hour: 0, minute: 0))),
        ("an hour ago I had eggs", SpokenTime(clock: .minutesAgo(60))),
        ("half an hour ago, coffee", SpokenTime(clock: .minutesAgo(30))),
        ("20 minutes ago a coffee", SpokenTime(clock: .minutesAgo(20))),
        ("at 8 in the evening I had rice", SpokenTime(clock: .at(hour: 20, minute: 0))),
        (
            "this morning 2 eggs",
            SpokenTime(day: .daysAgo(0), clock: .at(hour: 8, minute: 0))
        ),
        (
            "eggs this morning at 9", SpokenTime(day: .daysAgo(0), clock: .at(hour: 9, minute: 0))
        ),
        (
            "toast yesterday evening",
            SpokenTime(day: .daysAgo(1), clock: .at(hour: 19, minute: 0))
        ),
        (
            "at 4 yesterday afternoon eggs",
            SpokenTime(day: .daysAgo(1), clock: .at(hour: 16, minute: 0))
        ),
        ("on 2026-11-15 I had eggs", SpokenTime(day: .date(year: 2026, month: 11, day: 15))),
        ("Nov 15: eggs", SpokenTime(day: .date(year: nil, month: 11, day: 15))),
        ("on November 3rd, eggs", SpokenTime(day: .date(year: nil, month: 11, day: 3))),
        ("the 15th of November eggs", SpokenTime(day: .date(year: nil, month: 11, day: 15))),
        ("eggs on 2 May 2026", SpokenTime(day: .date(year: 2026, month: 5, day: 2))),
        ("yesterdy I had eggs", SpokenTime(day: .daysAgo(1))),
        ("eggs on wendesday", SpokenTime(day: .lastWeekday(3))),
        ("wed 100 g hummus", SpokenTime(day: .lastWeekday(3))),
        ("1130hrs two eggs", SpokenTime(clock: .at(hour: 11, minute: 30))),
        ("soup at 1800 hours", SpokenTime(clock: .at(hour: 18, minute: 0))),
        ("12 am eggs", SpokenTime(clock: .at(hour: 0, minute: 0))),
    ])
    func `what is said of the time is understood`(text: String, expected: SpokenTime) {
        #expect(time(text) == expected)
    }

    @Test(arguments: [
        ("a pear on 31 november", false), ("eggs on the 30th of February", false),
        ("soup on 2026-02-29", false), ("31.4. soup", false), ("a pear on 30 november", true),
        ("eggs on 29 February", true), ("soup on 2028-02-29", true), ("eggs yesterday", true),
    ])
    func `a date is one though no calendar has it`(text: String, isReal: Bool) throws {
        #expect(try #require(time(text)?.day).isReal == isReal)
    }

    @Test(arguments: [
        "2 eggs", "toast at 8 grams", "eggs", "a cup at 25", "monday", "may 2 eggs", "Mar 2 eggs",
        "Sunday roast", "2026 eggs", "this toast",
    ])
    func `nothing is made up`(text: String) {
        #expect(time(text) == nil)
    }
}
