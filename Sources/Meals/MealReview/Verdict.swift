package import Nutrition
internal import Telling

/// What the review says of one item.
package struct Verdict: Sendable, Hashable {
    package var findings: [Finding]
    /// The believable amount nearest to what was read, where the slip can be guessed.
    package var likely: LikelyAmount?
    /// Believable ones in the place of those that the person gave.
    package var likelyFigures = Nutrients.unknown

    package init(findings: [Finding] = [], likely: LikelyAmount? = nil) {
        self.findings = findings
        self.likely = likely
    }

    /// What is told of it, each with the stable name of its rule: the findings, then the likely amount.
    package var notes: [(rule: String, sentence: String)] {
        if findings.isEmpty, likely == nil, likelyFigures == .unknown { return [] }
        let meant = ([likely?.words] + Nutrient.leading.map(likelyWords)).compactMap(\.self)
        return findings.map { ($0.rule, $0.sentence) }
            + (meant.isEmpty
                ? []
                : [("likely_amount", Texts.findings.perhapsMeant(Words.row(meant)))])
    }

    private func likelyWords(_ nutrient: Nutrient) -> String? {
        likelyFigures[nutrient].map { Self.words($0, of: nutrient) }
    }

    /// `800 kcal`, `33 g protein`
    static func words(_ figure: Thousandths, of nutrient: Nutrient) -> String {
        Figures.amount(figure, of: nutrient)
    }

    /// Whether a person must confirm the item before it counts.
    package var isHeld: Bool { findings.contains(where: \.holds) }
}

/// A smaller amount of the same food that would be believed: a zero too many, kilograms for grams.
package struct LikelyAmount: Sendable, Hashable {
    /// How many of the item's unit; `nil` when it is told by weight.
    package var amount: Double?
    package var grams: Thousandths

    package init(amount: Double?, grams: Thousandths) {
        self.amount = amount
        self.grams = grams
    }

    /// As a person would say it: `400 g`, `10`.
    package var words: String { amount.map(Figures.number) ?? Figures.grams(grams) }
}
