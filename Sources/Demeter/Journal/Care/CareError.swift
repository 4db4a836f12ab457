/// Why a journal could not be copied, put back, written out, taken in or erased.
package enum CareError: Error, Hashable {
    case journal(JournalError)
    /// There is no journal at this path.
    case noJournal(path: String)
    /// Something is at this path and must not be overwritten.
    case alreadyThere(path: String)
    /// A file cannot be made, written or moved, for this system error number.
    case cannotWrite(path: String, errno: Int32)
    /// What was copied contradicts itself.
    case flawed([JournalFlaw])
    /// A row of an export is for a table or a column that this version does not have.
    case unknownColumn(String)
    /// The row with this number, counted from 1, is no row of its table.
    case wrongRow(number: Int)
}

extension CareError {
    /// Every error that can come up in the journal's care as one of these.
    init(_ error: any Error) {
        self = error as? CareError ?? .journal(JournalError(error))
    }
}
