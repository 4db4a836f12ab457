internal import Journal
internal import Nutrition
internal import Telling

/// Demeter's sentences: what a person is told of entries, totals and doubts.
///
/// Lines hold no line breaks. Figures are rounded for reading; exact ones are on the wire.
enum Phrases {
    static func line(for entry: EntryContent) -> String {
        Texts.figures.figures(label(of: entry), Figures.summary(of: entry.nutrients))
    }

    static func label(of entry: EntryContent) -> String { TellableAmount(entry).label }

    /// `Today: 1,140 kcal, 56 g protein, 120 g carbohydrates, 40 g fat.`
    static func line(for total: DailyTotal, today: LocalDay) -> String {
        Texts.replies.total(name(of: total.day, today: today), figures(of: total.total))
    }

    /// `at least 1,140 kcal, 56 g protein, 120 g carbohydrates, 40 g fat`
    static func figures(of total: NutrientTotal) -> String {
        let figures = [Nutrient.calories, .protein, .carbohydrates, .fat].map {
            amount(total.sum[$0] ?? .zero, of: $0)
        }
        return least(Words.row(figures), total.incomplete.isEmpty)
    }

    /// What a sum has, or has at least where not everything is known.
    static func least(_ figure: String, _ isKnown: Bool) -> String {
        isKnown ? figure : Texts.figures.least(figure)
    }

    /// `Today`, `Yesterday`, else `2026-11-18`.
    static func name(of day: LocalDay, today: LocalDay) -> String {
        switch day {
        case today: Texts.replies.today()
        case today.advanced(by: -1): Texts.replies.yesterday()
        default: day.description
        }
    }
}
