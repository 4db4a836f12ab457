import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// Programs that were started with their standard descriptors closed.
@Suite(.serialized)
struct DescriptorTests {
    /// Becomes a program with some descriptors closed.
    private static func closing(_ descriptors: String) -> [String] {
        ["/bin/sh", "-c", "exec \"$@\" \(descriptors)", "sh"]
    }

    private static func target(_ descriptor: Int, of process: Int32) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(process)/fd/\(descriptor)")
    }

    @Test(arguments: ["2>&-", "0<&-", "0<&- 2>&-"])
    func `the daemon's log never gets into its files`(closed: String) throws {
        let daemon = try DaemonProcess(wrapper: Self.closing(closed))
        for number in [0, 2] where closed.contains("\(number)") {
            #expect(Self.target(number, of: daemon.identifier) == "/dev/null")
        }
        let lock = String(decoding: bytes(of: "\(daemon.folder)/journal.lock"), as: UTF8.self)
        #expect(lock.hasPrefix("\(daemon.identifier) "))
        // Reading the configuration again is logged.
        daemon.signal(SIGHUP)
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").count == 2)
        #expect(daemon.stop() == 0)
        #expect(
            String(decoding: bytes(of: "\(daemon.folder)/journal.lock"), as: UTF8.self) == lock)
        try daemon.start()
        client = try daemon.connect()
        #expect(try client.say("today").contains { $0.contains("egg") })
    }

    @Test func `demeter does not take its socket for what a person types`() throws {
        let daemon = try DaemonProcess()
        for descriptors in ["0<&-", "0<&- 2>&-"] {
            let words = Self.closing(descriptors)
            let run = try Command.run(
                words[0],
                words.dropFirst() + [Built.program("demeter"), "--socket", daemon.socket, "say"])
            #expect(run.status == 1)
            #expect(run.output == "")
        }
    }

    @Test func `what is printed goes nowhere else`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        let words = Self.closing("1>&-")
        let run = try Command.run(
            words[0],
            words.dropFirst() + [Built.program("demeter"), "--socket", daemon.socket, "today"])
        #expect(run.status == 0 && run.output == "" && run.errors == "")
        // The daemon was not told the table in turn.
        #expect(try client.call("day")["result"]?["entries"]?.array?.count == 1)
    }

    /// Those of the programs that were built here.
    private static let programs = [
        "demeter", "demeterd", "demeter-ears", "demeter-eyes", "demeter-house", "demeter-web",
        "demeter-postgres", "demeter-sync", "demeter-wyoming",
    ].filter { FileManager.default.isExecutableFile(atPath: Built.program($0)) }

    @Test(
        .enabled(if: Strace.isUsable, "needs strace, and the right to trace"), arguments: programs)
    func `every program puts the null device where nothing is open`(name: String) throws {
        let folder = try TemporaryFolder()
        let trace = "\(folder.path)/trace"
        let words = Self.closing("0<&- 2>&-")
        _ = try Command.run(
            "strace",
            ["-o", trace, "-e", "trace=openat"] + words + [Built.program(name), "--version"])
        let opened = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains("\"/dev/null\"") }
        #expect(opened.contains { $0.hasSuffix(" = 0") })
        #expect(opened.contains { $0.hasSuffix(" = 2") })
    }
}
