import Foundation
import Glibc
import TestSupport
import Testing
import UnixSocket

/// The daemon as a service manager runs it: its socket handed over, its state reported, watched.
@Suite(.serialized)
struct ServiceTests {
    private static let activator = "/usr/bin/systemd-socket-activate"

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: activator), "systemd is not installed")
    )
    func `a socket that systemd holds starts the daemon, which reports to it`() throws {
        let folder = try TemporaryFolder()
        let notices = try Notices("\(folder.path)/notify")
        let socket = "\(folder.path)/activated.sock"
        let greeting = "\(folder.path)/greeting"
        #expect(FileManager.default.createFile(atPath: greeting, contents: nil))
        let process = try ChildProcess(
            [
                Self.activator, "-l", socket, "-E", "NOTIFY_SOCKET=\(folder.path)/notify", "-E",
                "WATCHDOG_USEC=200000", "-E", "HOME=\(folder.path)", "-E", "ASAN_OPTIONS", "-E",
                "LSAN_OPTIONS", Built.program("demeterd"),
                "--data-dir", "\(folder.path)/data", "--config", "/dev/null", "--ingredients",
                Built.ingredients,
            ], output: FileHandle(forWritingAtPath: greeting))

        // Listening is the manager's work; the daemon starts with the first connection.
        var client = try connect(to: socket)
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        // It tells where it really listens.
        #expect(notices.next() == "READY=1\nSTATUS=listening on \(socket)")
        func greeted() throws -> String { try String(contentsOfFile: greeting, encoding: .utf8) }
        try waitUntil { try greeted().hasSuffix("undo\n") }
        #expect(try greeted().contains("listens on \(socket)\n"))
        #expect(try greeted().contains("--socket \(socket) log"))
        #expect(notices.next() == "WATCHDOG=1")
        #expect(notices.next() == "WATCHDOG=1")

        kill(process.processIdentifier, SIGTERM)
        var notice = notices.next()
        while notice == "WATCHDOG=1" { notice = notices.next() }
        #expect(notice == "STOPPING=1")
        #expect(process.terminationStatus == 0)
        // The socket is the manager's, and stays for the next start.
        #expect(FileManager.default.fileExists(atPath: socket))
    }

    private func connect(to path: String) throws -> SocketClient {
        let limit = ContinuousClock.now + .seconds(30)
        while true {
            do {
                return try SocketClient(connectingTo: path, patience: .seconds(60))
            } catch {
                guard ContinuousClock.now < limit else { throw error }
                sched_yield()
            }
        }
    }
}

/// A datagram socket that hears what is told the service manager.
private final class Notices {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        try #require(result == 0)
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Waits for it.
    func next() -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
}
