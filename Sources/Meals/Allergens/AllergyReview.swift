package import Nutrition
internal import Telling

/// A person's allergies and what is known of foods, for judging what they eat.
package struct AllergyReview: Sendable {
    package let allergies: [Allergy]
    private let memory: FoodMemory<Judgement>
    /// Grams that the day has had already of triggers of which small amounts are fine.
    private var eaten: @Sendable (Trigger) -> Double = { _ in 0 }

    /// What a food has of what the person does not eat, whatever its amount.
    private struct Judgement: Sendable {
        /// Those of the person's allergies that it has, probably has or may have.
        var answers: [(allergy: Allergy, finding: AllergenFinding)] = []
        var alerts: [AllergenAlert] = []
        var small: [(allergy: Allergy, finding: AllergenFinding)] = []
    }

    package init(_ allergies: [Allergy], _ knowledge: AllergenKnowledge) {
        self.allergies = allergies
        memory = FoodMemory(knowledge, of: allergies.map(\.trigger), limit: Self.foodsRemembered) {
            Self.judgement(allergies, $0)
        }
    }

    /// The same person on a day that has had so many grams of triggers.
    package func having(eaten: @escaping @Sendable (Trigger) -> Double) -> AllergyReview {
        var review = self
        review.eaten = eaten
        return review
    }

    /// What is to be told of a food that is eaten, the gravest first; nothing where its recipe has none
    /// of the triggers.
    ///
    /// - Parameters:
    ///   - words: what the food is called, its own name first, and what was said of it.
    ///   - grams: how much of it; `nil` where nobody knows.
    package func alerts(
        of food: FoodID?, called words: [String], grams: Double?
    ) -> [AllergenAlert] {
        alerts(of: AssessedFood(food, called: words, grams: grams))
    }

    package func alerts(of food: AssessedFood) -> [AllergenAlert] {
        guard !allergies.isEmpty else { return [] }
        let judgement = memory.told(of: food)
        guard !judgement.alerts.isEmpty || !judgement.small.isEmpty else { return [] }
        let telling = Telling.current
        let own = food.words.first ?? ""
        let name =
            telling.language == .english
            ? own
            : telling.name(
                own, food: food.food?.rawValue, saidAs: food.words.joined(separator: " "))
        let grams = food.grams
        var alerts = judgement.alerts
        for index in alerts.indices { alerts[index].food = name }
        for (allergy, finding) in judgement.small {
            let sum = eaten(allergy.trigger) + (grams ?? 0) * (finding.share ?? 1)
            let limit = allergy.dailyGrams?.value
            if let limit, sum <= limit, grams != nil { continue }
            alerts.append(
                AllergenAlert(
                    severity: .smallAmounts, food: name, findings: [finding],
                    amount: AllergenAlert.Amount(grams: sum, limit: limit)))
        }
        return alerts
    }

    /// Grams of a trigger in so much of a food, by its recipe, else all of it; 0 where it has none.
    package func grams(of trigger: Trigger, in food: AssessedFood) -> Double {
        let small = memory.told(of: food).small
        guard let grams = food.grams,
            let found = small.first(where: { $0.allergy.trigger == trigger })
        else { return 0 }
        return grams * (found.finding.share ?? 1)
    }

    /// Every trigger of the person's own that a food has, probably has or may have.
    package func answers(of food: AssessedFood) -> [(allergy: Allergy, finding: AllergenFinding)] {
        guard !allergies.isEmpty else { return [] }
        return memory.told(of: food).answers
    }

    private static func judgement(_ allergies: [Allergy], _ assessment: Assessment) -> Judgement {
        var judgement = Judgement()
        let answers = allergies.map { (allergy: $0, finding: assessment.finding($0.trigger)) }
        judgement.answers = answers.filter { $0.finding.answer >= .mayContain }
        for severity in [Severity.banned, .avoid] {
            let found = answers.filter { $0.allergy.severity == severity }
                .map(\.finding)
                .filter { $0.answer != .notByRecipe }
                .sorted { ($1.answer, $0.trigger) < ($0.answer, $1.trigger) }
            if !found.isEmpty {
                judgement.alerts.append(
                    AllergenAlert(severity: severity, food: "", findings: found))
            }
        }
        judgement.small = judgement.answers.filter {
            $0.allergy.severity == .smallAmounts && $0.finding.answer >= .probably
        }
        return judgement
    }

    /// More kinds of food than most people eat in a year.
    private static let foodsRemembered = 2_000
}
