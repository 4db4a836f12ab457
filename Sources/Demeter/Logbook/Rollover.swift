package import Journal
package import Nutrition
internal import TimeZones
package import Waking

/// Closes days when they are over, at the person's own midnight, and catches up those that were missed.
package actor Rollover {
    private let journal: Journal
    private let keeper: CalendarKeeper
    private let alarm: WallAlarm
    private let now: @Sendable () -> Int64
    private let report: @Sendable (JournalError) -> Void
    private let audience: @Sendable () -> Audience
    private let queued: @Sendable () -> Void
    private let distrusts: @Sendable (LocalDay) -> Void
    private let begins: @Sendable (LocalDay) async -> Void
    private var planner = DayPlanner()
    /// The day of which a preview was queued last.
    private var previewed: LocalDay?
    /// The evening that was looked at last, and the day that it was found on.
    private var reviewed: (evening: ReviewEvening, day: LocalDay)?
    /// Whether the journal knows that no weeks are told of.
    private var hasForgottenReviews = false

    /// Who is told of days.
    package struct Audience: Sendable, Hashable {
        /// Names of sinks.
        package var sinks: [String]
        /// Seconds after midnight at which a preview goes out; `nil` for none.
        package var previewAt: Int?
        /// When weeks are told of; `nil` for never.
        package var review: ReviewEvening?

        package init(
            sinks: [String] = [], previewAt: Int? = nil, review: ReviewEvening? = nil
        ) {
            self.sinks = sinks
            self.previewAt = previewAt
            self.review = review
        }
    }

    /// Seconds until a failed closing is tried again.
    private static let pause: Int64 = 60

    /// - Parameters:
    ///   - now: Unix time in milliseconds.
    ///   - audience: who is told of days that end now.
    ///   - queued: told when there may be something to send, and when the clock was set.
    ///   - begins: does what is to be done on a new day, before anybody is told of the one that ended.
    ///   - distrusts: told when the clock shows a day that cannot be right, so that none is closed.
    ///   - report: told when a day could not be closed; it is tried again.
    package init(
        journal: Journal, calendar: CalendarKeeper, alarm: WallAlarm,
        now: @escaping @Sendable () -> Int64,
        audience: @escaping @Sendable () -> Audience = { Audience() },
        queued: @escaping @Sendable () -> Void = {},
        begins: @escaping @Sendable (LocalDay) async -> Void = { _ in },
        distrusts: @escaping @Sendable (LocalDay) -> Void = { _ in },
        report: @escaping @Sendable (JournalError) -> Void = { _ in }
    ) {
        self.journal = journal
        keeper = calendar
        self.alarm = alarm
        self.now = now
        self.audience = audience
        self.queued = queued
        self.begins = begins
        self.distrusts = distrusts
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
        defer { queued() }
        do {
            // Others may have brought another journal, or none, since it was asked last.
            planner.follow(try await journal.horizon())
            while true {
                let calendar = keeper.calendar
                let second = Timestamp(milliseconds: now()).seconds
                switch planner.step(at: second, in: calendar) {
                case .wait(let until):
                    let others = [
                        await preview(in: calendar, at: second),
                        await review(in: calendar, at: second),
                    ]
                    alarm.set(at: others.compactMap(\.self).reduce(until, min))
                    return
                case .distrust(let today, let until):
                    distrusts(today)
                    alarm.set(at: until)
                    return
                case .open(let today): _ = try await journal.openDays(from: today)
                case .close(let today):
                    // What is queued by the closing may be sent at once, and tells of this too.
                    await begins(today)
                    _ = try await journal.closeDays(
                        before: today, zone: calendar.zone.name, sinks: audience().sinks)
                }
                planner.follow(try await journal.horizon())
            }
        } catch {
            report(error)
            alarm.set(at: Timestamp(milliseconds: now()).seconds + Self.pause)
        }
    }

    /// Queues today's preview when its time has come.
    ///
    /// - Returns: when to ask again; `nil` when there is none to come today.
    private func preview(in calendar: LocalCalendar, at second: Int64) async -> Int64? {
        let audience = audience()
        let today = calendar.day(of: second)
        guard let time = audience.previewAt, !audience.sinks.isEmpty, previewed != today else {
            return nil
        }
        let due = calendar.instant(on: today, secondOfDay: time)
        guard due <= second else { return due }
        do {
            if try await journal.day(today).total.entries > 0 {
                try await journal.queuePreview(of: today, sinks: audience.sinks)
            }
            previewed = today
            return nil
        } catch {
            report(error)
            return second + Self.pause
        }
    }

    /// Queues the review of the week whose evening has come.
    ///
    /// - Returns: when to ask again; `nil` where no weeks are told of.
    private func review(in calendar: LocalCalendar, at second: Int64) async -> Int64? {
        let audience = audience()
        guard let evening = audience.review else {
            if hasForgottenReviews { return nil }
            do { try await journal.forgetReviews() } catch {
                report(error)
                return second + Self.pause
            }
            hasForgottenReviews = true
            reviewed = nil
            return nil
        }
        hasForgottenReviews = false
        let (day, next) = evening.latest(at: second, in: calendar)
        guard reviewed.map({ $0 != (evening, day) }) ?? true else { return next }
        do {
            _ = try await journal.queueReview(
                of: day, evening: evening.name, sinks: audience.sinks)
            reviewed = (evening, day)
            return next
        } catch {
            report(error)
            return second + Self.pause
        }
    }
}
