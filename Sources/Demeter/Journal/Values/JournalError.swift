package import Host
package import Nutrition
package import Programmes
package import Recipes
package import SQLite

/// Why the journal could not do as asked; nothing of the request is in it then.
package enum JournalError: Error, Hashable {
    // What the disk or the file says.
    case diskFull
    case readOnly
    /// The database was moved or deleted while it is open; what is written to it would be lost.
    case fileLost
    /// Another program holds the database.
    case busy
    /// The file contradicts itself.
    case damaged(SQLiteError)
    /// The file holds a value that this program does not know, in the column named.
    case unreadable(column: String)
    case storage(SQLiteError)

    // Opening.
    /// The data folder or a file in it cannot be created or opened, for this system error number.
    case cannotOpen(path: String, errno: Int32)
    /// The data folder or a file in it is not what a journal may lie in.
    case refused(path: String, FileFault)
    /// Another process has the data folder open; `nil` when it did not say who it is.
    case locked(by: LockHolder?)
    case notAJournal
    case newerVersion(found: Int, known: Int)
    case closed
    /// There is no journal, but one that a restore of an earlier version moved away before it was cut off.
    case lost(former: String)

    // What was asked for.
    case noSuchUtterance(UtteranceID)
    /// The utterance has its outcome; it gets no second one.
    case alreadyFinished(UtteranceID)
    case noSuchEntry(EntryID)
    case notHeld(EntryID)
    case noSuchFood(FoodID)
    case noSuchRecipe(RecipeID)
    /// A recipe that cannot be kept.
    case impossibleRecipe(Recipe.Fault)
    /// A food of the person's own has this id already.
    case foodExists(FoodID)
    case noSuchMeasurement(MeasurementID)
    case noSuchPlan(PlanID)
    case noSuchFeeling(FeelingID)
    /// A programme that cannot be started or changed so.
    case refusedProgramme(ProgrammeFault)
    case nothingToUndo
    case nothingToRedo
    /// Another change than this one is the next to be turned.
    case anotherChange(ChangeID)
    /// The change to amend is undone, or a person changed its entries since.
    case superseded(ChangeID)
    /// A figure is not finite or beyond what the journal keeps; the column is named.
    case outOfRange(column: String)
}

extension JournalError {
    /// Whether nothing that was asked for explains it, and nothing that a person can make good.
    package var isFault: Bool {
        switch self {
        case .damaged, .storage, .unreadable: true
        default: false
        }
    }

    init(_ fault: FileFault, path: String) {
        self =
            switch fault {
            case .system(let code, _): .cannotOpen(path: path, errno: code)
            case .notPlain(.folder): .cannotOpen(path: path, errno: fault.code)
            default: .refused(path: path, fault)
            }
    }

    init(_ error: SQLiteError) {
        self =
            if error.isDiskFull { .diskFull } else if error.isReadOnly {
                .readOnly
            } else if error.isBusy { .busy } else if error.isCorrupt {
                .damaged(error)
            } else if error.isNotADatabase { .notAJournal } else { .storage(error) }
    }

    /// Every error that can come up here as one of these.
    init(_ error: any Error) {
        switch error {
        case let error as JournalError: self = error
        case let error as SQLiteError: self.init(error)
        default:
            self = .storage(
                SQLiteError(extendedCode: 1, message: "\(error)", operation: "journal"))
        }
    }
}
