package import Nutrition

/// A change as watchers learn of it.
package struct JournalEvent: Sendable, Hashable {
    /// Greater than that of every earlier event.
    package var sequence: Int64
    package var kind: ChangeKind
    package var instant: Timestamp
    /// The first day that it touched.
    package var day: LocalDay?
    package var change: ChangeID?
    /// The text made of the change when it was committed, by what `Journal.open` was given.
    package var payload: String

    package init(
        sequence: Int64, kind: ChangeKind, instant: Timestamp, day: LocalDay?, change: ChangeID?,
        payload: String
    ) {
        self.sequence = sequence
        self.kind = kind
        self.instant = instant
        self.day = day
        self.change = change
        self.payload = payload
    }
}
