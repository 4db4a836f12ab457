package import Nutrition

/// How a programme went until a day.
package struct ProgrammeProgress: Sendable, Hashable {
    /// A day that counts.
    package struct Day: Sendable, Hashable {
        /// From 1.
        package var number: Int
        package var day: LocalDay
        /// Whether nothing more will come of it, as far as days end.
        package var isOver: Bool
        /// One for each target, in their order.
        package var outcomes: [TargetOutcome]

        package init(number: Int, day: LocalDay, isOver: Bool, outcomes: [TargetOutcome]) {
            self.number = number
            self.day = day
            self.isOver = isOver
            self.outcomes = outcomes
        }

        package var isKept: Bool { outcomes.allSatisfy { $0 == .met } }
    }

    package var run: ProgrammeRun
    package var today: LocalDay
    /// Those that have begun, in order.
    package var days: [Day]

    /// - Parameter isTodayOver: whether nothing more will come of the present day, as when it is summed up.
    package init(
        _ run: ProgrammeRun, today: LocalDay, isTodayOver: Bool = false,
        facts: (LocalDay) -> DayFacts
    ) {
        self.run = run
        self.today = today
        days = run.days(upTo: today).enumerated().map { index, day in
            let facts = facts(day)
            let isOver = day < today || isTodayOver
            return Day(
                number: index + 1, day: day, isOver: isOver,
                outcomes: run.programme.targets.map { target in
                    let outcome = target.outcome(of: facts)
                    // What must not be eaten was eaten, whatever comes.
                    let mayCome = !isOver && outcome == .missed && target.kind != .noBanned
                    return mayCome ? .open : outcome
                })
        }
    }

    /// As it was told by somebody else.
    package init(_ run: ProgrammeRun, today: LocalDay, days: [Day]) {
        self.run = run
        self.today = today
        self.days = days
    }

    package var state: ProgrammeRun.State { run.state(on: today) }

    /// Days on which every target was met.
    package var kept: Int { days.count { $0.isKept } }

    /// On how many days each target had that outcome, in the targets' order.
    package func counts(of outcome: TargetOutcome) -> [Int] {
        run.programme.targets.indices.map { index in
            days.count { $0.outcomes[index] == outcome }
        }
    }
}
