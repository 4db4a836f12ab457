internal import Glibc

/// Why a file that is there is not used.
package enum FileFault: Error, Hashable {
    /// What the system said of it; holds the error number.
    case system(code: Int32, operation: String)
    /// It is no plain file, and might keep its reader for good or never end.
    case notPlain(Kind)
    /// It has more bytes than anything of its kind needs.
    case tooLarge(limit: Int)
    /// It belongs to this user, and might be somebody's trap.
    case notOwn(user: UInt32)
    /// Others may write it, or in it.
    case openToOthers(mode: UInt32)

    package enum Kind: String, Sendable, Hashable {
        case folder = "a folder"
        case pipe = "a pipe"
        case socket = "a socket"
        case device = "a device"
        case link = "a link"
        case other = "no plain file"
    }

    /// The system's error number that comes nearest.
    package var code: Int32 {
        switch self {
        case .system(let code, _): code
        case .notPlain(.folder): EISDIR
        case .notPlain(.link): ELOOP
        case .notPlain: EINVAL
        case .tooLarge: EFBIG
        case .notOwn, .openToOthers: EPERM
        }
    }
}

extension FileFault: CustomStringConvertible {
    /// Completes "PATH …".
    package var description: String {
        switch self {
        case .system(let code, let operation):
            "cannot be used: \(HostError(code: code, operation: operation))"
        case .notPlain(let kind): "is \(kind.rawValue); give a plain file"
        case .tooLarge(let limit):
            limit < 1 << 20
                ? "is larger than \(limit >> 10) KiB" : "is larger than \(limit >> 20) MiB"
        case .notOwn(let user):
            "belongs to user \(user) and not to you (user \(geteuid())); "
                + "move it away, or chown it if you trust what is in it"
        case .openToOthers(let mode):
            "can be written by others (mode \(String(mode, radix: 8))); chmod o-w it, "
                + "and look at what is in it"
        }
    }
}

extension FileFault.Kind {
    /// `nil` for a plain file.
    init?(mode: UInt32) {
        switch mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        case S_IFCHR, S_IFBLK: self = .device
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
