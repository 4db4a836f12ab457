/// How often something was eaten instead, of what was offered.
package struct SwapCounts: Sendable, Hashable {
    /// Put in an entry's place, and not undone since.
    package var taken: Int
    /// Offers of which nothing was wanted.
    package var refused: Int

    package init(taken: Int, refused: Int) {
        self.taken = taken
        self.refused = refused
    }
}
