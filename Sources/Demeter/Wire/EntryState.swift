package enum EntryState: String, Sendable, Hashable, CaseIterable {
    /// Counts in its day's total.
    case logged
    /// Waits for a person's confirmation and counts nowhere.
    case held
}
