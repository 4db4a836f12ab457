/// Why nothing was imported; what lay there before is left as it was.
package enum ImportError: Error, Hashable {
    /// Reading a file that a person named, or writing ours, was refused.
    case file(CatalogFileError)
    /// The path leads to nothing that holds foods in a form that is known.
    case unknownForm(path: String)
    /// What comes through a pipe comes once, and foods are read several times.
    case pipe(path: String)
    /// A workbook in Excel's former form, which is no zip of XML.
    case oldWorkbook(path: String)
    /// An archive or a compressed file is damaged; holds what its reader says.
    case archive(path: String, reason: String)
    /// A table lacks a column without which no food can be made of it.
    case missingColumn(path: String, column: String)
    /// A table that belongs to another one, which is not there.
    case missingTable(path: String, table: String)
    /// Every row was left out; holds the faults that say why.
    case noFoods(path: String, ImportFaults)
    /// The name cannot be that of an import.
    case badName(String)
}
