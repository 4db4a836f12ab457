import Carriers
import Configuration
import Confinement
import Glibc
import Host
import Household

/// Why the program does not start, or did not do the one thing that it was asked for.
enum PostgresFailure: Error {
    case configuration(ConfigurationError)
    case nothingConfigured(file: String)
    /// A sentence about the server's address.
    case address(String)
    /// The folder where days are handed over cannot be made.
    case folder(HostError)
    case password(CarrierPassword.Fault)
    case confinement(ConfinementError)
    /// There is no room for a thread or a pipe; holds the system's error number.
    case thread(code: Int32)
    case household(HouseholdFault)
    /// What `--partitions` says is no number of parts.
    case parts

    var status: Int32 {
        switch self {
        case .configuration, .nothingConfigured, .address, .password: EX_DATAERR
        case .folder: EX_CANTCREAT
        case .confinement, .thread: EX_UNAVAILABLE
        case .parts: EX_USAGE
        case .household(let fault): fault.mayPass ? EX_TEMPFAIL : EX_UNAVAILABLE
        }
    }

    var sentence: String {
        switch self {
        case .configuration(let error): error.description
        case .nothingConfigured(let file):
            "no household's server is configured; set \"url\" under [sync] in \(file)"
        case .address(let sentence): sentence
        case .folder(let error): error.description
        case .password(let fault):
            fault.sentence ?? "the file or credential of the household's password is empty"
        case .confinement(let error):
            HostError(code: error.code, operation: error.operation).description
                + "; nothing is carried by a process that could start others"
        case .thread(let code): HostError(code: code, operation: "start a thread").description
        case .parts:
            "the value of \"--partitions\" must be a number from 1 to 256"
        case .household(let fault): fault.sentence
        }
    }
}
