import Configuration
import Glibc
import Host

/// Why the program does not start.
enum RoomsFailure: Error {
    case configuration(ConfigurationError)
    case nothingConfigured(file: String)
    /// Nothing can listen there; holds the system's error number.
    case listen(String, code: Int32)
    /// The second recogniser does not answer there; holds the system's error number.
    case connect(String, code: Int32)
    /// The satellite does not answer there; holds the system's error number.
    case satellite(String, code: Int32)
    /// Sound cannot be written there; holds the system's error number.
    case sound(String, code: Int32)
    case confinement(operation: String, code: Int32)
    case thread(code: Int32)

    var status: Int32 {
        switch self {
        case .configuration, .nothingConfigured: EX_DATAERR
        case .listen, .connect, .satellite, .sound, .confinement, .thread: EX_UNAVAILABLE
        }
    }

    var sentence: String {
        switch self {
        case .configuration(let error): error.description
        case .nothingConfigured(let file):
            "there is nowhere to listen; set \"listen\" under [wyoming] in \(file)"
        case .listen(let place, let code):
            HostError(code: code, operation: "listen at \(place)").description
                + "; set another \"listen\" under [wyoming]"
        case .connect(let place, let code):
            HostError(code: code, operation: "reach \(place)").description
                + "; what is hardly understood is not heard again meanwhile"
        case .satellite(let place, let code):
            HostError(code: code, operation: "reach \(place)").description
                + "; its microphone is not heard meanwhile"
        case .sound(let path, let code):
            HostError(code: code, operation: "write sound into \(path)").description
                + "; move away what stands there"
        case .confinement(let operation, let code):
            HostError(code: code, operation: operation).description
                + "; rooms are not heard by a process that could do more than it has to"
        case .thread(let code): HostError(code: code, operation: "start a thread").description
        }
    }
}
