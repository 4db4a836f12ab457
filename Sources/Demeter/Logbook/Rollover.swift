package import Journal
internal import Nutrition
internal import TimeZones
package import Waking

/// Closes days when they are over, at the person's own midnight, and catches up those that were missed.
package actor Rollover {
    private let journal: Journal
    private let keeper: CalendarKeeper
    private let alarm: WallAlarm
    private let now: @Sendable () -> Int64
    private let report: @Sendable (JournalError) -> Void
    private var planner = DayPlanner()

    /// Seconds until a failed closing is tried again.
    private static let pause: Int64 = 60

    /// - Parameters:
    ///   - now: Unix time in milliseconds.
    ///   - report: told when a day could not be closed; it is tried again.
    package init(
        journal: Journal, calendar: CalendarKeeper, alarm: WallAlarm,
        now: @escaping @Sendable () -> Int64,
        report: @escaping @Sendable (JournalError) -> Void = { _ in }
    ) {
        self.journal = journal
        keeper = calendar
        self.alarm = alarm
        self.now = now
        self.report = report
    }

    /// Closes what is over, and goes on until the alarm is stopped.
    package func run() async {
        await plan()
        for await _ in alarm.reasons { await plan() }
    }

    /// Closes what is over and sets the alarm for what is next.
    private func plan() async {
        // Watched first: a change between the look at the zone and the watch would go unnoticed.
        alarm.watch(keeper.files)
        while true {
            let calendar = keeper.calendar
            let second = Timestamp(milliseconds: now()).seconds
            switch planner.step(at: second, in: calendar) {
            case .wait(let until):
                alarm.set(at: until)
                return
            case .close(let today):
                do {
                    _ = try await journal.closeDays(before: today, zone: calendar.zone.name)
                    planner.closed(before: try await journal.firstOpenDay() ?? today)
                } catch {
                    report(error)
                    alarm.set(at: second + Self.pause)
                    return
                }
            }
        }
    }
}
