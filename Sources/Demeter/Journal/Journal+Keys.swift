// Calls that are carried out once, by their keys.
extension Journal {
    /// The call that was carried out under this name within the last seven days.
    package nonisolated func call(underKey name: String) async throws(JournalError) -> KeyedCall? {
        try await write { try $0.call(underKey: name) }
    }

    package nonisolated func keepResult(
        _ result: String, ofKey name: String
    ) async throws(JournalError) {
        try await write { try $0.keepResult(result, ofKey: name) }
    }

    /// Takes the note of a call back that changed nothing in the end.
    package nonisolated func withdrawKey(_ name: String) async throws(JournalError) {
        try await write { try $0.withdrawKey(name) }
    }
}
