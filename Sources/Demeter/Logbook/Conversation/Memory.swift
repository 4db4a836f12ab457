internal import Allergens
internal import Journal

/// What a conversation remembers of its last minutes.
struct Memory: Sendable, Hashable {
    /// What was spoken of last.
    var focus: [EntryID] = []
    /// What was asked last and is not answered yet.
    var asked: Asked?
    /// What is to be watched for no more, if the next words are yes.
    var ending: Trigger?
    /// When it was, in Unix milliseconds; `nil` of what another conversation spoke of.
    var spokenAt: Int64?
}
