package import Allergens
package import FoodCatalog
package import MealReader
internal import Nutrition

/// Whether a reading is believable: what a person should know of it, and what must wait for them.
///
/// Pure rules, the same for whoever made the reading. They flag and never change a figure. A food that
/// says something of itself (its portions, its density, the person's own history of it) is judged by
/// that; the bounds of its category serve only where it says nothing.
package struct MealReview: Sendable {
    /// So many warnings at once are one too many.
    static let warningLimit = 3

    private let catalog: FoodCatalog?
    private let habits: Habits
    private let allergies: AllergyReview?

    /// - Parameter allergies: `nil` where the person has none, or nothing asks for them.
    package init(
        catalog: FoodCatalog? = nil, habits: Habits = Habits(), allergies: AllergyReview? = nil
    ) {
        self.catalog = catalog
        self.habits = habits
        self.allergies = allergies
    }

    /// One verdict for each item of the reading, in order.
    package func review(_ reading: Reading) -> [Verdict] {
        let odd = OddAmounts(reading)
        var verdicts = reading.items.indices.map { index in
            var findings = findings(of: reading.items[index])
            if let word = odd.unreadable { findings.append(.unreadableAmount(word)) }
            if odd.isNegative(index), !findings.contains(.negativeAmount) {
                findings.append(.negativeAmount)
            }
            return verdict(findings, on: reading.items[index])
        }
        if let finding = mealFinding(reading), let richest = Self.richest(of: reading) {
            verdicts[richest].findings.append(finding)
        }
        if allergies != nil {
            for (index, item) in reading.items.enumerated() {
                let alerts = alerts(of: item.assessed)
                // Before what is doubtful: it matters most.
                if !alerts.isEmpty { verdicts[index].findings.insert(contentsOf: alerts, at: 0) }
            }
        }
        return verdicts
    }

    /// The same rules for somebody who may eat everything.
    package var withoutAllergies: MealReview { MealReview(catalog: catalog, habits: habits) }

    /// What the person's own allergies have to do with a food.
    package func alerts(of food: AssessedFood) -> [Finding] {
        allergies?.alerts(of: food).map(Finding.allergen) ?? []
    }

    private func verdict(_ findings: [Finding], on item: ReadingItem) -> Verdict {
        var findings = findings
        if findings.count >= Self.warningLimit, !findings.contains(where: { $0.holds }) {
            findings.append(.severalWarnings(findings.count))
        }
        var verdict = Verdict(findings: findings)
        guard verdict.isHeld else { return verdict }
        if let stated = item.stated, item.food != nil {
            verdict.likelyFigures = likelyFigures(of: item, stated, findings)
        } else {
            verdict.likely = likelyAmount(of: item)
        }
        return verdict
    }

    func findings(of item: ReadingItem) -> [Finding] {
        let food = item.food.flatMap { catalog?[$0] }
        var findings = FigureRules.findings(of: item, food)
        if let food {
            findings += PortionRules.findings(of: item, food)
            findings += historyFindings(of: item, food)
        } else {
            findings += FallbackRules.findings(of: item)
        }
        if item.isGuessed, item.food != nil { findings.append(.guessed(name: item.name)) }
        if item.confidence < Self.doubtful, item.food != nil,
            !findings.contains(where: { $0.holds }),
            !findings.isEmpty || (item.nutrients.calories?.value ?? 0) > Self.negligible
        {
            findings.append(.unsure(confidence: item.confidence))
        }
        if let id = item.food, let grams = item.grams, habits.isUsed(to: grams, of: id) {
            findings.removeAll(where: { $0.isOpinion })
        }
        return findings
    }

    private static let doubtful = 0.5
    /// Energy in kcal below which it does not matter that the reader is not sure.
    private static let negligible = 200.0
}

extension MealReview {
    /// A person's own history outranks everybody's: what they often have is no alarm, and what is far
    /// from it is one.
    private func historyFindings(of item: ReadingItem, _ food: Food) -> [Finding] {
        guard let grams = item.grams?.value, let usual = habits.usualAmount(of: food.id),
            usual.count >= 5
        else { return [] }
        // Who always has one egg may well have two: below half of the usual no deviation is believed.
        let deviation = max(usual.deviation, usual.mean * 0.5, 1)
        let distance = (grams - usual.mean) / deviation
        // Little of something is rarely a slip that matters.
        guard distance > 3 else { return [] }
        return [.unusual(usualGrams: usual.mean, deviations: distance)]
    }

    private func mealFinding(_ reading: Reading) -> Finding? {
        guard reading.items.count > 1, let calories = reading.total.sum.calories?.value,
            calories > 2000
        else { return nil }
        return .richMeal(calories: calories, isAbsurd: calories > 5000)
    }

    private static func richest(of reading: Reading) -> Int? {
        reading.items.indices.max {
            (reading.items[$0].nutrients.calories ?? .zero)
                < (reading.items[$1].nutrients.calories ?? .zero)
        }
    }

    /// The largest tenth, hundredth, … of an amount that would be believed.
    private func likelyAmount(of item: ReadingItem) -> LikelyAmount? {
        guard item.food != nil, let grams = item.grams else { return nil }
        if grams < .zero {
            return LikelyAmount(amount: item.amount.map(abs), grams: -grams)
        }
        guard grams > .zero else { return nil }
        var divisor = 10.0
        while divisor <= 1e9 {
            var smaller = item
            smaller.grams = grams.scaled(by: 1 / divisor)
            smaller.amount = item.amount.map { $0 / divisor }
            smaller.nutrients = item.nutrients.scaled(by: 1 / divisor)
            smaller.confidence = 1
            if !findings(of: smaller).contains(where: { $0.holds }) {
                let isWeighed = item.unit.flatMap(MeasureUnit.init(symbol:)) != nil
                let amount = smaller.amount.flatMap { isWeighed ? nil : $0 }
                guard let grams = smaller.grams, amount.map({ $0 >= 0.5 }) ?? (grams.value >= 1)
                else { return nil }
                return LikelyAmount(amount: amount, grams: grams)
            }
            divisor *= 10
        }
        return nil
    }
}

extension MeasureUnit {
    /// The unit that is written so; `nil` for everything else.
    init?(symbol: String) {
        guard let unit = Self.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = unit
    }
}
