internal import Journal
internal import MealReader
internal import Nutrition

/// Something said about what was said before: an answer or a correction.
enum Remark: Sendable, Hashable {
    case yes
    case no
    /// "Drop it": what waits for an answer, else what was spoken of last.
    case drop
    /// None of the choices; what waits goes on waiting.
    case neither
    case neverMind
    /// Takes back what waits for an answer, else what was done last; alone only what was just done.
    case cancel(isPointed: Bool)
    /// What waits stays held.
    case leave
    /// A choice by its number; the words may mean an amount as well.
    case number(Int, String)
    /// An entry by its number alone, which may say which of several is meant.
    case entryNumber(Int64)
    case correction(Subject, Change, Certainty)
    /// "Add a banana to lunch".
    case addition(String, Meal?, SpokenTime.Day?)
    /// "Add 500 kcal to lunch": figures alone, and the words that gave them.
    case figures(Nutrients, String, Meal?, SpokenTime?)
    /// "The same breakfast as yesterday".
    case again(Again)
    /// "Copy lunch to dinner".
    case copy(Copy)
    /// "And a coffee": with what was spoken of last.
    case beside(String)
    /// "More rice": another helping.
    case more(String)
    /// "That's a piece of cake": no food.
    case saying
    case forgetHabits
    /// A command that says something nobody understands: nothing may be guessed of it.
    case unclear(String)
    /// "That's wrong".
    case complaint

    /// Whether it may be about anything of these days, and not only what was spoken of last.
    var namesEntries: Bool {
        switch self {
        case .correction(.named(let target), _, _): !target.isRecent
        case .addition, .figures, .copy: true
        default: false
        }
    }

    /// Whether it takes away what was spoken of last, whatever that was.
    var removesLast: Bool {
        switch self {
        case .drop, .correction(.last, .remove, _): true
        default: false
        }
    }

    /// The entries that it names by their numbers.
    var entries: [EntryID] {
        switch self {
        case .correction(.entry(let id), _, _), .entryNumber(let id): [EntryID(rawValue: id)]
        case .correction(.entries(let ids), _, _): ids.map(EntryID.init(rawValue:))
        default: []
        }
    }

    /// The days that it names.
    var days: [SpokenTime.Day] {
        switch self {
        case .correction(.named(let target), _, _): target.day.map { [$0] } ?? []
        case .addition(_, _, let day): day.map { [$0] } ?? []
        case .figures(_, _, _, let time): (time?.day).map { [$0] } ?? []
        case .copy(let copy): [copy.day, copy.targetDay].compactMap { $0 }
        default: []
        }
    }

    /// What a correction is about.
    enum Subject: Sendable, Hashable {
        case last
        /// What was asked about.
        case asked
        case named(Target)
        /// Chosen already, by a program, an answer, or its number.
        case entry(Int64)
        /// Chosen by their numbers.
        case entries([Int64])
    }

    /// The words that name an entry.
    struct Target: Sendable, Hashable {
        /// Empty when a day or a meal alone is named.
        var words: String
        var meal: Meal?
        /// A day that is named is that day, and never another.
        var day: SpokenTime.Day?
        /// When it was eaten, as "the 8 am coffee" says.
        var clock: SpokenTime.Clock?
        /// Hours of the day in which it was eaten, as "this morning's coffee" says.
        var hours: ClosedRange<Int>?
        /// Whether two days are named, of which nobody knows which is meant.
        var isTorn = false
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
        /// Raw or dry, or cooked, and how much of it that was; the scales said the same.
        case rawness(String, amount: String?)
        case without(String)
        /// Words of what it had with it; whether in the place of what else it had.
        case with(String, isInstead: Bool)
        /// More or less of it, but not how much.
        case unsaidAmount
        case occasion(Meal?, SpokenTime?)
        case shift(TimeShift)
        case remove

        var isOccasion: Bool {
            switch self {
            case .occasion, .shift: true
            default: false
            }
        }

        /// Whether it can be done to all of a meal at once.
        var reachesAll: Bool {
            switch self {
            case .remove, .occasion, .shift, .scale, .unsaidAmount: true
            default: false
            }
        }
    }

    /// What was eaten once, logged for another day or meal as well.
    struct Copy: Sendable, Hashable {
        var day: SpokenTime.Day?
        var meal: Meal?
        var targetDay: SpokenTime.Day?
        var targetMeal: Meal?
        /// What of it; empty for all.
        var words = ""
    }

    /// What a remark becomes when there is nothing that it fits.
    enum Certainty: Sendable, Hashable {
        /// A correction all the same, which changes nothing.
        case sure
        /// A plain meal, as it could be one.
        case ifFits
    }
}
