internal import Nutrition
internal import Telling

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
            let names = findings.filter { $0.answer == answer }.map(\.trigger.told)
            return names.isEmpty || answer == .notByRecipe
                ? nil : Self.verb(answer, Words.list(names))
        }
        let told = Telling.isChinese ? parts.joined(separator: "，") : Words.list(parts)
        let texts = Texts.findings
        guard let amount else {
            return severity == .banned ? texts.banned(food, told) : texts.avoided(food, told)
        }
        let grams = Figures.grams(Thousandths(max(amount.grams, 0.1)))
        return amount.limit.map {
            texts.amountOver(food, told, grams, Figures.grams(Thousandths($0)))
        } ?? texts.amountToday(food, told, grams)
    }

    private static func verb(_ answer: Answer, _ names: String) -> String {
        switch answer {
        case .contains: Texts.findings.contains(names)
        case .probably: Texts.findings.probably(names)
        case .mayContain: Texts.findings.mayContain(names)
        case .cannotTell, .notByRecipe: Texts.findings.cannotTell(names)
        }
    }
}
