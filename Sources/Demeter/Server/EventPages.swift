/// Who waits for which events of the journal; one page of them is read at a time.
///
/// However many follow the journal from its beginning, a reader of a day then waits for one page at most,
/// and those who wait for the same page share it.
struct EventPages {
    struct Reader: Hashable {
        var connection: Int
        var watch: Int
    }

    private var waiting: [(since: Int, reader: Reader)] = []
    private var isReading = false

    mutating func wait(for since: Int, _ reader: Reader) { waiting.append((since, reader)) }

    /// The next page to be read, of the events after a number, and for whom; `nil` while one is being
    /// read and when nobody waits.
    ///
    /// Whoever comes while it is read waits for the next one: it may have events that this one has not.
    mutating func next() -> (since: Int, readers: [Reader])? {
        guard !isReading, let since = waiting.first?.since else { return nil }
        isReading = true
        let readers = waiting.filter { $0.since == since }.map(\.reader)
        waiting.removeAll { $0.since == since }
        return (since, readers)
    }

    mutating func read() { isReading = false }
}
