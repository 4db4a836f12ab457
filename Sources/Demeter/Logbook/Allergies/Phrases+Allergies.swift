internal import Allergens
internal import Journal
internal import Nutrition

// What is said of allergies. Nothing says that a food is safe.
extension Phrases {
    /// `Noted: peanuts, banned. What has it or may have it waits for your word.`
    static func allergySet(_ allergy: Allergy) -> String {
        let name = allergy.trigger.name
        switch allergy.severity {
        case .banned:
            return "Noted: you must not have \(name). What has it, may have it or cannot be told "
                + "waits for your word. \(caveat)"
        case .avoid:
            return "Noted: you avoid \(name). What has it is logged with a warning. \(caveat)"
        case .smallAmounts:
            let limit = allergy.dailyGrams.map { ", up to \(Figures.grams($0)) a day" } ?? ""
            return "Noted: small amounts of \(name) are fine\(limit). \(caveat)"
        }
    }

    /// The person's own, one a line.
    static func allergies(_ own: [Allergy]) -> [String] {
        guard !own.isEmpty else {
            return ["You have noted no allergies. Say: I am allergic to peanuts"]
        }
        return own.map { "\($0.words), since \($0.since)" } + [caveat]
    }

    /// What ends one is asked first.
    static func endAllergy(_ allergy: Allergy) -> String {
        let name = allergy.trigger.name
        return
            "\(allergy.words), since \(allergy.since). Am I to watch for \(name) no more? Say yes, "
            + "or: demeter allergies remove \"\(allergy.trigger.rawValue)\""
    }

    static func allergyEnded(_ trigger: Trigger) -> String {
        "I watch for \(trigger.name) no more. Undo takes that back."
    }

    static func noAllergy(_ trigger: Trigger) -> String {
        "You have noted no allergy to \(trigger.name)."
    }

    static let allergyKept = "It stays as it was."

    /// After an undo or a redo.
    static func allergy(_ change: Recorded.AllergyChange) -> String {
        if let after = change.after { return "Watched for: \(after.words)." }
        return change.before.map { "No more watched for: \($0.trigger.name)." } ?? ""
    }

    private static let caveat =
        "Recipes differ and kitchens have traces: a label or the cook knows more."
}

extension Allergy {
    /// `peanuts: banned`, `lactose: small amounts, up to 12 g a day`
    var words: String {
        let limit = dailyGrams.map { ", up to \(Figures.grams($0)) a day" } ?? ""
        let severity = severity == .smallAmounts ? "small amounts" : severity.rawValue
        return "\(trigger.name): \(severity)\(limit)"
    }
}
