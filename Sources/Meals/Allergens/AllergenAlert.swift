internal import Nutrition

/// What a person's own allergies have to do with one food.
package struct AllergenAlert: Sendable, Hashable {
    package var severity: Severity
    /// As it is told: the food's name.
    package var food: String
    /// Triggers of the severity that are in it, or may be; the gravest answer first.
    package var findings: [AllergenFinding]
    /// Grams of the trigger that the day has with this food, and what is fine; for small amounts.
    package var amount: Amount?

    package struct Amount: Sendable, Hashable {
        package var grams: Double
        package var limit: Double?

        package init(grams: Double, limit: Double?) {
            self.grams = grams
            self.limit = limit
        }
    }

    package init(
        severity: Severity, food: String, findings: [AllergenFinding], amount: Amount? = nil
    ) {
        self.severity = severity
        self.food = food
        self.findings = findings
        self.amount = amount
    }

    /// Whether it waits for a person's word before it counts.
    package var holds: Bool { severity == .banned }

    /// Whether nothing is known to be in it, so that it is but a note where it is not banned.
    package var isNote: Bool { !holds && findings.allSatisfy { $0.answer == .cannotTell } }

    /// `satay chicken has peanuts, which you must not have.`
    package var sentence: String {
        let parts = Answer.allCases.reversed().compactMap { answer -> String? in
            let names = findings.filter { $0.answer == answer }.map(\.trigger.name)
            return names.isEmpty || answer == .notByRecipe
                ? nil : Self.verb(answer, Self.list(names))
        }
        let told = Self.list(parts)
        if let amount { return "\(food) \(told)\(Self.words(amount))." }
        return "\(food) \(told), which you \(severity == .banned ? "must not have" : "avoid")."
    }

    private static func verb(_ answer: Answer, _ names: String) -> String {
        switch answer {
        case .contains: "has \(names)"
        case .probably: "probably has \(names)"
        case .mayContain: "may have \(names)"
        case .cannotTell, .notByRecipe: "may have \(names) for all that is known"
        }
    }

    /// `: about 30 g today, and you said 20 g`
    private static func words(_ amount: Amount) -> String {
        let grams = Figures.grams(Thousandths(max(amount.grams, 0.1)))
        guard let limit = amount.limit else { return ": about \(grams) today" }
        return ": about \(grams) today, more than your \(Figures.grams(Thousandths(limit)))"
    }

    private static func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
