internal import Journal
internal import MealReader
internal import Nutrition

/// What a turn of a conversation does.
enum Turn: Sendable, Hashable {
    /// No remark after all: the line is taken as it stands.
    case plain
    /// One undoable change; with it the question is answered, if it was one.
    case change(ChangeKind, [EntryOperation], answering: Asked?)
    case log([EntryContent])
    /// Another helping of something that was told; which could have been a larger one.
    case another([EntryContent], of: FoodEntry)
    /// Which of several entries is meant.
    case ask(Asked)
    /// The same words again while their question is open: it is asked once more, and what it holds told.
    case stillAsked(Asked, [FoodEntry])
    /// The question is put aside; what is held stays held.
    case leave(Asked)
    /// Something that was eaten before is logged once more.
    case again(Again)
    case copy(Remark.Copy)
    case forgetHabits
    /// Nothing changes, and this is why.
    case tell(Notice)

    /// Whether nothing was found that the words fit.
    var isInVain: Bool {
        switch self {
        case .plain, .tell: true
        default: false
        }
    }
}

/// Why nothing was changed.
enum Notice: Sendable, Hashable {
    case nothingAsked
    /// There are choices, and what was said is none of them.
    case chooseOne(Question)
    /// It cannot be logged without figures.
    case unknownFigures(String)
    case noneNamed(String)
    /// Nothing of the day that was named is called so.
    case noneNamedOn(String, LocalDay)
    /// Nothing was had of a meal, or on a day, all of which was meant.
    case noneOf(Meal?, LocalDay)
    /// Words that may name a day which nobody understands.
    case whichDay(String)
    case noSuchEntry(Int64)
    case notAmongChoices(Int64, Question)
    case nothingToCorrect
    /// Words that change nothing in what they are about.
    case noEffect(String)
    case noSuchPart(String)
    /// Another food that is nothing like what it would replace: the words, and what that is called.
    case fitsNothing(String, String)
    case unclear(String)
    /// An amount that cannot be.
    case oddAmount(String)
    /// A remark that something is wrong, without saying what.
    case sayWhat
    case inTheFuture
    /// Words of one of several foods that are one entry: the words, and what that is called.
    case onlyPart(String, String)
    /// More or less of these, and not how much.
    case howMuch([FoodEntry])
    /// It sounds like food and is none.
    case saying
    /// Figures of nothing.
    case nothingToAdd
    /// Nothing is logged that could be logged once more.
    case nothingToRepeat(LocalDay?, Meal?)
}
