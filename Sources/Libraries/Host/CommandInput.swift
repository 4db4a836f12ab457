internal import Glibc

/// A program that is given something to read.
package enum CommandInput {
    package enum Outcome: Sendable, Hashable {
        /// Its exit status; above 128 the signal that ended it, as shells tell it.
        case ended(Int32)
        /// It cannot be started; the system's error number.
        case notStarted(Int32)
        /// It took too long and was killed.
        case tooSlow
    }

    /// Runs a program found on the `PATH` with a file as its standard input, and waits for its end.
    ///
    /// Blocks. What it prints goes nowhere.
    ///
    /// - Parameter variables: `NAME=VALUE`, beside this process's own.
    package static func run(
        _ arguments: [String], inputFile: String, variables: [String] = [], patience: Duration
    ) -> Outcome {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        // Two descriptors are written into an array of two. The child holds one end as descriptor 3, so
        // that the other end tells when it is gone.
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return .notStarted(errno) }
        defer { close(ends[0]) }
        let started = start(arguments, inputFile, variables, witness: ends[1])
        close(ends[1])
        guard case .success(let child) = started else {
            if case .failure(let error) = started { return .notStarted(error.code) }
            return .notStarted(EINVAL)
        }
        let isInTime = waitForEnd(of: ends[0], until: .now + patience)
        // Its own children are of its group and go with it.
        if !isInTime { kill(-child, SIGKILL) }
        var status: Int32 = 0
        // The child is ours and is waited for once.
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard isInTime else { return .tooSlow }
        return .ended(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F))
    }

    private static func start(
        _ arguments: [String], _ inputFile: String, _ variables: [String], witness: Int32
    ) -> Result<pid_t, HostError> {
        guard let program = arguments.first else {
            return .failure(HostError(code: EINVAL, operation: "start a program"))
        }
        // Words and variables live until the call returns, by when the child has its own copies.
        var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
        defer { for index in arguments.indices { unsafe free(words[index]) } }
        let environment = Environment.current()
        let values = environment.names.map { "\($0)=\(environment[$0] ?? "")" } + variables
        var settings = unsafe values.map { unsafe strdup($0) } + [nil]
        defer { for index in values.indices { unsafe free(settings[index]) } }
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else {
            return .failure(HostError(code: ENOMEM, operation: "start a program"))
        }
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        guard unsafe posix_spawnattr_init(&attributes) == 0 else {
            return .failure(HostError(code: ENOMEM, operation: "start a program"))
        }
        defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
        unsafe _ = posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        unsafe _ = posix_spawn_file_actions_addopen(&actions, 0, inputFile, O_RDONLY, 0)
        unsafe _ = posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe _ = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        unsafe _ = posix_spawn_file_actions_adddup2(&actions, witness, 3)
        var child: pid_t = 0
        let result = unsafe posix_spawnp(
            &child, program, &actions, &attributes, &words, &settings)
        return result == 0
            ? .success(child) : .failure(HostError(code: result, operation: "start a program"))
    }

    /// Whether every holder of the other end is gone in time.
    private static func waitForEnd(
        of descriptor: Int32, until end: ContinuousClock.Instant
    ) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 512)
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { return false }
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // One descriptor is watched, and the buffer is filled up to its size at most.
            guard unsafe poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return true }
        }
    }
}
