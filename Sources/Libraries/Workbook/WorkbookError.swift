package import Archive
package import XML

/// Why a workbook cannot be read.
package enum WorkbookError: Error, Sendable, Hashable {
    case archive(ArchiveError)
    /// One of the files within is no such XML as it should be.
    case xml(part: String, XMLError)
    /// It holds no workbook, or not the sheet that was asked for; holds the part that is missing.
    case missing(part: String)
    /// The texts that its cells share are more than are held in memory.
    case tooManyTexts(limit: Int)
}
