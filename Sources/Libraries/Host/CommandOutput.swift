internal import Glibc

/// What a short-lived program prints.
package enum CommandOutput {
    /// Runs a program found on the `PATH`, without input, and collects its standard output.
    ///
    /// Blocks. `nil` when it is not there, takes longer than `patience`, prints more than `limit`
    /// bytes or ends with another status than 0; a program that takes too long is killed.
    package static func read(
        _ arguments: [String], patience: Duration, limit: Int = 8 << 10
    ) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        // Two descriptors are written into an array of two. A pair of sockets is closed in every
        // other child from the start, which a pipe is not without a GNU call.
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        defer { close(ends[0]) }
        guard let child = start(arguments, output: ends[1]) else {
            close(ends[1])
            return nil
        }
        close(ends[1])
        let output = collect(from: ends[0], until: .now + patience, limit: limit)
        if output == nil { kill(child, SIGKILL) }
        var status: Int32 = 0
        // The child is ours, has closed its output or been killed, and is waited for once.
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? output : nil
    }

    private static func start(_ arguments: [String], output: Int32) -> pid_t? {
        guard let program = arguments.first else { return nil }
        // The words live until the call returns, by when the child has its own copies.
        var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
        defer { for index in arguments.indices { unsafe free(words[index]) } }
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe _ = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe _ = posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe _ = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var child: pid_t = 0
        return unsafe posix_spawnp(&child, program, &actions, nil, &words, environ) == 0
            ? child : nil
    }

    private static func collect(
        from descriptor: Int32, until end: ContinuousClock.Instant, limit: Int
    ) -> [UInt8]? {
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { return nil }
            var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // One descriptor is watched, and the buffer is filled up to its size at most.
            guard unsafe poll(&watched, 1, Int32(left.rounded(.up))) > 0 else { continue }
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0, output.count + count <= limit else { return nil }
            if count == 0 { return output }
            output += buffer[..<count]
        }
    }
}
