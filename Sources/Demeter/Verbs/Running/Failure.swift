internal import Arguments
internal import CatalogFiles
internal import Configuration
internal import Exchange
internal import Glibc
internal import Host
internal import JSON
internal import Journal
internal import Wire

/// Why a verb did not do what was asked.
enum Failure: Error {
    case usage(UsageError)
    /// Nobody answers at the socket; holds the system's error number.
    case unreachable(socket: String, code: Int32)
    /// The daemon does not serve this connection, and says why.
    case turnedAway(TurnedAway, String)
    /// The daemon said no.
    case refused(RPCError)
    /// The daemon went away before it answered.
    case disconnected
    /// It goes on, but the answer took longer than what was asked may take.
    case timedOut(after: Duration)
    /// It takes connections and answers nobody.
    case stuck(socket: String)
    /// Somebody else listens at the socket; nothing was sent.
    case stranger(socket: String, user: UInt32)
    /// What answers sends more than any answer has, in bytes.
    case endless(socket: String, limit: Int)
    /// What came from the socket is no reply that this version understands.
    case unintelligible
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
        case .unreachable, .stuck, .stranger, .endless, .unintelligible, .ears, .pageAway,
            .turnedAway(.notAllowed, _):
            .unreachable
        case .turnedAway(.busy, _): .tryAgain
        case .refused(let error): Self.status(of: error)
        case .disconnected, .timedOut: .tryAgain
        case .badData, .configuration, .catalog, .noCatalog, .input, .badImport: .badData
        case .output: .cannotWrite
        case .foodImport(let error): error.status
        case .inUse: .tryAgain
        case .care(let error): error.status
        case .outputClosed: .done
        case .nothingSaid: .nothing
        }
    }

    private static func status(of error: RPCError) -> ExitStatus {
        switch error.wireError {
        case .noSuchEntry, .noSuchFood, .nothingToUndo, .nothingToRedo, .notHeld, .nothingToRepeat:
            .nothing
        case .busy, .timedOut, .internalError: .tryAgain
        case .readOnly, .diskFull, .storage: .cannotWrite
        case .methodNotFound, .notAvailable: .unreachable
        default: .badData
        }
    }
}

extension Failure {
    /// What a person is told, without the program's name in front; empty when there is nothing to say.
    var message: String {
        switch self {
        case .usage(let error): error.description
        case .unreachable(let socket, let code): Self.unreachable(socket, code)
        case .turnedAway(_, let sentence): DisplayWidth.printable(sentence)
        case .refused(let error): DisplayWidth.printable(error.message)
        case .disconnected:
            "the daemon closed the connection before it answered; see with \"demeter today\" "
                + "whether it was done, and try again if not"
        case .timedOut(let patience):
            "the daemon did not answer within \(patience.components.seconds) s; see with "
                + "\"demeter today\" whether it was done, and try again if not"
        case .stuck(let socket):
            """
            the daemon at \(socket) does not answer: it is stopped or hangs
            Start it again with "systemctl --user restart demeterd", or let its process go on with
            "kill -CONT"; "demeter doctor" names the process. What was asked may then still be done.
            """
        case .stranger(let socket, let user):
            """
            nothing was sent: who listens at \(socket) is user \(user)\(User.name(of: user).map { " (\($0))" } ?? ""), neither you nor root
            If that daemon is yours to ask, do so as that user; else name another socket with --socket.
            """
        case .endless(let socket, let limit):
            "what answers at \(socket) sends more than \(limit >> 20) MiB for one answer; "
                + "it is no daemon of this version"
        case .unintelligible:
            "what answers is no daemon of this version; \"demeter status\" tells its version"
        case .badData(let sentence), .pageAway(let sentence): sentence
        case .configuration(let error): error.description
        case .catalog(let error): error.description
        case .foodImport(let error): error.sentence
        case .badImport(let file, let refusal): refusal.sentence(file)
        case .noCatalog:
            "there is no ingredients.json beside the program; "
                + "name one with --ingredients or DEMETER_INGREDIENTS"
        case .ears(ENOENT):
            "there is no demeter-ears beside the program or on the PATH; install Demeter anew"
        case .ears(let code): HostError(code: code, operation: "start demeter-ears").description
        case .input(let error): error.description
        case .output(let error): error.description
        case .inUse(let folder, let process):
            """
            a daemon (process \(process)) works in \(folder)
            End it first, as with "systemctl --user stop demeterd.socket demeterd.service", or say --stop.
            """
        case .care(let error): error.sentence
        case .outputClosed: ""
        case .nothingSaid: "standard input had no words; say what you ate"
        }
    }

    private static func unreachable(_ socket: String, _ code: Int32) -> String {
        switch code {
        case ENOENT, ECONNREFUSED, ENOTDIR:
            """
            no daemon answers at \(socket)
            Start it with "systemctl --user start demeterd", with "make run" in a checkout, or by
            running "demeterd". If it meets at another socket, name that with --socket.
            """
        case EACCES, EPERM: "you may not connect to \(socket): it belongs to somebody else"
        case ENAMETOOLONG: "the socket's path is too long for the system: \(socket)"
        default: HostError(code: code, operation: "connect to \(socket)").description
        }
    }

    /// As programs get it on standard output.
    var json: JSONValue {
        if case .refused(let error) = self { return ["error": error.json] }
        return ["error": ["message": .string(message)]]
    }
}
