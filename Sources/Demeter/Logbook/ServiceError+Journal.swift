internal import Journal
internal import Recipes
internal import SQLite
internal import Service
internal import Wire

extension ServiceError {
    init(_ error: JournalError) {
        self =
            switch error {
            case .diskFull: .diskFull
            case .readOnly: .readOnly
            case .fileLost: .journalLost
            case .busy, .closed: .busy
            case .damaged(let error), .storage(let error): .storage(code: Int(error.extendedCode))
            case .noSuchEntry(let id): .noSuchEntry(Int(id.rawValue))
            case .notHeld(let id): .notHeld(Int(id.rawValue))
            case .noSuchFood(let id): .noSuchFood(id)
            case .foodExists(let id): .foodExists(id)
            case .noSuchRecipe(let id): .noSuchRecipe(.id(Int(id.rawValue)))
            case .impossibleRecipe(let fault): .badRecipe(fault)
            case .noSuchMeasurement(let id): .noSuchMeasurement(Int(id.rawValue))
            case .noSuchPlan(let id): .noSuchPlan(Int(id.rawValue))
            case .noSuchFeeling(let id): .noSuchFeeling(Int(id.rawValue))
            case .refusedProgramme(let fault): .refusedProgramme(fault)
            case .nothingToUndo: .nothingToUndo
            case .nothingToRedo: .nothingToRedo
            case .anotherChange(let change): .anotherChange(Int(change.rawValue))
            case .outOfRange(let column): .figureTooLarge(column)
            case .unreadable, .cannotOpen, .refused, .locked, .notAJournal, .newerVersion,
                .noSuchUtterance, .alreadyFinished, .superseded, .lost:
                .storage(code: 0)
            }
    }

    /// The failure to finish words that are on the disk; `nil` when trying again cannot help.
    init?(kept error: JournalError) {
        switch error {
        case .diskFull: self = .keptOnly(because: .diskFull)
        case .readOnly: self = .keptOnly(because: .readOnly)
        case .busy, .closed: self = .keptOnly(because: .busy)
        // A value that a column cannot hold is refused each time.
        case .storage(let error) where error.extendedCode == Self.refusedValue: return nil
        case .damaged(let error), .storage(let error):
            self = .keptOnly(because: .storage(code: Int(error.extendedCode)))
        default: return nil
        }
    }

    /// `SQLITE_CONSTRAINT_CHECK`
    private static let refusedValue: Int32 = 275

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
