internal import Archive
internal import Host
internal import Printable
internal import Tables
internal import Telling
internal import Workbook
internal import XML

extension ImportRefusal {
    /// What a person is told of a file, with the remedy; without a full stop.
    package func sentence(_ file: String) -> String {
        switch self {
        case .file(let error):
            phrase(
                refused: "\(error.operation) \(error.path)",
                HostError(code: error.code, operation: error.operation).message)
        case .archive(let error): phrase("\(file) is damaged or cut off: \(error.message)")
        case .workbook(.missing(let part)):
            phrase("\(file) is no whole workbook: \(part) is missing")
        case .workbook(.archive(let error)):
            phrase("\(file) is damaged or cut off: \(error.message)")
        case .workbook(.xml(let part, let error)): phrase("\(part) in \(file) \(Self.words(error))")
        case .workbook(.tooManyTexts(let limit)):
            phrase(
                "\(file) has more than \(limit >> 20) MiB of text in its cells; save the sheet with the "
                    + "meals as CSV and give that")
        case .xml(let error): "\(file) \(Self.words(error))"
        case .json(let reason, let line):
            phrase("\(file) is no whole JSON text: \(reason), in line \(line)")
        case .tooLarge(let part, let limit):
            phrase("\(part) is larger than \(limit >> 20) MiB and cannot be read in one piece")
        case .database(let reason):
            phrase("\(file) holds a database that cannot be read: \(reason.printable())")
        case .unknown(let seen): Self.unknown(file, seen)
        case .summary(let name, let program, let instead):
            phrase(
                "give \(instead): \(file) is \(program.title)'s \(name), which has sums of days only"
            )
        case .needs(let other, let program):
            phrase(
                "\(file) is of \(program.title) and needs \(other) beside it, or in one archive with it"
            )
        case .otherProgram(let said, let found?):
            phrase("\(file) is not of \(said.title) but of \(found.title); leave --format out")
        case .otherProgram(let said, nil):
            phrase(
                "\(file) is not as \(said.title) writes it; \"demeter import -h\" names whose files are known"
            )
        case .oldWorkbook:
            phrase(
                "\(file) is a workbook in the old form (.xls); save it as .xlsx or CSV and give that"
            )
        }
    }

    private static func words(_ error: XMLError) -> String {
        switch error {
        case .malformed(let reason, let line):
            phrase("is no whole XML text: \(reason.printable()), in line \(line)")
        case .entities(let line):
            phrase("declares or uses entities, in line \(line), which no program writes into it")
        case .source(let reason): phrase("is damaged or cut off: \(reason.printable())")
        case .outOfMemory: phrase("needs more memory than there is")
        }
    }

    private static func unknown(_ file: String, _ seen: Seen) -> String {
        let help = phrase("\"demeter import -h\" names whose files are known")
        if seen.isEmpty { return phrase("\(file) is empty") }
        if !seen.members.isEmpty {
            return
                phrase(
                    "no file in \(file) is of a program that is known: it has \(list(seen.members)); \(help)"
                )
        }
        guard !seen.columns.isEmpty else {
            return phrase("it is not known who wrote \(file); \(help)")
        }
        let separators = [
            ",": phrase("commas"), ";": phrase("semicolons"), "\t": phrase("tabs"),
        ]
        let apart = seen.separator.flatMap { separators[$0] } ?? phrase("commas")
        return
            phrase(
                "it is not known who wrote \(file), whose columns are \(list(seen.columns)), with \(apart) "
                    + "between them; \(help)")
    }

    private static func list(_ names: [String]) -> String {
        ImportReport.list(names.map { "\"\($0)\"" }, most: 8)
    }
}
