import Configuration
import Glibc
import Locking

/// Opens the socket's file to other accounts for as long as some are named beside the owner's; everybody else is still
/// turned away by who they are.
final class SocketMode: Sendable {
    private let path: String
    /// The mode that the file had before it was opened; `nil` while it is not.
    private let former = Mutex<mode_t?>(nil)

    init(_ path: String) { self.path = path }

    func follow(_ configuration: Configuration) {
        former.withLock { former in
            if configuration.accounts.isEmpty {
                if let mode = former { _ = chmod(path, mode) }
                former = nil
                return
            }
            var status = stat()
            guard former == nil, stat(path, &status) == 0 else { return }
            former = status.st_mode & 0o777
            _ = chmod(path, 0o666)
        }
    }
}
