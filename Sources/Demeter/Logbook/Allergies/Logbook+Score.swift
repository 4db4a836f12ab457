internal import Allergens
internal import HealthyEating
internal import Journal
internal import Nutrition
package import Service
package import Wire

// How a day was.
extension Logbook {
    package nonisolated(nonsending) func score(
        _ request: ScoreRequest
    ) async throws(ServiceError) -> ScoreMessage {
        if let days = request.days {
            let eaten = try await ServiceError.translating { () async throws(JournalError) in
                try await intake(of: days)
            }
            return ScoreMessage(
                date: days.upperBound, from: days.lowerBound, allergy: nil,
                eating: EatingIndex(eaten))
        }
        let day = request.date ?? today()
        let page = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.day(day)
        }
        return ScoreMessage(
            date: day, allergy: allergyScore(of: page.entries),
            eating: EatingIndex(Intake(of: page.entries)))
    }

    /// What was eaten in several days, summed before any ratio is made.
    nonisolated(nonsending) func intake(
        of days: ClosedRange<LocalDay>
    ) async throws(JournalError) -> Intake {
        try await journal.intakes(from: days.lowerBound, to: days.upperBound).values
            .reduce(into: Intake()) { $0 += $1 }
    }

    /// `nil` without meals, and where nothing is known of triggers in foods.
    func allergyScore(of entries: [FoodEntry]) -> AllergyScoreMessage? {
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

extension Intake {
    /// - Parameter entries: held ones were not eaten, as far as anybody knows.
    init(of entries: [FoodEntry]) {
        self.init()
        for entry in entries where entry.state == .logged { add(entry.nutrients, entry.patterns) }
    }
}

extension EatingIndex {
    /// The score of what was eaten; `nil` where too little is known for one.
    static func scored(_ entries: [FoodEntry]) -> EatingIndex? {
        EatingIndex(Intake(of: entries)).flatMap { $0.total == nil ? nil : $0 }
    }
}
