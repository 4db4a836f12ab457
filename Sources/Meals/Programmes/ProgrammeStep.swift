package import Nutrition

/// What a person does with a programme that goes on.
package enum ProgrammeStep: Sendable, Hashable {
    /// From this day on no day counts.
    case pause(LocalDay)
    /// From this day on days count again.
    case resume(LocalDay)
    /// This day does not count: a journey has taken it.
    case travel(LocalDay)
    /// This day is the last one.
    case stop(LocalDay)
}

/// Why a programme cannot be started or changed so.
package enum ProgrammeFault: Error, Hashable {
    /// No programme goes on.
    case none
    /// This one goes on already; its title.
    case another(String)
    case paused(since: LocalDay)
    case notPaused
    /// The day counts already, or does not count already.
    case notCounted(LocalDay)
    /// A day beyond these.
    case outside(LocalDay, LocalDay)
}

extension ProgrammeRun {
    /// How far from the present day a programme may begin.
    package static let reach = 366

    /// It with a step taken.
    ///
    /// - Parameter today: the person's day.
    package func taking(
        _ step: ProgrammeStep, today: LocalDay
    ) throws(ProgrammeFault) -> ProgrammeRun {
        guard isOngoing(on: today) else { throw .none }
        var run = self
        switch step {
        case .pause(let day):
            if let pause = openPause { throw .paused(since: pause.from) }
            try refuse(day, outside: start...latest(today))
            run.add(Pause(from: day, to: nil))
        case .resume(let day):
            guard let pause = openPause else { throw .notPaused }
            try refuse(day, outside: pause.from...today.advanced(by: Self.reach))
            run.resume(on: day)
        case .travel(let day):
            try refuse(day, outside: start...latest(today))
            guard !isPaused(on: day) else { throw .notCounted(day) }
            run.add(Pause(from: day, to: day))
        case .stop(let day):
            // One that has not begun never will.
            run.stopped = day
        }
        return run
    }

    /// The last day that can be taken out.
    private func latest(_ today: LocalDay) -> LocalDay {
        max(start, lastDay ?? today.advanced(by: Self.reach))
    }

    private func refuse(
        _ day: LocalDay, outside days: ClosedRange<LocalDay>
    ) throws(ProgrammeFault) {
        guard days.contains(day) else { throw .outside(days.lowerBound, days.upperBound) }
    }
}
