internal import Allergens
internal import Journal
internal import Nutrition
internal import Telling

// What is said of allergies. Nothing says that a food is safe.
extension Phrases {
    /// `Noted: peanuts, banned. What has it or may have it waits for your word.`
    static func allergySet(_ allergy: Allergy) -> String {
        let name = allergy.trigger.told
        return switch allergy.severity {
        case .banned: Texts.allergies.banned(name)
        case .avoid: Texts.allergies.avoided(name)
        case .smallAmounts: Texts.allergies.smallAmounts(name, allergy.limit)
        }
    }

    /// The person's own, one a line.
    static func allergies(_ own: [Allergy]) -> [String] {
        guard !own.isEmpty else {
            return [Texts.allergies.none()]
        }
        return own.map { Texts.allergies.since($0.words, $0.since.description) }
            + [Texts.allergies.caveat()]
    }

    /// What ends one is asked first.
    static func endAllergy(_ allergy: Allergy) -> String {
        Texts.allergies.askEnd(
            allergy.words, allergy.since.description, allergy.trigger.told,
            allergy.trigger.rawValue)
    }

    static func allergyEnded(_ trigger: Trigger) -> String {
        Texts.allergies.ended(trigger.told)
    }

    static func noAllergy(_ trigger: Trigger) -> String {
        Texts.allergies.noneOf(trigger.told)
    }

    /// After an undo or a redo.
    static func allergy(_ change: Recorded.AllergyChange) -> String {
        if let after = change.after { return Texts.allergies.watched(after.words) }
        return change.before.map { Texts.allergies.unwatched($0.trigger.told) } ?? ""
    }
}

extension Allergy {
    /// `peanuts: banned`, `lactose: small amounts, up to 12 g a day`
    var words: String {
        let word =
            switch severity {
            case .banned: Texts.allergies.bannedWord()
            case .avoid: Texts.allergies.avoidWord()
            case .smallAmounts: Texts.allergies.smallAmountsWord()
            }
        return Texts.allergies.words(trigger.told, word, limit)
    }

    /// `, up to 12 g a day`; empty where no amount was told.
    fileprivate var limit: String {
        dailyGrams.map { Texts.allergies.upTo(Figures.grams($0)) } ?? ""
    }
}
