/// One food in the journal: its content and what it is called there.
@dynamicMemberLookup @usableFromInline
package struct FoodEntry: Sendable, Hashable, Identifiable {
    @usableFromInline package let id: EntryID
    /// Greater after every edit; no two contents share one.
    package let revision: Int64
    /// The utterance that first gave it; `nil` when it came by another way.
    package let utterance: UtteranceID?
    @usableFromInline package var content: EntryContent

    package init(
        id: EntryID, revision: Int64, utterance: UtteranceID?, content: EntryContent
    ) {
        self.id = id
        self.revision = revision
        self.utterance = utterance
        self.content = content
    }

    // Inlined, the way is a field; called, it is a walk along a path for each look.
    @inlinable
    package subscript<Value>(dynamicMember path: KeyPath<EntryContent, Value>) -> Value {
        content[keyPath: path]
    }
}
