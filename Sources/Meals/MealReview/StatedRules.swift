internal import MealReader
internal import Nutrition

/// Whether figures that a person gave fit the amount that they gave.
///
/// Foods of one name differ, so that a figure somewhat off is taken as the person's own, one further
/// off is logged with what the catalog has, and only what no such food can have is held.
enum StatedRules {
    /// - Parameter stated: of the item, whose food is known.
    static func findings(of item: ReadingItem, _ stated: StatedFigures) -> [Finding] {
        guard !stated.isFollowed else { return [] }
        var findings: [Finding] = []
        let isWeighed = stated.amount == .weighed
        if let given = stated.figures.calories?.value, let own = stated.expected.calories?.value {
            let (least, most) = (min(given, own), max(given, own))
            if most - least > max(25, 0.25 * most) {
                let isContradiction =
                    most > max(least, 1) * (isWeighed ? 1.6 : 2.5)
                    && !isSweetened(item, from: own, to: given)
                findings.append(
                    .stated(
                        .calories, given: given, expected: own, isContradiction: isContradiction))
            }
        }
        for (nutrient, perGram) in StatedFigures.energies {
            guard let given = stated.figures[nutrient]?.value,
                let own = stated.expected[nutrient]?.value
            else { continue }
            let (least, most) = (min(given, own), max(given, own))
            // Yogurt with twice the protein is another yogurt.
            let isFar =
                (most - least) * perGram > (isWeighed ? 60 : 100)
                && most > max(least, 1) * (isWeighed ? 2.5 : 4)
            if isFar {
                // What nobody weighed may be more of it, or another one.
                let isSaid = stated.amount == .weighed || stated.amount == .portions
                findings.append(
                    .stated(nutrient, given: given, expected: own, isContradiction: isSaid))
            }
        }
        return findings
    }

    /// "An iced coffee of 150 kcal": of what has next to no energy by itself, what was put in it gives it, up to that of a
    /// milkshake.
    private static func isSweetened(
        _ item: ReadingItem, from own: Double, to given: Double
    ) -> Bool {
        guard let grams = item.grams?.value, grams > 0, item.stated?.amount != .weighed else {
            return false
        }
        return own / grams < thin && given / grams <= sweet
    }

    /// kcal a gram: fewer than black coffee and tea have, and as many as a milkshake has.
    private static let (thin, sweet) = (0.1, 1.2)
}

extension MealReview {
    /// What the person may have meant instead: a tenth of what cannot be, else what the food has.
    func likelyFigures(
        of item: ReadingItem, _ stated: StatedFigures, _ findings: [Finding]
    ) -> Nutrients {
        var likely = Nutrients.unknown
        for case .stated(let nutrient, _, _, true) in findings {
            likely[nutrient] = stated.expected[nutrient]
        }
        guard likely == .unknown else { return likely.rounded }
        if stated.isFollowed, !stated.areOwn { return tenth(of: item, stated) }
        // Parts that do not fit each other: the food's own ones in their place.
        for (nutrient, perGram) in StatedFigures.energies {
            guard let given = stated.figures[nutrient], let own = stated.expected[nutrient],
                abs(given.value - own.value) * perGram > 50
            else { continue }
            likely[nutrient] = own
        }
        return likely.rounded
    }

    /// The largest tenth, hundredth, … of the figures that would be believed.
    private func tenth(of item: ReadingItem, _ stated: StatedFigures) -> Nutrients {
        var divisor = 10.0
        while divisor <= 1e6 {
            var smaller = item
            smaller.grams = item.grams?.scaled(by: 1 / divisor)
            smaller.nutrients = item.nutrients.scaled(by: 1 / divisor)
            smaller.stated = nil
            smaller.confidence = 1
            if !self.findings(of: smaller).contains(where: \.holds) {
                return stated.figures.scaled(by: 1 / divisor).rounded
            }
            divisor *= 10
        }
        return .unknown
    }
}

extension Nutrients {
    /// As they are told, so that they can be said back; nobody says that there was none of something.
    fileprivate var rounded: Nutrients {
        var rounded = self
        for nutrient in known {
            let figure = self[nutrient]?.value.rounded() ?? 0
            rounded[nutrient] = figure >= 1 ? Thousandths(figure) : nil
        }
        return rounded
    }
}
