import CatalogFiles
import Configuration
import Glibc
import Journal
import Server
import Service
import UnixSocket
import Wire

/// Why the daemon does not start: a sentence with the remedy, and the exit status.
struct StartFailure: Error {
    /// One line without a full stop.
    let sentence: String
    let status: ExitStatus

    init(_ sentence: String, _ status: ExitStatus) {
        self.sentence = sentence
        self.status = status
    }
}

/// The exit statuses of `docs/protocol.md` that a daemon can end with.
enum ExitStatus: Int32 {
    case done = 0
    case usage = 64
    case badData = 65
    case unavailable = 69
    case cannotCreate = 73
    case failedInput = 74
    case tryAgain = 75
}

extension StartFailure {
    /// What keeps the logbook from taking up what a crash left.
    init(_ error: ServiceError, folder: String) {
        self =
            error == .busy
            ? Self.held(folder) : StartFailure(ErrorTable.error(error).message, .failedInput)
    }

    private static func held(_ folder: String) -> StartFailure {
        StartFailure(
            "another program holds the journal in \(folder); end it, or wait until it is done, and "
                + "start again", .tryAgain)
    }

    init(_ error: ConfigurationError) { self.init(error.description, .badData) }

    init(_ error: CatalogFileError) {
        self.init(
            "the catalog cannot be used: \(error); see `demeterd --help` for --ingredients",
            .badData)
    }

    init(_ error: SocketError, socket: String) {
        if error.operation == .adopt {
            self.init(
                "the socket that the service manager passed is no Unix stream socket that listens; give "
                    + "its unit ListenStream= with a path", .unavailable)
            return
        }
        if [EACCES, EPERM, EROFS, ENOENT, ENOTDIR].contains(error.code) {
            self.init(
                "cannot listen on \(socket): \(error.message); make its folder one that you may write "
                    + "to, or give another path with --socket", .cannotCreate)
            return
        }
        self.init(
            "cannot listen on \(socket): \(error.message); "
                + "another daemon may be there, or give another path with --socket", .unavailable)
    }

    init(_ error: JournalError, folder: String) {
        switch error {
        case .locked(let holder):
            let who = holder.map { "process \($0.process) on \($0.host)" } ?? "another process"
            self.init(
                "\(folder) is in use by \(who); stop that daemon, or give another folder with "
                    + "--data-dir", .tryAgain)
        case .busy: self = Self.held(folder)
        case .newerVersion(let found, let known):
            self.init(
                "the journal in \(folder) has format \(found) of a newer Demeter, and this one knows "
                    + "up to \(known); it was left as it is. Install the newer Demeter again",
                .badData)
        case .notAJournal:
            self.init(
                "journal.sqlite in \(folder) is no journal of Demeter; it was left as it is. Move it "
                    + "away, or give another folder with --data-dir", .badData)
        case .damaged:
            self.init(
                "the journal in \(folder) is damaged; keep a copy of it, then restore a backup, or "
                    + "rescue what is left with `sqlite3 journal.sqlite .recover`", .badData)
        case .cannotOpen(let path, let code):
            self.init(
                "cannot open \(path): \(SocketError(code: code, operation: .open).message); "
                    + "make the folder writable, or give another one with --data-dir", .cannotCreate
            )
        case .lost(let former):
            self.init(
                "there is no journal in \(folder), but \(former), which a restore that was cut off has "
                    + "taken away; put it back with `demeter restore \(former)`, or move it away to begin "
                    + "anew", .badData)
        case .refused(let path, let fault):
            self.init("\(path) \(fault)", .cannotCreate)
        case .diskFull:
            self.init("the disk with \(folder) is full; make room and start again", .cannotCreate)
        case .readOnly:
            self.init(
                "\(folder) is read-only; make it writable, or give another one with --data-dir",
                .cannotCreate)
        default:
            self.init("the journal in \(folder) cannot be opened: \(error)", .failedInput)
        }
    }
}
