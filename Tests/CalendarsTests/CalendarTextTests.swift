import Foundation
import Nutrition
import TestSupport
import Testing

@testable import Calendars

struct CalendarTextTests {
    @Test func `an event is a calendar of its own`() throws {
        let event = CalendarEvent(
            id: "demeter-x-2026-03-28-lunch", time: .span(from: 1_774_695_600, to: 1_774_697_400),
            title: "Lunch: 620 kcal", text: "egg; toast, jam\nmilk\\cream", stamp: 1_774_695_600)
        #expect(
            event.calendar == """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                PRODID:-//Demeter//Demeter//EN\r
                BEGIN:VEVENT\r
                UID:demeter-x-2026-03-28-lunch\r
                DTSTAMP:20260328T110000Z\r
                DTSTART:20260328T110000Z\r
                DTEND:20260328T113000Z\r
                SUMMARY:Lunch: 620 kcal\r
                DESCRIPTION:egg\\; toast\\, jam\\nmilk\\\\cream\r
                CLASS:PRIVATE\r
                TRANSP:TRANSPARENT\r
                END:VEVENT\r
                END:VCALENDAR\r

                """)
    }

    @Test func `a whole day ends on the next one`() throws {
        let day = try #require(LocalDay("2026-12-31"))
        let text = CalendarEvent(
            id: "a", time: .wholeDay(day), title: "", text: "", stamp: 0
        ).calendar
        #expect(text.contains("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n"))
    }

    @Test func `lines are folded at 75 bytes, and no character is cut`() {
        var random = SplitMix64(seed: 5545)
        let letters = ["a", "é", "蛋", "🍜", ",", "\\", ";", " ", "\u{301}", "\n", "\u{7}", "\r"]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? ""
            }.joined()
            let escaped = CalendarEvent.escaped(text)
            let folded = CalendarEvent.folded("DESCRIPTION:" + escaped)
            let lines = folded.components(separatedBy: "\r\n")
            #expect(lines.allSatisfy { $0.utf8.count <= 75 }, "\(text.debugDescription)")
            #expect(lines.dropFirst().allSatisfy { $0.utf8.first == 0x20 })
            let unfolded = lines.enumerated().flatMap { $1.utf8.dropFirst($0 == 0 ? 0 : 1) }
            #expect(unfolded == Array("DESCRIPTION:\(escaped)".utf8))
            #expect(!escaped.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test func `names tell their day, and others' are none`() throws {
        let day = try #require(LocalDay("2026-03-28"))
        for meal in [Meal.lunch, nil] {
            let name = CalendarName(owner: "f00", day: day, meal: meal)
            #expect(CalendarName.day(of: name.file) == day)
        }
        for name in [
            "", "lunch.ics", "demeter-x-2026-03-99.ics", "demeter-x-2026-03-28.txt",
            "../demeter-x-2026-03-28.ics", "demeter-x-2026-03-28-a-b.ics",
        ] { #expect(CalendarName.day(of: name) == nil, "\(name)") }
    }
}
