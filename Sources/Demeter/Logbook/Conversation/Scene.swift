internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes

/// What a turn of a conversation is decided by: the journal's newest days, the talk so far, the clock.
struct Scene: Sendable {
    /// What was spoken of last and asked about; where `isWhole`, all of today and yesterday besides, and what was said
    /// of other days within the hour.
    /// Newest first.
    var entries: [FoodEntry]
    var isWhole: Bool
    /// What was spoken of last in this conversation.
    var focus: [EntryID]
    var asked: Asked?
    var today: LocalDay
    var calendar: LocalCalendar
    /// Unix milliseconds.
    var now: Int64
    /// When this conversation spoke of `focus`, in Unix milliseconds.
    var spokenAt: Int64?
    /// What others logged or corrected since, while this conversation still goes on.
    var rivals: [EntryID] = []
    /// Whether nothing was spoken of since the question; `nil` where only the entries tell it.
    var isQuestionLast: Bool?
    var reader: MealReader
    var review: MealReview
    var habits: Habits
    var kitchen: Kitchen
    /// Reads ingredients; made only when somebody asks for it.
    var ingredients: @Sendable () -> IngredientReader
    var utterance: UtteranceID
    /// The line as it was said.
    var line: String

    /// What words say, with the person's own amounts.
    func reading(of words: String) -> Reading {
        kitchen.menu.served(
            habits.applied(to: reader.reading(of: words), reader.catalog), by: ingredients, reader)
    }

    func entry(_ id: EntryID) -> FoodEntry? { entries.first { $0.id == id } }

    func entries(_ ids: [EntryID]) -> [FoodEntry] { ids.compactMap(entry) }

    /// Whether nothing was spoken of since the question.
    var isAskedLast: Bool {
        guard let asked else { return false }
        if let isQuestionLast { return isQuestionLast }
        return focus.allSatisfy(asked.entries.contains)
    }

    /// Whether what was spoken of last was said a moment ago, in this conversation or before it.
    var isJustSaid: Bool {
        let said = spokenAt ?? last.map(\.moment.instant.milliseconds).max()
        return said.map { now - $0 <= Self.momentMilliseconds } ?? false
    }

    static let momentMilliseconds: Int64 = 120_000
    /// How long what was said of another day may still be called by its name alone.
    static let hourMilliseconds: Int64 = 3_600_000

    /// What was told at a place, from 1, when it was spoken of last; what is gone keeps its place.
    func told(at place: Int) -> FoodEntry? {
        let told = (focus.isEmpty ? last.map(\.id) : focus).sorted()
        return told.indices.contains(place - 1) ? entry(told[place - 1]) : nil
    }

    /// What else came of the same words as these; known of a whole scene alone.
    func company(of given: [FoodEntry]) -> [FoodEntry] {
        let ids = Set(given.map(\.id))
        let utterances = Set(given.compactMap(\.utterance))
        let others = entries.filter { !ids.contains($0.id) }
        return others.filter { $0.utterance.map(utterances.contains) ?? false }
    }

    /// What was spoken of last, whatever its day.
    var last: [FoodEntry] { entries(focus) }
}
