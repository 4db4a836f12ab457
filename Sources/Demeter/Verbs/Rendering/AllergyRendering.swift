internal import Allergens
internal import Nutrition
internal import Wire

/// What a person must not or would rather not eat, and what they had of it.
enum AllergyRendering {
    static func lines(_ message: AllergiesMessage, _ style: Style) -> [String] {
        guard !message.allergies.isEmpty || !message.exposures.isEmpty else {
            return ["You have noted no allergies. Try: demeter allergies add peanut"]
        }
        var lines = message.allergies.map { allergy in
            let severity =
                allergy.severity == .smallAmounts ? "small amounts" : allergy.severity.rawValue
            let limit = allergy.dailyGrams.map { ", up to \(Figures.grams($0)) a day" } ?? ""
            return "\(style.paint(DisplayWidth.printable(allergy.trigger.name), .bold)): "
                + "\(severity)\(limit), since \(allergy.since)"
        }
        if message.allergies.isEmpty { lines.append("You have noted no allergies.") }
        if !message.exposures.isEmpty {
            lines.append(style.paint("What you had of them", .bold))
            lines += message.exposures.map { exposure in
                let minute = exposure.loggedAt.description.prefix(16).replacing("T", with: " ")
                return "  \(minute)  #\(exposure.entry) \(DisplayWidth.printable(exposure.message))"
            }
        }
        return lines
    }
}
