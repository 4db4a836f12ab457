internal import Nutrition
internal import Telling

/// What the page says, in one language.
///
/// A language is a table of all phrases; what stands in braces is filled in: `{0}` with the first value.
package struct Texts: Sendable {
    /// By BCP 47, as `lang` takes it.
    package let language: String
    let phrases: [Phrase: String]
    let weekdays: [String]
    let months: [String]
    let meals: [Meal: String]

    static func of(_ language: Language) -> Texts {
        switch language {
        case .english: .english
        case .chinese: .chinese
        }
    }

    /// The phrase with its values filled in.
    func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
        filled(phrase, values)
    }

    func filled(_ phrase: Phrase, _ values: [String]) -> String {
        var (text, rest) = ("", (phrases[phrase] ?? phrase.rawValue)[...])
        while let brace = rest.firstIndex(of: "{") {
            text += rest[..<brace]
            rest = rest[rest.index(after: brace)...]
            let number = rest.first?.wholeNumberValue ?? 0
            text += values.indices.contains(number) ? values[number] : ""
            rest = rest.dropFirst(2)
        }
        return text + rest
    }

    func meal(_ meal: Meal) -> String { meals[meal] ?? meal.rawValue }

    /// `Friday, 6 March 2026`
    func long(_ day: LocalDay) -> String {
        self(
            .longDate, weekdays[day.weekday - 1], String(day.day), months[day.month - 1],
            String(day.year))
    }

    /// `6 March`
    func brief(_ day: LocalDay) -> String {
        self(.briefDate, String(day.day), months[day.month - 1])
    }

    /// `March 2026`
    func month(_ month: Month) -> String {
        self(.monthOfYear, months[month.month - 1], String(month.year))
    }

    /// How a nutrient is called at the beginning of a line.
    func name(of nutrient: Nutrient) -> String {
        if nutrient == .calories { return self(.energy) }
        let name = nutrient.told
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
