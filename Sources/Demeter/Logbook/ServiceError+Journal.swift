internal import Journal
internal import SQLite
internal import Service

extension ServiceError {
    init(_ error: JournalError) {
        self =
            switch error {
            case .diskFull: .diskFull
            case .readOnly: .readOnly
            case .busy, .closed: .busy
            case .damaged(let error), .storage(let error): .storage(code: Int(error.extendedCode))
            case .noSuchEntry(let id): .noSuchEntry(Int(id.rawValue))
            case .notHeld(let id): .notHeld(Int(id.rawValue))
            case .noSuchFood(let id): .noSuchFood(id)
            case .nothingToUndo: .nothingToUndo
            case .nothingToRedo: .nothingToRedo
            case .outOfRange(let column):
                .outOfRange(parameter: column, lowest: "0", highest: "1000000000000")
            case .unreadable, .cannotOpen, .locked, .notAJournal, .newerVersion, .noSuchUtterance,
                .alreadyFinished, .superseded:
                .storage(code: 0)
            }
    }

    /// Does `body` and gives its failure as the service's.
    nonisolated(nonsending) static func translating<Value>(
        _ body: () async throws(JournalError) -> Value
    ) async throws(ServiceError) -> Value {
        do {
            return try await body()
        } catch {
            throw ServiceError(error)
        }
    }
}
