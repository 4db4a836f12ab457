internal import Glibc
package import Host

/// One running program of ours and the socket pair to it, whose end is the fourth of its descriptors.
package struct SupervisedProcess: ~Copyable {
    private var child: Child
    /// Open until the value goes, and never waited at.
    package let socket: Int32

    package var id: Int32 { child.id }

    /// `nil` when the system refuses to start it.
    ///
    /// - Parameter receiver: who it is, by which it gets its variables.
    package init?(
        program: String, arguments: [String], receiver: ChildEnvironment.Receiver,
        environment: Environment = .current()
    ) {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
        // Only our end: the program waits for what it is told.
        _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
        defer { close(pair[1]) }
        guard
            let child = try? Child(
                [program] + arguments, environment: ChildEnvironment.of(environment, for: receiver),
                descriptors: [nil, STDOUT_FILENO, STDERR_FILENO, pair[1]])
        else {
            close(pair[0])
            return nil
        }
        self.child = child
        socket = pair[0]
    }

    /// Its own end takes the process with it if it still runs.
    deinit { close(socket) }

    /// Lets it know that it is not needed any more.
    package borrowing func dismiss() { shutdown(socket, Int32(SHUT_WR)) }

    /// Ends it without asking.
    package mutating func end() { child.end() }

    /// How a program ended that has closed its end: its exit status, above 128 the signal that ended it.
    package mutating func ending() -> Int32 {
        // It closes it by ending; who only closes it is ended.
        if let status = child.wait(until: .now + .milliseconds(200)) { return status }
        child.end()
        return 128 + SIGKILL
    }

    /// What came since the last call; `nil` once it has ended.
    package borrowing func receive() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(socket, &chunk, chunk.count)
        if count > 0 { return Array(chunk[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
