import Carriers
import Configuration
import Confinement
import Glibc
import Host

/// Why the program does not start.
enum SyncFailure: Error {
    case configuration(ConfigurationError)
    case nothingConfigured(file: String)
    /// A sentence about the folder's address.
    case address(String)
    /// There is a password, and nobody whose it is.
    case noUser(table: String)
    case noPassword(table: String)
    case noCalendar(file: String)
    /// What should hold the key of files holds none.
    case badKey(String)
    /// Files were encrypted so far, and there is no key any more; `state` is the file that remembers it.
    case keyGone(state: String)
    /// There is a key, and this program was built without what it is used by.
    case noSodium
    /// Tables for spreadsheets are wanted in a folder whose files are encrypted.
    case sealedTables
    /// The folder where days are handed over cannot be made.
    case folder(HostError)
    /// The file of the password must not be used as it is.
    case password(CarrierPassword.Fault)
    case confinement(ConfinementError)
    /// There is no room for a thread; holds the system's error number.
    case thread(code: Int32)

    var status: Int32 {
        switch self {
        case .configuration, .nothingConfigured, .address, .password, .noUser, .noPassword,
            .noCalendar,
            .badKey, .keyGone, .noSodium, .sealedTables:
            EX_DATAERR
        case .folder: EX_CANTCREAT
        case .confinement, .thread: EX_UNAVAILABLE
        }
    }

    var sentence: String {
        switch self {
        case .configuration(let error): error.description
        case .nothingConfigured(let file):
            "no folder is configured; set \"webdav\" under [cloud] in \(file)"
        case .address(let sentence): sentence
        case .noUser(let table): "there is a password and no name; set \"user\" under [\(table)]"
        case .noPassword(let table): Self.noPassword(table)
        case .noCalendar(let file):
            "no calendar is configured; set \"url\" under [calendar] in \(file)"
        case .badKey(let place):
            "\(place) holds no key: it is 64 hexadecimal digits, as \"demeter sync key\" makes it"
        case .keyGone(let state):
            "this device encrypts its files in the cloud's folder, and there is no key now, so that nothing is "
                + "carried: give it the key by key_file under [cloud]; to go on without any, delete \(state)"
        case .noSodium:
            "this program was built without libsodium, so that it can encrypt nothing; take key_file out of "
                + "[cloud], or install libsodium-dev and Demeter again"
        case .sealedTables:
            "a spreadsheet reads no encrypted table, and the folder's files are encrypted; take tables or "
                + "key_file out of [cloud]"
        case .folder(let error): error.description
        case .password(let fault): fault.sentence ?? "what should hold the password or key is empty"
        case .confinement(let error):
            HostError(code: error.code, operation: error.operation).description
                + "; nothing is carried by a process that could start others"
        case .thread(let code): HostError(code: code, operation: "start a thread").description
        }
    }

    private static func noPassword(_ table: String) -> String {
        "there is no password for \(table).user: put it into a file for yourself alone and name that "
            + "with \"password_file\" under [\(table)]"
    }
}
