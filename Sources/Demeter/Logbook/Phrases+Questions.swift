internal import Journal
internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

// Answers to questions about figures.
extension Phrases {
    /// What a food has, without logging it.
    static func figures(of reading: Reading, _ words: String, _ nutrient: Nutrient?) -> [String] {
        let items = reading.items.filter { $0.nutrients != .unknown }
        guard !items.isEmpty else {
            return [Texts.inquiries.noFigures(words)]
        }
        var lines = items.map { item in
            Texts.figures.figures(
                TellableAmount(item).label, figures(item.nutrients, first: nutrient))
        }
        if items.count > 1 {
            lines.append(
                Texts.figures.together(figures(reading.total.sum, first: nutrient)))
        }
        let unread = reading.unread
        if !unread.isEmpty { lines.append(Texts.replies.notUnderstood(Words.row(unread))) }
        return lines + [Texts.inquiries.notLogged()]
    }

    /// `112 kcal, 1.4 g protein, 29 g carbohydrates, 0.4 g fat`, what was asked about first.
    private static func figures(_ nutrients: Nutrients, first: Nutrient?) -> String {
        let usual: [Nutrient] = [.calories, .protein, .carbohydrates, .fat]
        let order = (first.map { [$0] } ?? []) + usual.filter { $0 != first }
        return Words.row(
            order.compactMap { nutrient in
                guard let figure = nutrients[nutrient] else {
                    return nutrient == first
                        ? Texts.figures.unknownNutrient(nutrient.told) : nil
                }
                return amount(figure, of: nutrient)
            })
    }

    /// `112 kcal`, `29 g carbohydrates`, `430 mg sodium`
    static func amount(_ figure: Thousandths, of nutrient: Nutrient) -> String {
        Figures.amount(figure, of: nutrient)
    }

    /// How much of one nutrient a day has.
    static func sum(of nutrient: Nutrient, _ day: DayMessage, today: LocalDay) -> [String] {
        let row = day.row
        let name = name(of: row.date, today: today)
        guard row.loggedCount > 0 else { return [Texts.replies.nothingYet(name)] }
        let figure = amount(row.totals.sum[nutrient] ?? .zero, of: nutrient)
        return [Texts.replies.total(name, least(figure, !row.totals.isLeast(nutrient)))]
    }

    /// What is left of a nutrient's goal, else of all goals.
    static func remaining(
        _ nutrient: Nutrient?, _ day: DayMessage, today: LocalDay
    ) -> [String] {
        let remaining = day.row.remaining ?? .unknown
        let asked = nutrient.map { [$0] } ?? remaining.known
        guard !asked.isEmpty else {
            return [Texts.goals.noneAtAll()] + lines(for: day, today: today).prefix(1)
        }
        return asked.flatMap { nutrient -> [String] in
            guard let left = remaining[nutrient] else {
                return [Texts.goals.noneFor(nutrient.told)]
                    + (nutrient == .calories
                        ? Array(lines(for: day, today: today).prefix(1))
                        : sum(of: nutrient, day, today: today))
            }
            return left < .zero
                ? [Texts.goals.overYours(amount(-left, of: nutrient))]
                : [Texts.goals.remaining(amount(left, of: nutrient))]
        }
    }
}
