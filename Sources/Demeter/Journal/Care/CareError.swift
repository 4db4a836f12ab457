/// Why a journal could not be copied, put back, written out, taken in or erased.
package indirect enum CareError: Error, Hashable {
    case journal(JournalError)
    /// There is no journal at this path.
    case noJournal(path: String)
    /// Something is at this path and must not be overwritten.
    case alreadyThere(path: String)
    /// A file cannot be made, written or moved, for this system error number.
    case cannotWrite(path: String, errno: Int32)
    /// What was copied contradicts itself.
    case flawed([JournalFlaw])
    /// The copy at this path cannot be used, and why.
    case unusable(path: String, JournalError)
    /// The copy at this path contradicts itself.
    case flawedCopy(path: String, [JournalFlaw])
    /// The file is one that Demeter keeps in its data folder, and nobody else's to write.
    case ownFile(path: String)
    /// A link, a folder, a pipe or a device is where a file has to be.
    case notAFile(path: String)
    /// The disk with the data folder has too few bytes left.
    case lacksRoom(folder: String, needed: Int64, free: Int64)
    /// The journal has forgotten what it was to forget, and something else could not be erased.
    case unfinished(CareError)
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
