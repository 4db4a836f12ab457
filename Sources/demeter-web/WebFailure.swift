import Configuration
import Glibc
import Host

/// Why the program does not start.
enum WebFailure: Error {
    case configuration(ConfigurationError)
    /// The folder of sessions cannot be used.
    case folder(HostError)
    case inUse(folder: String)
    /// Nothing can listen there; holds the system's error number.
    case listen(String, code: Int32)
    /// What the service manager passed is no socket that can be used.
    case inherited(HostError)
    /// The service manager's socket listens somewhere else than the configuration says; holds what that says.
    case otherSocket(String)
    case certificate(path: String, FileFault)
    /// The key is not its owner's alone, or cannot be read.
    case key(path: String, PrivateFile.Fault)
    /// They are no certificate and key that belong together.
    case refusedCertificate(String)
    /// The page's own files are not there.
    case assets
    case confinement(operation: String, code: Int32)
    case thread(code: Int32)

    var status: Int32 {
        switch self {
        case .configuration, .certificate, .key, .refusedCertificate, .inherited, .otherSocket:
            EX_DATAERR
        case .folder: EX_CANTCREAT
        case .inUse: EX_TEMPFAIL
        case .listen, .assets, .confinement, .thread: EX_UNAVAILABLE
        }
    }

    var sentence: String {
        switch self {
        case .configuration(let error): error.description
        case .folder(let error): error.description
        case .inUse(let folder):
            "another demeter-web serves the page of \(folder); stop that one, or name another folder "
                + "with --data-dir"
        case .listen(let place, let code):
            HostError(code: code, operation: "listen at \(place)").description
                + "; set another \"listen\" under [web]"
        case .inherited(let error): error.description
        case .otherSocket(let place):
            "the service manager passed another socket than the one at \(place); \"ListenStream\" of "
                + "demeter-web.socket and \"listen\" under [web] must name the same place, once"
        case .certificate(let path, let fault): "\(path) \(fault); set \"certificate\" under [web]"
        case .key(let path, let fault):
            switch fault {
            case .unreadable(let code):
                HostError(code: code, operation: "read \(path)").description
            case .notOwn: "\(path) belongs to somebody else; give it to yourself with \"chown\""
            case .openToOthers: "others may read \(path); keep them out with \"chmod 600\""
            }
        case .refusedCertificate(let path):
            "\(path) and its key are refused: they must be PEM, and belong together"
        case .assets:
            "the page's style sheet was not found beside the program; install Demeter again"
        case .confinement(let operation, let code):
            HostError(code: code, operation: operation).description
                + "; the page is not served by a process that could do more than it has to"
        case .thread(let code): HostError(code: code, operation: "start a thread").description
        }
    }
}
