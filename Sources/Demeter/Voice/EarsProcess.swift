internal import Glibc
internal import JSON
internal import UnixSocket

/// One running `demeter-ears` and the socket pair to it.
struct EarsProcess: ~Copyable {
    /// The descriptor that the ears find their end of the pair at.
    static let descriptor: Int32 = 3

    let id: Int32
    let socket: Int32

    /// `nil` when the system refuses to start it.
    init?(program: String, arguments: [String]) {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
        // Only our end: the ears wait for what they are told.
        _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        posix_spawn_file_actions_adddup2(&files, pair[1], Self.descriptor)
        InheritedDescriptors.end(before: Self.descriptor + 1, in: &files)
        defer { posix_spawn_file_actions_destroy(&files) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var started: pid_t = 0
        let status = posix_spawn(&started, program, &files, nil, &words, environ)
        close(pair[1])
        guard status == 0 else {
            close(pair[0])
            return nil
        }
        id = started
        socket = pair[0]
    }

    /// Ends the process if it still runs, and takes it off the system's list.
    deinit {
        kill(id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        close(socket)
    }

    /// What a full pipe of commands drops is dropped: dead ears do not read them either.
    borrowing func send(_ command: EarsCommand) {
        var bytes: [UInt8] = []
        command.json.write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// What came since the last call; `nil` once the ears have ended.
    borrowing func receive() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(socket, &chunk, chunk.count)
        if count > 0 { return Array(chunk[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
