internal import Body
internal import Journal
package import Nutrition
package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func goals(
        _ date: LocalDay?
    ) async throws(ServiceError) -> GoalsMessage {
        let day = date ?? today()
        return try await ServiceError.translating { () async throws(JournalError) in
            GoalsMessage(
                date: day, goals: try await journal.goals(on: day),
                rules: try await journal.goalRules())
        }
    }

    package nonisolated(nonsending) func setGoals(
        _ request: GoalsRequest
    ) async throws(ServiceError) -> GoalsMessage {
        let day = request.from ?? today()
        let person = try await person(of: request.reference)
        let wanted = request.all(for: person)
        let rules = Nutrient.all.compactMap { nutrient in
            wanted[nutrient].map { goal in
                GoalRule(nutrient: nutrient, goal: goal, from: day, weekday: request.weekday)
            }
        }
        _ = try await ServiceError.translating { () async throws(JournalError) in
            try await writing { () async throws(JournalError) in try await journal.setGoals(rules) }
        }
        // The day on which the new goals hold: the first such weekday from then on.
        let shown = request.weekday.map { day.advanced(by: ($0 - day.weekday + 7) % 7) } ?? day
        var message = try await goals(min(shown, .last))
        message.source = request.reference.map { ReferenceValues($0.region, for: person).source }
        return message
    }

    /// For whom reference values are wanted; the profile answers what the request leaves open.
    private nonisolated(nonsending) func person(
        of reference: ReferenceRequest?
    ) async throws(ServiceError) -> ReferencePerson? {
        guard let reference else { return nil }
        let profile = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.profile()
        }
        do throws(MessageError) {
            return try reference.person(
                orWho: (profile.sex, profile.age(on: today()), profile.condition))
        } catch {
            throw .badParameters(error)
        }
    }
}
