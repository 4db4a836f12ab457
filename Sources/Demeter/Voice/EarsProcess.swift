internal import Glibc
internal import Host
internal import JSON
internal import UnixSocket

/// One running `demeter-ears` and the socket pair to it.
struct EarsProcess: ~Copyable {
    private var child: Child
    let socket: Int32

    var id: Int32 { child.id }

    /// The end of the pair is the fourth of the ears' descriptors.
    ///
    /// `nil` when the system refuses to start it.
    init?(program: String, arguments: [String], environment: Environment = .current()) {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
        // Only our end: the ears wait for what they are told.
        _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
        defer { close(pair[1]) }
        guard
            let child = try? Child(
                [program] + arguments,
                environment: ChildEnvironment.of(environment, for: .ears),
                descriptors: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, pair[1]])
        else {
            close(pair[0])
            return nil
        }
        self.child = child
        socket = pair[0]
    }

    /// Its own end takes the process with it if it still runs.
    deinit { close(socket) }

    /// How the ears ended that have closed their end of the pair: their exit status, above 128 the signal
    /// that ended them.
    mutating func ending() -> Int32 {
        // They close it by ending; who only closes it is ended.
        if let status = child.wait(until: .now + .milliseconds(200)) { return status }
        child.end()
        return 128 + SIGKILL
    }

    /// What a full pipe of commands drops is dropped: dead ears do not read them either.
    borrowing func send(_ command: EarsCommand) {
        var bytes: [UInt8] = []
        command.json.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Hands an open file over beside a command; whether it went.
    borrowing func send(_ command: EarsCommand, passing file: Int32) -> Bool {
        var bytes: [UInt8] = []
        command.json.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return PassedFile.send(bytes, with: [file], on: socket)
    }

    /// What came since the last call; `nil` once the ears have ended.
    borrowing func receive() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(socket, &chunk, chunk.count)
        if count > 0 { return Array(chunk[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
