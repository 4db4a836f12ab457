/// A change that undo or redo would turn.
package struct UndoStep: Sendable, Hashable {
    package var change: ChangeID
    package var kind: ChangeKind
    /// The names of entries, foods and nutrients that it was about, each once; the first of them.
    package var names: [String]
    /// How many things it was about.
    package var count: Int
}
