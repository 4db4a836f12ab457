import Configuration
import Glibc
import Host
import MQTT

/// Why the program does not start.
enum HouseFailure: Error {
    case configuration(ConfigurationError)
    case nothingConfigured(file: String)
    /// The file of the password must not be used as it is.
    case password(PrivateFile.Fault, path: String)
    case broker(MQTTError)
    /// There is no room for a thread; holds the system's error number.
    case thread(code: Int32)

    var status: Int32 {
        switch self {
        case .configuration, .nothingConfigured, .password: EX_DATAERR
        case .broker, .thread: EX_UNAVAILABLE
        }
    }

    var sentence: String {
        switch self {
        case .configuration(let error): error.description
        case .nothingConfigured(let file):
            "no broker is configured; set \"broker\" under [mqtt] in \(file)"
        case .password(let fault, let path):
            switch fault {
            case .unreadable(let code):
                HostError(code: code, operation: "read \(path)").description
            case .notOwn: "\(path) belongs to somebody else; give it to yourself with \"chown\""
            case .openToOthers: "others may read \(path); keep them out with \"chmod 600\""
            }
        case .broker(let error): "MQTT: \(error.description)"
        case .thread(let code): HostError(code: code, operation: "start a thread").description
        }
    }
}
