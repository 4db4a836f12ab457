internal import Body
internal import Journal
internal import Nutrition
package import Service
package import Wire

// What a person tells of themselves.
extension Logbook {
    package nonisolated(nonsending) func profile() async throws(ServiceError) -> ProfileMessage {
        let profile = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.profile()
        }
        return ProfileMessage(profile, age: profile.age(on: today()))
    }

    package nonisolated(nonsending) func setProfile(
        _ request: ProfileRequest
    ) async throws(ServiceError) -> ProfileMessage {
        _ = try await tell(request, by: nil)
        return try await profile()
    }

    /// Changes the profile; what cannot be is refused before anything is written.
    ///
    /// - Parameter utterance: the words that told it.
    nonisolated(nonsending) func tell(
        _ request: ProfileRequest, by utterance: UtteranceID?
    ) async throws(ServiceError) -> Recorded {
        let before = try await profile().profile
        let after: Profile
        do throws(ProfileFault) { after = try request.applied(to: before) } catch {
            throw .badParameters(MessageError(error))
        }
        let today = today()
        if let born = after.born, (born.day ?? today) > today || born.year > today.year {
            throw .outOfRange(
                parameter: "born", lowest: String(BirthDate.years.lowerBound),
                highest: today.description)
        }
        return try await storing { () async throws(JournalError) in
            // Of two that tell something else at once, neither loses what it told.
            try await self.journal.setProfile(by: utterance) { current in
                (try? request.applied(to: current)) ?? after
            }
        }
    }
}
