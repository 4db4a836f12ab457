internal import Allergens
internal import Journal
internal import Recipes

/// What a conversation remembers of its last minutes.
struct Memory: Sendable, Hashable {
    /// What was spoken of last.
    var focus: [EntryID] = []
    /// What was asked last and is not answered yet.
    var asked: Asked?
    /// The recipe that was spoken of last.
    var recipe: RecipeID?
    /// Whether a pot was spoken of last, so that "had one" is a portion out of it.
    var pot: RecipeID?
    /// What was suggested last, until something is logged.
    var offered: Logbook.Offered?
    /// What was asked about by meaning last.
    var guessed: GuessedFoods?
    /// What was offered instead of an entry last.
    var swap: OfferedSwap?
    /// What was planned last, as long as it is spoken of.
    var plan: SpokenPlan?
    /// What is to be watched for no more, if the next words are yes.
    var ending: Trigger?
    /// When it was, in Unix milliseconds; `nil` of what another conversation spoke of.
    var spokenAt: Int64?
}
