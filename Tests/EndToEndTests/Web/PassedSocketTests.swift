import Foundation
import HTTP
import TestSupport
import Testing

/// The page behind a socket that the service manager opened, as `demeter-web.socket` has it done.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct PassedSocketTests {
    /// Opens a socket and becomes the program that is to serve it, as systemd does.
    private static let manager = """
        import os, socket, sys
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", int(sys.argv[1])))
        listener.listen()
        if listener.fileno() != 3: os.dup2(listener.fileno(), 3)
        os.set_inheritable(3, True)
        os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
        print("listening", flush=True)
        os.execv(sys.argv[2], sys.argv[2:])
        """

    private func program(_ folder: String, port: UInt16, passed: UInt16) -> [String] {
        [
            "/usr/bin/env", "DEMETER_WEB_LISTEN=127.0.0.1:\(port)", "/usr/bin/python3", "-c",
            Self.manager, String(passed), Built.program("demeter-web"), "--data-dir", folder,
            "--socket", "\(folder)/demeter.sock", "--config", "/dev/null",
        ]
    }

    @Test func `a socket that is passed is served, with those who waited at it`() async throws {
        let folder = try TemporaryFolder()
        let port = try SilentServer().port
        let web = try HelperProcess(
            program(folder.path, port: port, passed: port), in: folder.path, ready: "listening")
        defer { web.stop() }
        let client = HTTPClient()
        defer { client.close() }
        // The connection may be there before the program is.
        let answer = try await client.send(
            HTTPRequest(url: "http://127.0.0.1:\(port)/", headers: []))
        #expect(answer.status == 401)
    }

    @Test func `one that listens elsewhere than the configuration says is refused`() throws {
        let folder = try TemporaryFolder()
        let (port, other) = (try SilentServer().port, try SilentServer().port)
        let arguments = program(folder.path, port: port, passed: other)
        let run = try Command.run(arguments[0], Array(arguments.dropFirst()))
        #expect(run.status == 65)
        #expect(
            run.errors.contains("another socket than the one at 127.0.0.1:\(port)"), "\(run.errors)"
        )
    }
}
