internal import Allergens
internal import Nutrition
internal import Telling
internal import Wire

/// What a person must not or would rather not eat, and what they had of it.
enum AllergyRendering {
    static func lines(_ message: AllergiesMessage, _ style: Style) -> [String] {
        guard !message.allergies.isEmpty || !message.exposures.isEmpty else {
            return [phrase("You have noted no allergies. Try: demeter allergies add peanut")]
        }
        var lines = message.allergies.map { allergy in
            let severity = told(allergy.severity)
            let name = style.paint(DisplayWidth.printable(phrase(of: allergy.trigger.name)), .bold)
            return allergy.dailyGrams.map { grams in
                phrase(
                    "\(name): \(severity), up to \(Figures.grams(grams)) a day, since \(allergy.since)"
                )
            } ?? phrase("\(name): \(severity), since \(allergy.since)")
        }
        if message.allergies.isEmpty { lines.append(phrase("You have noted no allergies.")) }
        if !message.exposures.isEmpty {
            lines.append(style.paint(phrase("What you had of them"), .bold))
            lines += message.exposures.map { exposure in
                let minute = exposure.loggedAt.description.prefix(16).replacing("T", with: " ")
                return "  \(minute)  #\(exposure.entry) \(DisplayWidth.printable(exposure.message))"
            }
        }
        return lines
    }

    static func told(_ severity: Severity) -> String {
        severity == .smallAmounts ? phrase("small amounts") : phrase(of: severity.rawValue)
    }
}
