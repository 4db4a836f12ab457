internal import Nutrition
internal import Wire

/// What the days of a span come to: averages over what is logged, since nobody knows of the rest.
struct SpanFigures: Sendable, Hashable {
    var days: Int
    var logged: [DayRow]
    var nutrient: Nutrient

    init(_ rows: [DayRow], _ nutrient: Nutrient = .calories) {
        self.nutrient = nutrient
        days = rows.count
        logged = rows.filter { $0.loggedCount > 0 }
    }

    private var energies: [Thousandths] { logged.compactMap { $0.totals.sum[nutrient] } }

    var average: Thousandths? {
        energies.isEmpty
            ? nil : energies.reduce(.zero, +).scaled(by: 1 / Double(energies.count))
    }
    var highest: Thousandths? { energies.max() }
    var lowest: Thousandths? { energies.min() }

    /// How many days stood so to their goal of energy; days without a goal count nowhere.
    func count(_ standing: Goal.Standing) -> Int {
        logged.count { Self.standing(of: $0, nutrient) == standing }
    }

    var haveGoals: Bool { logged.contains { $0.bounds[nutrient] != nil } }

    /// How a day's energy stands to its goal; `nil` without a goal, or when nothing is logged.
    static func standing(
        of row: DayRow, _ nutrient: Nutrient = .calories
    ) -> Goal.Standing? {
        guard row.loggedCount > 0, let goal = row.bounds[nutrient] else { return nil }
        return goal.standing(of: row.totals.sum[nutrient] ?? .zero)
    }

    /// The figures in words, as a picture's text and for those who do not look at it.
    func sentences(_ texts: Texts) -> [String] {
        guard let average else { return [texts(.nothingInSpan)] }
        var sentences = [
            texts(.daysLogged, String(logged.count), String(days)),
            texts(.average, EntryWords.figure(average, nutrient)),
        ]
        if haveGoals {
            sentences.append(
                texts(
                    .goalDays, String(count(.met)), String(count(.below)), String(count(.above))))
        }
        return sentences
    }
}

/// A standing in a word and as a mark, so that none is told by its colour alone.
struct StandingWords: Sendable, Hashable {
    var className: String
    var mark: String
    var word: String

    init(_ row: DayRow, _ texts: Texts, _ nutrient: Nutrient = .calories) {
        guard row.loggedCount > 0 else {
            (className, mark, word) = ("unlogged", "", texts(.dayNotLogged))
            return
        }
        switch SpanFigures.standing(of: row, nutrient) {
        case nil: (className, mark, word) = ("no-goal", "", texts(.noGoal))
        case .below: (className, mark, word) = ("below", "−", texts(.below))
        case .met: (className, mark, word) = ("met", "✓", texts(.met))
        case .above: (className, mark, word) = ("above", "+", texts(.above))
        }
    }
}
