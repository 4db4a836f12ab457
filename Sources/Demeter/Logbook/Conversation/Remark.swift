internal import MealReader
internal import Nutrition

/// Something said about what was said before: an answer or a correction.
enum Remark: Sendable, Hashable {
    case yes
    case no
    /// None of the choices; what waits goes on waiting.
    case neither
    case neverMind
    /// Takes back what waits for an answer, else what was done last; alone only what was just done.
    case cancel(isPointed: Bool)
    /// What waits stays held.
    case leave
    /// A choice by its number; the words may mean an amount as well.
    case number(Int, String)
    case correction(Subject, Change, Certainty)
    /// "Add a banana to lunch".
    case addition(String, Meal?, SpokenTime.Day?)
    /// "Add 500 kcal to lunch": figures alone, and the words that gave them.
    case figures(Nutrients, String, Meal?, SpokenTime.Day?)
    /// "The same breakfast as yesterday".
    case again(Again)
    /// "And a coffee": with what was spoken of last.
    case beside(String)
    /// "More rice": another helping.
    case more(String)
    /// "That's a piece of cake": no food.
    case saying
    case forgetHabits
    /// "That's wrong".
    case complaint

    /// Whether it may be about anything of these days, and not only what was spoken of last.
    var namesEntries: Bool {
        switch self {
        case .correction(.named(let target), _, _): !target.isRecent
        case .addition: true
        default: false
        }
    }

    /// What a correction is about.
    enum Subject: Sendable, Hashable {
        case last
        /// What was asked about.
        case asked
        case named(Target)
        /// Chosen already, by a program or an answer.
        case entry(Int64)
    }

    /// The words that name an entry.
    struct Target: Sendable, Hashable {
        var words: String
        var meal: Meal?
        var isYesterday = false
        /// Whether only what was spoken of last may be meant, as it could be a new meal.
        var isRecent = false
    }

    enum Change: Sendable, Hashable {
        case scale(Double)
        /// Words of an amount alone: "200 g", "three", "a large".
        case amount(String)
        case figures(Nutrients)
        /// Words that name a food, with or without an amount, as they were read.
        case food(Reading)
        /// Words that say which kind of the same food: "brown", "scrambled".
        case kind(String)
        case without(String)
        /// Words of what it had with it; whether in the place of what else it had.
        case with(String, isInstead: Bool)
        /// More or less of it, but not how much.
        case unsaidAmount
        case occasion(Meal?, SpokenTime?)
        case remove

        var isOccasion: Bool {
            if case .occasion = self { true } else { false }
        }
    }

    /// What a remark becomes when there is nothing that it fits.
    enum Certainty: Sendable, Hashable {
        /// A correction all the same, which changes nothing.
        case sure
        /// A plain meal, as it could be one.
        case ifFits
    }
}
