package import Archive
package import Tables
package import Workbook
package import XML

/// Why a file as a whole cannot be taken in.
package enum ImportRefusal: Error, Sendable, Hashable {
    case file(FileSourceError)
    /// Damaged or cut off.
    case archive(ArchiveError)
    case workbook(WorkbookError)
    case xml(XMLError)
    /// It begins as JSON and is none.
    case json(reason: String, line: Int)
    /// A file that has to be held in memory whole has more than `limit` bytes.
    case tooLarge(file: String, limit: Int)
    /// It is no database that can be read.
    case database(String)
    /// Of no program that is known; holds what could be seen.
    case unknown(Seen)
    /// Of a known program, with sums only; `instead` is the file to give.
    case summary(file: String, program: ExchangeFormat, instead: String)
    /// It needs another file of the same export.
    case needs(String, program: ExchangeFormat)
    /// It is not of the program that was named.
    case otherProgram(said: ExchangeFormat, found: ExchangeFormat?)
    /// An old workbook (`.xls`), which is no archive of XML.
    case oldWorkbook

    /// What can be seen of a file of nobody's.
    package struct Seen: Sendable, Hashable {
        /// The names of the columns, of a table.
        package var columns: [String] = []
        /// What stands between them; `nil` for no table.
        package var separator: String?
        /// The files within, of an archive.
        package var members: [String] = []
        package var isEmpty = false

        package init() {}
    }
}
