import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// Without a model and without a sink the daemon has nothing to do on any network.
struct OfflineTests {
    static func works(_ command: [String]) -> Bool {
        (try? ChildProcess(command).terminationStatus) == 0
    }

    private func live(_ daemon: DaemonProcess) throws {
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        // Nothing that anybody knows: the case in which a model would be asked.
        let unknown = try client.call("log", ["text": "the usual bowl from the corner place"])
        #expect(["held", "nothing"].contains(unknown["result"]?["state"]?.string))
        #expect(try client.call("status")["result"]?["model"] == ["mode": "off"])
        #expect(try client.call("model.test")["result"]?["outcome"] == "off")
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("read again") }
        #expect(try client.say("undo").first == "Undone.")
    }

    @Test(.enabled(if: works(["strace", "-qq", "-o", "/dev/null", "true"]), "needs strace"))
    func `no internet socket is ever opened`() throws {
        let trace = try TemporaryFolder()
        let path = "\(trace.path)/trace"
        // With -D the tracer is the child's child, so that signals reach the daemon.
        let daemon = try DaemonProcess(
            environment: DaemonProcess.withoutLeakCheck,
            wrapper: ["strace", "-D", "-f", "-qq", "-e", "trace=socket", "-o", path])
        try live(daemon)
        #expect(daemon.stop() == 0)
        let calls = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains("socket(") }
        #expect(calls.contains { $0.contains("AF_UNIX") })
        #expect(calls.filter { !$0.contains("AF_UNIX") } == [])
    }

    @Test(.enabled(if: works(["unshare", "-rn", "true"]), "needs user namespaces"))
    func `the daemon runs with its network taken away`() throws {
        let daemon = try DaemonProcess(wrapper: ["unshare", "-rn"])
        try live(daemon)
        #expect(daemon.stop() == 0)
        #expect(daemon.log == "demeterd: the configuration was read again\n")
    }
}
