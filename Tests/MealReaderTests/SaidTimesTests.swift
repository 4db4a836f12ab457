import Testing

@testable import MealReader

@Suite("Days and clocks in talk")
struct SaidTimesTests {
    private static func day(_ day: SpokenTime.Day) -> SpokenTime { SpokenTime(day: day) }
    private static func at(_ hour: Int, _ minute: Int = 0) -> SpokenTime {
        SpokenTime(clock: .at(hour: hour, minute: minute))
    }
    private static func near(_ hour: Int, _ minute: Int = 0) -> SpokenTime {
        SpokenTime(clock: .ambiguous(hour: hour, minute: minute))
    }
    private static let november24 = day(.date(year: nil, month: 11, day: 24))

    @Test(
        arguments: [
            (
                "delete the coffee on 2026-11-20", day(.date(year: 2026, month: 11, day: 20)),
                "delete the coffee"
            ),
            (
                "change the oatmeal on 20 November to 300 g",
                day(.date(year: nil, month: 11, day: 20)),
                "change the oatmeal to 300 g"
            ),
            ("the soup on the 20th was lentil", day(.dayOfMonth(20)), "the soup was lentil"),
            ("the soup of the 20th", day(.dayOfMonth(20)), "the soup of"),
            ("what did i eat on 24/11", november24, "what did i eat"),
            ("what did i eat on 11/24", november24, "what did i eat"),
            ("what did i eat 24.11.", november24, "what did i eat"),
            ("what did i eat on 24.11", november24, "what did i eat"),
            ("nov 24 coffee", november24, "coffee"),
            ("november 24th", november24, ""),
            ("the 24th of november", november24, ""),
            ("24/11/2026", day(.date(year: 2026, month: 11, day: 24)), ""),
            ("24.11.26", day(.date(year: 2026, month: 11, day: 24)), ""),
            ("the coffee on monday was a latte", day(.lastWeekday(1)), "the coffee was a latte"),
            ("delete friday's oatmeal", day(.lastWeekday(5)), "delete oatmeal"),
            ("yesterday's coffee was a latte", day(.daysAgo(1)), "coffee was a latte"),
            ("the day before yesterday", day(.daysAgo(2)), ""),
            ("that was 3 days ago", day(.daysAgo(3)), "that was"),
            ("that was a week ago", day(.daysAgo(7)), "that was"),
            ("that was at 13:00", at(13), "that was"),
            ("that was at 00:30", at(0, 30), "that was"),
            ("that was at 24:00", at(0), "that was"),
            ("that was at 6h30", near(6, 30), "that was"),
            ("that was half 8", near(8, 30), "that was"),
            ("that was at half eight", near(8, 30), "that was"),
            ("that was quarter to 8", near(7, 45), "that was"),
            ("that was 9ish", near(9), "that was"),
            ("that was around 9ish", near(9), "that was"),
            ("that was at 0645", at(6, 45), "that was"),
            ("that was at noon", at(12), "that was"),
            ("that was 8pm", at(20), "that was"),
            (
                "that was last night at 2 am",
                SpokenTime(day: .daysAgo(0), clock: .at(hour: 2, minute: 0)), "that was"
            ),
            (
                "that was last night at 9",
                SpokenTime(day: .daysAgo(1), clock: .at(hour: 21, minute: 0)), "that was"
            ),
            (
                "that was at 2026-11-19 08:00",
                SpokenTime(
                    day: .date(year: 2026, month: 11, day: 19), clock: .at(hour: 8, minute: 0)),
                "that was"
            ),
            (
                "friday at 8pm", SpokenTime(day: .lastWeekday(5), clock: .at(hour: 20, minute: 0)),
                ""
            ),
        ] as [(String, SpokenTime, String)])
    func `a day or a clock is found, and the rest is left`(
        text: String, time: SpokenTime, rest: String
    ) {
        let said = SaidTimes(in: text)
        #expect(said.time == time)
        #expect(said.rest(of: text) == rest)
    }

    @Test(
        arguments: [
            ("how much protein between monday and wednesday", .lastWeekday(1), .lastWeekday(3)),
            (
                "from 20 november to 24 november", .date(year: nil, month: 11, day: 20),
                .date(year: nil, month: 11, day: 24)
            ),
            ("calories from the 3rd to the 5th", .dayOfMonth(3), .dayOfMonth(5)),
            ("monday to friday", .lastWeekday(1), .lastWeekday(5)),
        ] as [(String, SpokenTime.Day, SpokenTime.Day)])
    func `a stretch of days is one`(text: String, first: SpokenTime.Day, last: SpokenTime.Day) {
        let hits = SaidTimes(in: text).hits
        #expect(hits.count == 1)
        #expect(hits.first?.time.day == first)
        #expect(hits.first?.until == last)
    }

    @Test(arguments: [
        "change it to 3/4 cup", "that was half of it", "make it two", "it was 24 g",
        "9/10 would eat again",
        "it was 1.5 cups", "the second one", "delete the toast", "three quarters of it",
        "it was 250", "blood sugar 5.6",
        "next friday",
    ])
    func `an amount is no time`(text: String) {
        #expect(SaidTimes(in: text).time == nil)
    }
}
