import Glibc
import Host
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30)))
struct ChildTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) -> String {
        String(decoding: bytes(of: "\(folder.path)/\(name)"), as: UTF8.self)
    }

    /// Runs a line of the shell with the folder as `$1`; its status.
    private func run(
        _ script: String, environment: Environment = ["PATH": "/usr/bin:/bin"],
        descriptors: [Int32?] = [nil, nil, nil], lifetime: Child.Lifetime = .withParent
    ) throws -> Int32? {
        var child = try Child(
            ["sh", "-c", script, "sh", folder.path], environment: environment,
            descriptors: descriptors, leadsGroup: true, lifetime: lifetime)
        return child.wait(until: .now + .seconds(300))
    }

    @Test func `a program gets the variables that are listed and no other`() throws {
        setenv("DEMETER_TEST_SECRET", "tulip", 1)
        #expect(
            try run("env > \"$1/env\"", environment: ["PATH": "/usr/bin:/bin", "A": "b c"]) == 0)
        let names = Set(
            text("env").split(separator: "\n").compactMap { $0.split(separator: "=").first })
        // A shell adds its own.
        #expect(names.subtracting(["PWD", "OLDPWD", "SHLVL", "_"]) == ["PATH", "A"])
    }

    @Test func `no open file goes along, whoever forgot to say so`() throws {
        let open = Glibc.open("/dev/null", O_RDONLY)
        defer { close(open) }
        #expect(try run("ls /proc/self/fd > \"$1/fd\"") == 0)
        // The last is the folder that `ls` reads.
        #expect(text("fd") == "0\n1\n2\n3\n")
    }

    @Test func `descriptors go where they are to, though they lie across each other`() throws {
        let path = "\(folder.path)/words"
        try write(Array("two eggs\n".utf8), to: path)
        let input = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        let output = Glibc.open("\(folder.path)/out", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer {
            close(input)
            close(output)
        }
        #expect(try run("cat <&3", descriptors: [nil, output, nil, input]) == 0)
        #expect(text("out") == "two eggs\n")
    }

    @Test func `signals that are blocked or ignored here are not so there`() throws {
        Signal.ignoreBrokenPipes()
        #expect(try run("grep -E '^Sig(Blk|Ign):' /proc/self/status > \"$1/signals\"") == 0)
        // The C library keeps the 32nd to itself, which whoever started the tests may have ignored.
        let own = text("signals").replacing(
            "SigIgn:\t0000000080000000", with: "SigIgn:\t0000000000000000")
        #expect(own == "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n")
    }

    @Test func `the status is that of the program, whoever holds its output still`() throws {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        defer {
            close(ends[0])
            close(ends[1])
        }
        #expect(try run("sleep 1000 & exit 3", descriptors: [nil, ends[1], nil]) == 3)
        #expect(try run("kill -9 $$") == 137)
    }

    @Test func `what cannot be started is told by the system's number`() {
        let none: Environment = [:]
        #expect(throws: HostError(code: ENOENT, operation: "start a program")) {
            _ = try Child(["/no/such/program"], environment: none)
        }
        #expect(throws: HostError(code: EACCES, operation: "start a program")) {
            _ = try Child([folder.path], environment: none)
        }
        #expect(throws: HostError(code: EINVAL, operation: "start a program")) {
            _ = try Child([], environment: none)
        }
    }

    @Test func `a program that takes too long is ended with what it has started`() throws {
        var child = try Child(
            ["sh", "-c", "sleep 1000 & echo $! > \"$1/other\"; wait", "sh", folder.path],
            environment: ["PATH": "/usr/bin:/bin"], leadsGroup: true)
        try waitUntil { text("other").hasSuffix("\n") }
        #expect(child.wait(until: .now) == nil)
        child.end()
        #expect(child.wait(until: .now) == 128 + SIGKILL)
        let other = try #require(Int32(text("other").dropLast()))
        try waitUntil {
            let state = String(decoding: bytes(of: "/proc/\(other)/stat"), as: UTF8.self)
            return state.isEmpty || state.contains(") Z")
        }
    }

    @Test func `a program whose parent is gone ends by itself in time`() throws {
        #expect(try run("exec sleep 1000", lifetime: .limited(.milliseconds(200))) == 128 + SIGALRM)
    }

    @Test func `what is passed on is a list`() {
        let all: Environment = [
            "PATH": "/bin", "LC_TIME": "C", "XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/home/me",
            "DEMETER_MODEL_API_KEY": "k", "CREDENTIALS_DIRECTORY": "/c", "LISTEN_FDS": "1",
            "LISTEN_PID": "1", "NOTIFY_SOCKET": "/n", "WATCHDOG_USEC": "1", "LD_PRELOAD": "/x.so",
            "DEMETER_DATA_DIR": "/data", "ALSA_CONFIG_PATH": "/a", "MY_TOKEN": "t",
        ]
        let anybody: Environment = [
            "PATH": "/bin", "LC_TIME": "C", "XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/home/me",
        ]
        #expect(ChildEnvironment.of(all, for: .anybody) == anybody)
        #expect(
            ChildEnvironment.of(all, for: .ears).names
                == (anybody.names + ["ALSA_CONFIG_PATH", "DEMETER_DATA_DIR"]).sorted())
        #expect(
            ChildEnvironment.of(all, for: .page).names
                == (anybody.names + ["DEMETER_DATA_DIR"]).sorted())
        #expect(
            ChildEnvironment.of(all, for: .doctor).names
                == (anybody.names + [
                    "ALSA_CONFIG_PATH", "CREDENTIALS_DIRECTORY", "DEMETER_DATA_DIR",
                ]).sorted())
        #expect(ChildEnvironment.of(all, for: .anybody, adding: ["A": "b"])["A"] == "b")
    }
}
