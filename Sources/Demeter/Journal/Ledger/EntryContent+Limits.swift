package import Nutrition
internal import Recipes

extension EntryContent {
    /// The greatest weight or nutrient figure that the journal keeps, 10⁹ of the unit; the least is 0.
    ///
    /// A day's sum of a million such figures still fits.
    package static let greatestFigure = Thousandths(rawValue: 1_000_000_000_000)

    func refuseImpossible() throws(JournalError) {
        if let amount, !amount.isFinite || amount < 0 { throw .outOfRange(column: "amount") }
        guard confidence.isFinite else { throw .outOfRange(column: "confidence") }
        if let grams, !Self.isKept(grams) { throw .outOfRange(column: "grams") }
        for nutrient in nutrients.allSatisfy(Self.isKept) ? [] : nutrients.known {
            if let figure = nutrients[nutrient], !Self.isKept(figure) {
                throw .outOfRange(column: nutrient.rawValue)
            }
        }
        try refuseImpossibleParts()
    }

    /// Refuses parts that the journal does not keep, or of which the entry's figures are not the sums.
    func refuseImpossibleParts() throws(JournalError) {
        guard !parts.isEmpty else { return }
        for part in parts {
            if let figure = part.impossibleFigure(above: Self.greatestFigure) {
                throw .outOfRange(column: figure)
            }
        }
        let sums = parts.figures
        guard nutrients != sums else { return }
        for nutrient in Nutrient.all where nutrients[nutrient] != sums[nutrient] {
            throw .outOfRange(column: nutrient.rawValue)
        }
    }

    private static func isKept(_ figure: Thousandths) -> Bool {
        .zero <= figure && figure <= greatestFigure
    }
}
