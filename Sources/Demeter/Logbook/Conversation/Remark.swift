internal import MealReader
internal import Nutrition

/// Something said about what was said before: an answer or a correction.
enum Remark: Sendable, Hashable {
    case yes
    case no
    case neverMind
    /// A choice by its number; the words may mean an amount as well.
    case number(Int, String)
    case correction(Subject, Change, Certainty)
    /// "Add a banana to lunch".
    case addition(String, Meal?, SpokenTime.Day?)
    /// "Add 500 kcal to lunch": figures alone, and the words that gave them.
    case figures(Nutrients, String, Meal?, SpokenTime.Day?)
    /// "The same breakfast as yesterday".
    case again(Again)
    case forgetHabits
    /// "That's wrong".
    case complaint

    /// Whether it may be about anything of these days, and not only what was spoken of last.
    var namesEntries: Bool {
        switch self {
        case .correction(.named, _, _), .addition: true
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
