import CodeReader
import Glibc
import Host

/// Why no codes are read.
enum ReaderFailure: Error {
    case noDevice
    case device(String, ReaderDevice.Fault)
    case confinement(operation: String, code: Int32)

    var sentence: String {
        switch self {
        case .noDevice: "name a reader with --device PATH"
        case .device(let path, .missing): "\(path) is not there"
        case .device(let path, .noReader):
            "\(path) is neither a FIFO nor a reader; name one of /dev/input/by-id"
        case .device(let path, .openToOthers):
            "others may write into \(path); make it yours alone with chmod 600"
        case .device(let path, .taken): "another program has taken \(path) for itself"
        case .device(let path, .system(let operation, let code)):
            HostError(code: code, operation: "\(operation) \(path)").description
                + (code == EACCES ? "; see docs/barcodes.md for the right to it" : "")
        case .confinement(let operation, let code):
            HostError(code: code, operation: operation).description
        }
    }

    var status: Int32 {
        switch self {
        case .noDevice: EX_USAGE
        case .device: EX_NOINPUT
        case .confinement: EX_TEMPFAIL
        }
    }
}
