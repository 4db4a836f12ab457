/// What an utterance does to the journal when it is finished.
package enum Act: Sendable, Hashable {
    case nothing
    /// New entries, as one change.
    case log([EntryContent])
    /// Corrections, as one change.
    case change(ChangeKind, [EntryOperation])
    case undo
    case redo
}
