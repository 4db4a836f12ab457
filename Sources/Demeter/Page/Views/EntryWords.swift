internal import Nutrition
internal import Telling
internal import Wire

/// An entry as a line tells it.
enum EntryWords {
    /// `2 large (100 g)`, `100 g`; empty when nobody knows.
    static func amount(of entry: EntryMessage) -> String {
        let grams = entry.grams.map(Figures.grams)
        guard let amount = entry.amount else { return grams ?? "" }
        let counted = counted(amount, entry.unit, saidAs: entry.text)
        guard let grams, grams != counted else { return counted }
        return "\(counted) (\(grams))"
    }

    /// `2 large`, `2 顆`
    static func counted(_ amount: Double, _ unit: String?, saidAs words: String) -> String {
        let unit = Telling.isChinese ? Measure.told(unit, saidAs: words) : unit
        return [Figures.number(amount), unit].compactMap(\.self).joined(separator: " ")
    }

    /// The sign of the unit in which people read a nutrient.
    static func unit(_ nutrient: Nutrient) -> String {
        nutrient == .calories ? Words.unit(nutrient.shownUnit) : Figures.unit(of: nutrient)
    }

    /// `Acme yoghurt, fried`; of `scrambled eggs` nothing more is said than the name does.
    static func name(of entry: EntryMessage) -> String {
        let name = [entry.brand, entry.shownName].compactMap(\.self).joined(separator: " ")
        guard let preparation = entry.preparation,
            !name.lowercased().contains(preparation.lowercased())
        else { return name }
        return "\(name), \(preparation)"
    }

    static func energy(_ nutrients: Nutrients, _ texts: Texts) -> String {
        nutrients.calories.map { figure($0, .calories) } ?? texts(.unknownEnergy)
    }

    /// `56 g`, `1,234 kcal`
    static func figure(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        "\(digits(value, nutrient)) \(unit(nutrient))"
    }

    /// Whole for the seven; the others with their own digits, as everywhere.
    static func digits(_ value: Thousandths, _ nutrient: Nutrient) -> String {
        nutrient.isLeading
            ? Figures.number(nutrient.shown(value).value.rounded())
            : Figures.digits(value, of: nutrient)
    }

    /// `08:15`, as the clock there showed it.
    static func clock(of entry: EntryMessage) -> String {
        String(entry.loggedAt.description.dropFirst(11).prefix(5))
    }

    /// How sure the figures are, by the bounds at which a reading is logged unasked and doubted.
    static func confidence(of entry: EntryMessage, _ texts: Texts) -> String {
        confidence(entry.confidence, texts)
    }

    static func confidence(_ confidence: Double, _ texts: Texts) -> String {
        switch confidence {
        case 0.9...: texts(.confidenceHigh)
        case 0.5...: texts(.confidenceFair)
        default: texts(.confidenceLow)
        }
    }
}
