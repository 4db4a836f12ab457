internal import CatalogFiles
internal import Glibc
internal import Telling

extension ImportError {
    /// What a person is told.
    var sentence: String {
        switch self {
        case .file(let error): error.description
        case .unknownForm(let path):
            phrase(
                "\(path) holds no table of foods that is known; \"demeter foods import -h\" names those "
                    + "that are")
        case .pipe(let path):
            phrase(
                "\(path) is a pipe, which can be read only once; write what it gives to a file, and give that"
            )
        case .oldWorkbook(let path):
            phrase(
                "\(path) is a workbook in Excel's former form (.xls); save it as .xlsx or as CSV and give that"
            )
        case .archive(let path, let reason): phrase("\(path) is damaged: \(reason)")
        case .missingColumn(let path, let column): phrase("\(path) has no column \"\(column)\"")
        case .missingTable(let path, let table):
            phrase("\(path) needs the table of \(table) beside it; give that one's path too")
        case .noFoods(let path, let faults):
            phrase("\(path) holds no food that can be used, so nothing was changed")
                + ImportRendering.faultLines(faults).map { "\n" + $0 }.joined()
        case .badName(let name):
            phrase(
                "\"\(DisplayWidth.printable(name))\" cannot be the import's name: it takes up to "
                    + "\(ImportName.limit) lower-case letters, digits and hyphens, and one collection"
            )
        }
    }

    var status: ExitStatus {
        guard case .file(let error) = self else { return .badData }
        switch error {
        case .busy: return .tryAgain
        case .system(_, "create", _): return .cannotCreate
        case .system(_, "write", _), .system(_, "remove", _): return .cannotWrite
        default: return .badData
        }
    }
}
