internal import Allergens
internal import Journal
package import Nutrition
package import Service
package import Wire

// How a day was.
extension Logbook {
    package nonisolated(nonsending) func score(
        _ date: LocalDay?
    ) async throws(ServiceError) -> ScoreMessage {
        let day = date ?? today()
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(day)
        }
        return ScoreMessage(date: day, allergy: allergyScore(of: page.entries))
    }

    /// `nil` without meals, and where nothing is known of triggers in foods.
    private func allergyScore(of entries: [FoodEntry]) -> AllergyScoreMessage? {
        guard allergens != nil else { return nil }
        let review = allergyReview
        let meals = Meal.allCases.compactMap { meal -> AllergyScoreMessage.MealScore? in
            let eaten = entries.filter { $0.meal == meal && $0.state == .logged }
            guard !eaten.isEmpty else { return nil }
            let losses = eaten.flatMap { entry in
                (review?.answers(of: entry.content.assessed) ?? []).map { allergy, finding in
                    AllergyScoreMessage.Loss(
                        entry: entry.id.number, name: entry.name, severity: allergy.severity,
                        finding: AllergenMessage(finding))
                }
            }
            return AllergyScoreMessage.MealScore(
                meal: meal, score: AllergyScore.meal(losses.map(\.severity)), losses: losses)
        }
        return AllergyScore.day(meals.map(\.score)).map { total in
            AllergyScoreMessage(total: total, meals: meals)
        }
    }
}
