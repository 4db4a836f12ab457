internal import Allergens
internal import Journal
internal import MealReview
internal import Nutrition
internal import Recipes
package import Service
package import Wire

// What a person must not or would rather not eat.
extension Logbook {
    package nonisolated(nonsending) func allergies()
        async throws(ServiceError) -> AllergiesMessage
    {
        let (own, exposed) = try await ServiceError.translating {
            () async throws(JournalError) in
            (
                try await journal.allergies(),
                try await journal.logged(
                    warnedBy: Finding.allergenRule, limit: Self.exposuresListed)
            )
        }
        return AllergiesMessage(
            allergies: own,
            exposures: exposed.map { entry in
                AllergiesMessage.Exposure(
                    entry: entry.id.number, name: entry.name,
                    loggedAt: Wire.Instant(entry.moment),
                    message: entry.warnings.filter { $0.rule == Finding.allergenRule }
                        .map(\.message).joined(separator: " "))
            })
    }

    package nonisolated(nonsending) func setAllergy(
        _ request: AllergyRequest
    ) async throws(ServiceError) -> AllergiesMessage {
        let allergy = request.severity.map {
            Allergy(request.trigger, $0, dailyGrams: request.amount, since: today())
        }
        let recorded = try await storing { () async throws(JournalError) in
            try await self.journal.setAllergy(request.trigger, allergy)
        }
        await learn(from: recorded)
        return try await allergies()
    }

    /// Reads the person's triggers, and what today has had of those of which small amounts are fine.
    nonisolated(nonsending) func learnAllergies() async throws(ServiceError) {
        try await ServiceError.translating { () async throws(JournalError) in
            let own = try await journal.allergies()
            let review = own.isEmpty ? nil : AllergyReview(own, allergens ?? .nothing)
            var eaten = EatenTriggers()
            if let review, own.contains(where: { $0.severity == .smallAmounts }) {
                let day = today()
                eaten = EatenTriggers(on: day, try await journal.day(day).entries, review)
            }
            remember(
                review, eaten: eaten,
                allergens.map { AllergenTeller($0, own: own.map(\.trigger)) })
        }
    }

    /// More are in the journal itself.
    private static let exposuresListed = 100
}

// What is told of triggers beside entries.
extension Logbook {
    /// Entries with what is known of triggers in them, where anything is known at all.
    func told(_ entries: [EntryMessage]) -> [EntryMessage] {
        guard let teller else { return entries }
        return entries.map { entry in
            var entry = entry
            entry.allergens = teller.messages(of: entry.assessed)
            return entry
        }
    }

    /// A recipe with what is known of triggers in it, and what of them the person should not have.
    func told(_ message: RecipeMessage) -> RecipeMessage {
        var message = message
        guard message.isWhole else { return message }
        let recipe = message.recipe.assessed
        message.allergens = teller?.messages(of: recipe)
        message.warnings = review.alerts(of: recipe).map {
            Warning(rule: $0.rule, message: $0.sentence)
        }
        return message
    }

    /// What a person is told of a recipe that they keep or look at.
    func warnings(of recipe: Recipe) -> [String] {
        review.alerts(of: recipe.assessed).map(\.sentence)
    }

    func told(_ result: ChangeResult) -> ChangeResult {
        var result = result
        result.entries = told(result.entries)
        return result
    }

    func told(_ result: LogResult) -> LogResult {
        var result = result
        result.entries = told(result.entries)
        result.held = told(result.held)
        return result
    }
}
