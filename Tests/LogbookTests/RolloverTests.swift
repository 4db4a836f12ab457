import Journal
import Nutrition
import TestSupport
import Testing
import TimeZones
import UnixSocket
import Waking

@testable import Logbook

/// The end of days before a real journal, at a clock that only the test moves.
struct RolloverTests {
    private let folder: TemporaryFolder
    /// Saturday 2099-11-21, 08:15 in UTC: the alarm is the kernel's and rings when its time has come.
    private let clock = TestClock(milliseconds: 4_098_932_100_000)
    private let alarm: WallAlarm
    private let journal: Journal
    private let plans: AsyncStream<Void>
    private let planned: AsyncStream<Void>.Continuation

    init() async throws {
        folder = try TemporaryFolder()
        alarm = try WallAlarm(on: EventLoop())
        let clock = clock
        journal = try await Journal.open(
            folder: folder.path, now: { Timestamp(milliseconds: clock.now) })
        (plans, planned) = AsyncStream.makeStream()
    }

    private func rollover(previewAt: Int?, _ other: WallAlarm? = nil) -> Rollover {
        let (clock, planned, alarm) = (clock, planned, other ?? alarm)
        return Rollover(
            journal: journal, calendar: CalendarKeeper(.named("UTC"), dayStart: 0), alarm: alarm,
            now: { clock.now },
            audience: { Rollover.Audience(sinks: ["a", "b"], previewAt: previewAt) },
            queued: { planned.yield() })
    }

    /// Lets time pass, and waits until the days were looked at.
    private func pass(_ seconds: Int64) async {
        clock.advance(seconds: seconds)
        alarm.wake()
        await plan()
    }

    private func plan() async { _ = await plans.first { _ in true } }

    private func eat() async throws {
        let calendar = LocalCalendar(zone: .utc)
        _ = try await journal.log([
            .manual(
                Nutrients(calories: Thousandths(100)), name: nil, text: "x",
                at: Moment(milliseconds: clock.now, calendar), meal: .snack)
        ])
    }

    private func queued() async throws -> [String] {
        try await journal.messages(in: .queued).map {
            "\($0.sink) \($0.kind.rawValue) \($0.last)"
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `a preview goes out in the evening, once, and the summary takes its place`() async throws {
        let run = Task { [rollover = rollover(previewAt: 77_400)] in await rollover.run() }
        await plan()
        try await eat()
        await pass(13 * 3600)
        #expect(try await queued() == [])
        await pass(900)
        let previews = ["a preview 2099-11-21", "b preview 2099-11-21"]
        #expect(try await queued() == previews)
        await pass(60)
        #expect(try await queued() == previews)
        alarm.stop()
        await run.value
        // As after a restart.
        let later = try WallAlarm(on: EventLoop())
        let second = Task { [rollover = rollover(previewAt: 77_400, later)] in
            await rollover.run()
        }
        await plan()
        #expect(try await queued() == previews)
        clock.advance(seconds: 3 * 3600)
        later.wake()
        await plan()
        #expect(try await queued() == ["a summary 2099-11-21", "b summary 2099-11-21"])
        #expect(try await journal.messages(in: .replaced).count == 2)
        later.stop()
        await second.value
        await journal.close()
    }

    @Test(.timeLimit(.minutes(30)))
    func `a day without entries has neither a preview nor a summary`() async throws {
        let run = Task { [rollover = rollover(previewAt: 77_400)] in await rollover.run() }
        await plan()
        await pass(14 * 3600)
        await pass(86_400)
        #expect(try await queued() == [])
        #expect(try await journal.firstOpenDay() == LocalDay("2099-11-22"))
        alarm.stop()
        await run.value
        await journal.close()
    }
}
