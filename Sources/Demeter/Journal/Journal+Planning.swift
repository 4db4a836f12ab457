package import Body
package import Nutrition

// How the weight is to change, and what is to be eaten.
extension Journal {
    /// How the weight is to change; `nil` for as it comes.
    package nonisolated func aim() async throws(JournalError) -> PersonalAim? {
        try await reader.read { try $0.aim() }
    }

    /// Sets how the weight is to change, with the first goal that it makes, as one undoable change.
    ///
    /// - Parameter aim: `nil` for as it comes; goals stay as they are then.
    package nonisolated func setAim(
        _ aim: PersonalAim?, _ step: AimStep?, by utterance: UtteranceID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let recorded = try ledger.setAim(aim, step, utterance: utterance)
            try ledger.settle(utterance, by: recorded)
            return recorded
        }
    }

    /// Changes the goal of energy by the aim, as one undoable change, at most once a week.
    package nonisolated func follow(_ step: AimStep) async throws(JournalError) -> Recorded {
        try await write { try $0.follow(step) }
    }

    /// The first day of the goal that was made by an aim last; also of one that was undone.
    package nonisolated func lastStepDay() async throws(JournalError) -> LocalDay? {
        try await reader.read { try $0.lastStepDay() }
    }

    /// Why the goal changed with this day; `nil` where it did not by itself, or that was undone.
    package nonisolated func aimStep(on day: LocalDay) async throws(JournalError) -> AimStep? {
        try await reader.read { try $0.aimStep(on: day) }
    }

    /// Plans of days in their order, those of a day in the order of its meals.
    package nonisolated func plans(
        from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [Plan] {
        try await reader.read { try $0.plans(from: first, to: last) }
    }
}
