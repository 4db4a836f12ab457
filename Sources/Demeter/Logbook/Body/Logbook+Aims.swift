internal import Body
internal import Journal
package import Nutrition
package import Service
internal import Telling
package import Wire

// Goals of energy that follow a weight.
extension Logbook {
    package nonisolated(nonsending) func follow(
        _ request: AimRequest
    ) async throws(ServiceError) -> AimResult {
        try await follow(request.aim, by: nil)
    }

    /// Sets how the weight is to change, with the goal that this makes from today on, as one change.
    nonisolated(nonsending) func follow(
        _ aim: WeightAim?, by utterance: UtteranceID?
    ) async throws(ServiceError) -> AimResult {
        guard let aim else {
            _ = try await storing { () async throws(JournalError) in
                try await self.journal.setAim(nil, nil, by: utterance)
            }
            return AimResult(aim: nil, goal: nil, reply: Texts.energy.noAim())
        }
        let today = today()
        let book = try await bodyBook(on: today)
        if let obstacle = aim.obstacle(for: book.profile, kilograms: book.kilograms, on: today) {
            throw .refusedAim(Phrases.refused(obstacle))
        }
        let step = try await step(aim, book, on: today)
        _ = try await storing { () async throws(JournalError) in
            try await self.journal.setAim(
                PersonalAim(aim, since: today), step, by: utterance)
        }
        let message = AimMessage(
            aim, since: today, next: step.map { $0.day.advanced(by: WeightAim.interval) })
        return AimResult(
            aim: message, goal: step?.goal,
            reply: Phrases.aimSet(message, step).joined(separator: "\n"))
    }

    /// Looks at the goal again when a week is over since it was last; one undoable change when it is.
    ///
    /// - Parameter today: the first day that the new goal holds for.
    /// - Returns: whether it was looked at.
    @discardableResult
    package nonisolated(nonsending) func followGoal(on today: LocalDay) async -> Bool {
        do {
            guard let aim = try await journal.aim() else { return false }
            if let last = try await journal.lastStepDay(),
                last.advanced(by: WeightAim.interval) > today
            {
                return false
            }
            guard let step = try await step(aim.aim, bodyBook(on: today), on: today) else {
                return false
            }
            let recorded = try await storing { () async throws(JournalError) in
                try await self.journal.follow(step)
            }
            return recorded.change != nil
        } catch {
            // The next night comes to the same.
            return false
        }
    }

    private nonisolated(nonsending) func step(
        _ aim: WeightAim, _ book: BodyBook, on day: LocalDay
    ) async throws(ServiceError) -> AimStep? {
        let before = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.goals(on: day)[.calories]?.reference
        }
        return AimStep(
            aim, book.profile, kilograms: book.kilograms, measured: book.expenditure,
            textbook: book.textbook, before: before, on: day)
    }

    /// `nil` where the weight is to come as it comes.
    nonisolated(nonsending) func aimMessage() async throws(ServiceError) -> AimMessage? {
        try await ServiceError.translating { () async throws(JournalError) in
            guard let aim = try await journal.aim() else { return nil }
            return AimMessage(
                aim.aim, since: aim.since,
                next: try await journal.lastStepDay()?.advanced(by: WeightAim.interval))
        }
    }
}
