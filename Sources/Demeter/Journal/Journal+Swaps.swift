// What was offered instead of foods; what is taken is a change of the entry, `EntryOperation.swap`.
extension Journal {
    /// Notes that nothing was wanted of what was offered instead of an entry; no change, so nothing undoes it.
    ///
    /// - Throws: `noSuchEntry` when it is not there any more.
    package nonisolated func refuseSwap(of id: EntryID) async throws(JournalError) {
        try await write { try $0.refuseSwap(of: id) }
    }

    package nonisolated func swaps() async throws(JournalError) -> SwapCounts {
        try await reader.read { try $0.swaps() }
    }
}
