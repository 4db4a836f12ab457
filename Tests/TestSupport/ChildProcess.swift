internal import CLinux
package import Foundation

/// A program that runs beside the tests.
///
/// Foundation's `Process` reads entries of a folder beyond their end when it starts one, and now and
/// then crashes of it, so this starts programs by itself.
package final class ChildProcess: @unchecked Sendable {
    package let processIdentifier: Int32
    private let lock = NSLock()
    /// The status that `waitpid` told; `nil` until the child was waited for.
    private var end: Int32?

    /// Starts `arguments`, whose first is a path or a name on the `PATH`.
    ///
    /// - Parameters:
    ///   - environment: replaces this process's own when given.
    ///   - folder: where it starts, when not here.
    ///   - input: Closed here once the child has it, as the other two are; nothing is `/dev/null`.
    package init(
        _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        input: FileHandle? = nil, output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws {
        let environment = environment ?? ProcessInfo.processInfo.environment
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for string in words + variables { free(string) } }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, handle) in [input, output, errors].enumerated() {
            let number = Int32(number)
            if let handle {
                posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, number)
            } else {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
            }
        }
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))

        var child: pid_t = 0
        let result = posix_spawnp(
            &child, arguments.first ?? "", &actions, &attributes, &words, &variables)
        for handle in Set([input, output, errors].compactMap(\.self)) { try handle.close() }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
        processIdentifier = child
    }

    deinit {
        guard isRunning else { return }
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
    }

    package var isRunning: Bool { lock.withLock { !reap(WNOHANG) } }

    package func waitUntilExit() {
        var info = siginfo_t()
        // It is waited for outside the lock, and taken leave of within.
        while waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {
        }
        _ = lock.withLock { reap(0) }
    }

    /// The exit status, or the number of the signal that ended it; waits for the end.
    package var terminationStatus: Int32 {
        waitUntilExit()
        let status = lock.withLock { end ?? 0 }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }

    /// Whether it has ended and was waited for.
    private func reap(_ options: Int32) -> Bool {
        if end != nil { return true }
        var status: Int32 = 0
        guard waitpid(processIdentifier, &status, options) == processIdentifier else {
            return false
        }
        end = status
        return true
    }
}
