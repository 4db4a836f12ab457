internal import Arguments
internal import Calling
internal import CatalogFiles
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Journal
internal import Telling
internal import Wire

/// Why a verb did not do what was asked.
enum Failure: Error {
    case usage(UsageError)
    /// The daemon gave no answer.
    case call(CallFailure)
    /// What a person gave is not usable; a sentence.
    case badData(String)
    case configuration(ConfigurationError)
    case catalog(CatalogFileError)
    case foodImport(ImportError)
    /// A file of meals as a whole cannot be taken in.
    case badImport(file: String, ImportRefusal)
    case noCatalog
    /// The program that recognises speech does not start; holds the system's error number.
    case ears(code: Int32)
    case input(HostError)
    case output(HostError)
    /// A daemon works in the data folder.
    case inUse(folder: String, process: Int32)
    /// A copy, an export or an import did not work.
    case care(CareError)
    /// Whoever read the output has had enough, as in `demeter today | head -1`.
    case outputClosed
    /// No page is served; a sentence that says what to do.
    case pageAway(String)
    /// Standard input had no words.
    case nothingSaid

    var status: ExitStatus {
        switch self {
        case .usage: .wrongUsage
        case .ears, .pageAway: .unreachable
        case .call(let failure): failure.status
        case .badData, .configuration, .catalog, .noCatalog, .input, .badImport: .badData
        case .output: .cannotWrite
        case .foodImport(let error): error.status
        case .inUse: .tryAgain
        case .care(let error): error.status
        case .outputClosed: .done
        case .nothingSaid: .nothing
        }
    }
}

extension Failure {
    /// What a person is told, without the program's name in front; empty when there is nothing to say.
    var message: String {
        switch self {
        case .usage(let error): error.told
        case .call(let failure): failure.message
        case .badData(let sentence), .pageAway(let sentence): sentence
        case .configuration(let error): error.description
        case .catalog(let error): error.description
        case .foodImport(let error): error.sentence
        case .badImport(let file, let refusal): refusal.sentence(file)
        case .noCatalog:
            phrase(
                "there is no ingredients.json beside the program; "
                    + "name one with --ingredients or DEMETER_INGREDIENTS")
        case .ears(ENOENT):
            phrase(
                "there is no demeter-ears beside the program or on the PATH; install Demeter anew")
        case .ears(let code): HostError(code: code, operation: "start demeter-ears").told
        case .input(let error): error.told
        case .output(let error): error.told
        case .inUse(let folder, let process):
            phrase(
                """
                a daemon (process \(process)) works in \(folder)
                End it first, as with "systemctl --user stop demeterd.socket demeterd.service", or say --stop.
                """)
        case .care(let error): error.sentence
        case .outputClosed: ""
        case .nothingSaid: phrase("standard input had no words; say what you ate")
        }
    }

    /// As programs get it on standard output.
    var json: JSONValue {
        if case .call(.refused(let error)) = self { return ["error": error.json] }
        return ["error": ["message": .string(message)]]
    }
}
