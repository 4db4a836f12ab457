import Journal
import Nutrition
import Service
import Summaries
import Telling
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Reminders of what was not logged: told once, answered in place, silent when they are not wanted.
struct ReminderTests {
    /// Eggs and toast each morning at 8:15 for so many days; then it is Monday, so many minutes after.
    private func desk(minutes: Int64 = 60, days: Int = 44, aDay: Int = 2) async throws -> Desk {
        let desk = try await Desk()
        for _ in 0..<days {
            _ = try await desk.log("two eggs and a slice of toast")
            desk.clock.advance(seconds: 24 * 3600)
        }
        desk.clock.advance(seconds: minutes * 60)
        desk.logbook.configure(
            LogbookSettings(
                version: "test",
                reminders: ReminderSettings(quiet: (21 * 60, 7 * 60), aDay: aDay)))
        return desk
    }

    @Test func `a forgotten breakfast is told once, and yes logs it`() async throws {
        let desk = try await desk()
        let told = try #require(await desk.logbook.reminder())
        #expect(told.title == "Did you have your breakfast?")
        #expect(told.text.contains("Say yes to log it, or no."))
        #expect(await desk.logbook.reminder() == nil)
        _ = try await desk.say("yes")
        let day = try await desk.logbook.day(nil)
        #expect(day.entries.count == 2)
        #expect(day.entries.allSatisfy { $0.meal == .breakfast })
        #expect(try await desk.journal.reminders(limit: 1).map(\.state) == [.logged])
        _ = try await desk.say("undo")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test func `two that are waved away in a row are the last for a while`() async throws {
        let desk = try await desk()
        for _ in 0..<2 {
            _ = try #require(await desk.logbook.reminder())
            #expect(try await desk.say("no") == [Texts.reminders.dismissed()])
            #expect(try await desk.logbook.day(nil).entries.isEmpty)
            desk.clock.advance(seconds: 24 * 3600)
        }
        #expect(await desk.logbook.reminder() == nil)
        desk.clock.advance(seconds: 6 * 24 * 3600)
        #expect(await desk.logbook.reminder() == nil)
    }

    @Test func `nobody is reminded of what is logged, in quiet hours, or without wanting it`()
        async throws
    {
        let desk = try await desk()
        desk.logbook.configure(LogbookSettings(version: "test"))
        #expect(await desk.logbook.reminder() == nil)
        desk.logbook.configure(
            LogbookSettings(
                version: "test", reminders: ReminderSettings(quiet: (8 * 60, 12 * 60), aDay: 2)))
        #expect(await desk.logbook.reminder() == nil)
        desk.logbook.configure(
            LogbookSettings(
                version: "test", reminders: ReminderSettings(quiet: (21 * 60, 420), aDay: 0)))
        #expect(await desk.logbook.reminder() == nil)
        desk.logbook.configure(
            LogbookSettings(
                version: "test", reminders: ReminderSettings(quiet: (21 * 60, 420), aDay: 2)))
        _ = try await desk.log("two eggs and a slice of toast")
        #expect(await desk.logbook.reminder() == nil)
    }
}
