import Foundation
import Glibc
import TestSupport
import Testing

/// Starts that cannot end well: each says what is wrong, and what to do.
struct StartTests {
    private static let activator = "/usr/bin/systemd-socket-activate"

    private func started(
        _ folder: TemporaryFolder, under wrapper: [String] = []
    ) throws -> Command {
        let words =
            wrapper + [
                Built.program("demeterd"), "--data-dir", "\(folder.path)/data", "--socket",
                "\(folder.path)/s", "--config", "/dev/null", "--ingredients", Built.ingredients,
            ]
        return try Command.run(words[0], Array(words.dropFirst()))
    }

    @Test(arguments: [12, 20])
    func `too few files that may be open are told of before anything is touched`(limit: Int)
        throws
    {
        let folder = try TemporaryFolder()
        let command = try started(
            folder, under: ["/bin/sh", "-c", "ulimit -n \(limit) && exec \"$@\"", "sh"])
        #expect(command.status == 75)
        #expect(command.errors.contains("only \(limit) files") && command.errors.contains("ulimit"))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/data"))
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: activator), "systemd is not installed")
    )
    func `a socket of another kind that was passed is told of`() throws {
        let folder = try TemporaryFolder()
        let socket = "\(folder.path)/datagrams"
        let datagram = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(datagram) }
        try expectRefusal(of: ["-d", "-l", socket], in: folder) {
            send("2 eggs", to: socket, from: datagram)
        }
        let port = String(try SinkServices.freePort())
        try expectRefusal(of: ["-l", "127.0.0.1:\(port)"], in: folder) {
            try Command.run("nc", ["-z", "127.0.0.1", port]).status == 0
        }
    }

    /// Starts the daemon with what it is to be passed, once `knock` has found it.
    private func expectRefusal(
        of passed: [String], in folder: TemporaryFolder, knock: () throws -> Bool
    ) throws {
        let log = "\(folder.path)/log"
        #expect(FileManager.default.createFile(atPath: log, contents: nil))
        let process = try ChildProcess(
            [Self.activator] + passed + [
                "-E", "HOME=\(folder.path)", Built.program("demeterd"), "--data-dir",
                "\(folder.path)/data", "--config", "/dev/null", "--ingredients", Built.ingredients,
            ], errors: FileHandle(forWritingAtPath: log))
        try waitUntil { try knock() }
        #expect(process.terminationStatus == 69)
        let words = try String(contentsOfFile: log, encoding: .utf8)
        #expect(words.contains("no Unix stream socket") && words.contains("ListenStream="))
    }

    @Test func `a journal without a byte in it is told of, and begun anew`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        #expect(daemon.stop() == 0)
        let journal = "\(daemon.folder)/journal.sqlite"
        for end in ["-wal", "-shm"] { unlink(journal + end) }
        #expect(truncate(journal, 0) == 0)
        let doctor = try Command.run(
            Built.program("demeter"),
            [
                "doctor", "--data-dir", daemon.folder, "--socket", daemon.socket, "--config",
                "/dev/null",
            ])
        #expect(doctor.output.contains("journal.sqlite has no byte in it"))
        try daemon.start()
        #expect(daemon.log.contains("journal.sqlite had no byte in it"))
        var again = try daemon.connect()
        #expect(try again.say("2 eggs").count == 2)
    }

    @Test(arguments: ["magic", "version"])
    func `of a journal whose head is wrong the daemon and doctor say the same`(
        head: String
    ) throws {
        let folder = try TemporaryFolder()
        let data = "\(folder.path)/data"
        #expect(mkdir(data, 0o700) == 0)
        let daemon = try DaemonProcess(folder: data)
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        #expect(daemon.stop() == 0)
        var content = bytes(of: daemon.journal)
        // https://www.sqlite.org/fileformat.html#the_database_header
        if head == "magic" {
            content[3] ^= 1
        } else {
            content.replaceSubrange(60..<64, with: [0, 0, 0, 0])
        }
        try write(content, to: daemon.journal)
        let start = try started(folder)
        #expect(start.status == 65)
        let sentence =
            head == "magic"
            ? "is no journal of Demeter; it was left as it is" : "is damaged; keep a copy"
        #expect(start.errors.contains(sentence))
        let doctor = try Command.run(
            Built.program("demeter"),
            ["doctor", "--data-dir", data, "--socket", "\(folder.path)/s", "--config", "/dev/null"])
        #expect(doctor.output.contains("damaged, or no journal of Demeter"))
        #expect(bytes(of: daemon.journal) == content)
    }

    private func send(_ text: String, to path: String, from descriptor: Int32) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, text, text.utf8.count, 0, $0, length) >= 0
            }
        }
    }
}
