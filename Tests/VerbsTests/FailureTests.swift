import Arguments
import Calling
import CatalogFiles
import Configuration
import Dispatch
import Glibc
import Host
import JSON
import TestSupport
import Testing
import UnixSocket
import Wire

@testable import Verbs

struct FailureTests {
    @Test func `without a daemon it is said how to start one`() throws {
        let run = try demeter("today", environment: ["DEMETER_SOCKET": "/nonexistent/socket"])
        #expect(
            run
                == Run(
                    status: 69, output: "",
                    errors: """
                        demeter: no daemon answers at /nonexistent/socket
                        Start it with "systemctl --user start demeterd", with "make run" in a checkout, or by
                        running "demeterd". If it meets at another socket, name that with --socket.

                        """))
        let json = try demeter("today", "--json", "--socket", "/nonexistent/socket")
        #expect(json.status == 69)
        #expect(json.output.hasPrefix(#"{"error":{"message":"no daemon answers at"#))
    }

    @Test(arguments: ["today", "log", "foods", "status"])
    func `a file that was named and is not there is refused by every verb`(verb: String) throws {
        let verbs = ["log": ["log", "egg"], "foods": ["foods", "search", "egg"]]
        let daemon = try ScriptedDaemon(always: [:])
        let words = verbs[verb] ?? [verb]
        let missing = "there is no such file; name one that is there, or none to use the defaults"
        let unread =
            "cannot read /nope: No such file or directory; name what is there, or leave it out"
        for (option, variable, message) in [
            ("--config", "DEMETER_CONFIG", missing),
            ("--ingredients", "DEMETER_INGREDIENTS", unread),
            ("--grammars", "DEMETER_GRAMMARS", unread),
        ] {
            func told(_ by: String) -> Run {
                let place = option == "--config" ? "/nope" : by
                return Run(status: 65, output: "", errors: "demeter: \(place): \(message)\n")
            }
            #expect(try demeter(words + [option, "/nope"], daemon: daemon) == told(option))
            #expect(
                try demeter(words, daemon: daemon, environment: [variable: "/nope"])
                    == told(variable))
        }
        #expect(daemon.requests().isEmpty)
    }

    @Test func `a configuration that was named and is wrong is refused, and help is given`() throws
    {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        try write(Array("[day]\ntime_zon = \"UTC\"\n".utf8), to: path)
        let daemon = try ScriptedDaemon(always: [:])
        #expect(
            try demeter("undo", "--config", path, daemon: daemon)
                == Run(
                    status: 65, output: "",
                    errors: "demeter: \(path):2:1: unknown key \"day.time_zon\"; did you mean "
                        + "\"day.time_zone\"?\n"))
        #expect(try demeter("undo", "--config", folder.path, daemon: daemon).status == 65)
        #expect(daemon.requests().isEmpty)
        #expect(try demeter("completions", "bash", "--config", "/nope").status == 0)
        #expect(try demeter("undo", "--help", "--config", "/nope").status == 0)
    }

    @Test func `a socket whose daemon is gone is the same`() throws {
        let daemon = try ScriptedDaemon(always: [:])
        _ = daemon.requests()
        #expect(try demeter("status", daemon: daemon).status == 69)
    }

    @Test func `a path that is too long is told`() throws {
        let path = "/tmp/" + String(repeating: "a", count: 200)
        let run = try demeter("status", "--socket", path)
        #expect(
            run
                == Run(
                    status: 69, output: "",
                    errors: "demeter: the socket's path is too long for the system: \(path)\n"))
    }

    @Test(
        arguments: [
            (WireError.parseError, 65), (.invalidRequest, 65), (.methodNotFound, 69),
            (.invalidParameters, 65), (.internalError, 75), (.tooLong, 65), (.notUTF8, 65),
            (.noSuchEntry, 1), (.noSuchFood, 1), (.outOfRange, 65), (.readOnly, 74),
            (.diskFull, 74),
            (.busy, 75), (.notAllowed, 65), (.nothingToUndo, 1), (.nothingToRedo, 1),
            (.notAvailable, 69), (.storage, 74), (.notHeld, 1), (.foodExists, 65), (.timedOut, 75),
            (.notText, 65),
        ] as [(WireError, Int32)])
    func `every refusal has its status`(error: WireError, status: Int32) throws {
        let daemon = try ScriptedDaemon { _, _ in
            .error(code: error.rawValue, "No \u{1B}[2J, because.")
        }
        let expected = Run(
            status: status, output: "", errors: "demeter: No  [2J, because.\n")
        #expect(try demeter("undo", daemon: daemon) == expected)
    }

    @Test func `an error without an id is an answer too`() throws {
        let daemon = try ScriptedDaemon { _, _ in
            .raw(
                #"{"jsonrpc":"2.0","id":null,"error":{"code":-31992,"message":"Too many."}}"#
                    + "\n")
        }
        let expected = Run(status: 75, output: "", errors: "demeter: Too many.\n")
        #expect(try demeter("undo", daemon: daemon) == expected)
    }

    @Test(arguments: ["hello\n", "{}\n", "[1]\n", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n"])
    func `what is no reply is told`(text: String) throws {
        let daemon = try ScriptedDaemon { _, _ in .raw(text) }
        let run = try demeter("undo", daemon: daemon)
        #expect(
            run
                == Run(
                    status: 69, output: "",
                    errors: "demeter: what answers is no daemon of this version; "
                        + "\"demeter status\" tells its version\n"))
    }

    @Test func `who listens at the socket and is somebody else hears nothing`() throws {
        let daemon = try ScriptedDaemon { _, _ in .hangUp }
        #expect {
            _ = try DaemonClient(path: daemon.path, patience: .seconds(60), trusted: [4711])
        } throws: { error in
            if case CallFailure.stranger(daemon.path, geteuid()) = error { true } else { false }
        }
        #expect(daemon.requests() == [])
        let failure = Failure.call(.stranger(socket: "/s", user: 4711))
        #expect(failure.status == .unreachable)
        #expect(
            failure.message.hasPrefix(
                "nothing was sent: who listens at /s is user 4711, neither you nor root\n"))
    }

    @Test func `an answer without end is given up before it fills the memory`() throws {
        let daemon = try ScriptedDaemon { _, _ in
            .raw(String(repeating: "x", count: SocketClient.lineLimit + 2))
        }
        let run = try demeter("undo", daemon: daemon)
        #expect(
            run
                == Run(
                    status: 69, output: "",
                    errors:
                        "demeter: what answers at \(daemon.path) sends more than 16 MiB for one "
                        + "answer; it is no daemon of this version\n"))
    }

    @Test func `events without end are no answer`() throws {
        let event = #"{"jsonrpc":"2.0","method":"event","params":{"seq":1,"kind":"log","text":""#
        let line = event + String(repeating: "x", count: 1 << 20) + "\"}}\n"
        let daemon = try ScriptedDaemon { _, _ in .raw(String(repeating: line, count: 66)) }
        let run = try demeter("undo", daemon: daemon)
        #expect(run.status == 69)
        #expect(run.errors.contains("sends more than 64 MiB for one answer"))
    }

    @Test func `a daemon that goes away is told`() throws {
        let daemon = try ScriptedDaemon { _, _ in .hangUp }
        let run = try demeter("undo", daemon: daemon)
        #expect(
            run
                == Run(
                    status: 75, output: "",
                    errors: "demeter: the daemon closed the connection before it answered; "
                        + "see with \"demeter today\" whether it was done, and try again if not\n"))
    }

    @Test func `a daemon that answers nobody is given up, however long an answer may take`() throws
    {
        let daemon = try ScriptedDaemon { _, _ in .raw("") }
        var client = try DaemonClient(
            path: daemon.path, patience: .seconds(600), silence: .milliseconds(20),
            grace: .milliseconds(20))
        #expect {
            try client.call(.log, LogRequest(text: "2 eggs"), as: LogResult.self)
        } throws: { error in
            if case CallFailure.stuck(daemon.path) = error { true } else { false }
        }
    }

    @Test func `a daemon that answers others meanwhile is waited for`() throws {
        let isAsked = DispatchSemaphore(value: 0)
        let daemon = try ScriptedDaemon { request, _ in
            guard request["method"] != nil else {
                isAsked.signal()
                return .raw("{}\n")
            }
            isAsked.wait()
            return .result(change.json)
        }
        var client = try DaemonClient(
            path: daemon.path, patience: .seconds(600), silence: .milliseconds(20),
            grace: .seconds(60))
        #expect(try client.call(.undo, as: ChangeResult.self).result == change)
    }

    @Test func `a daemon that is slow to take a request is waited for`() throws {
        let isAsked = DispatchSemaphore(value: 0)
        @Sendable func hold(_ connection: Int) {
            if connection == 0 { isAsked.wait() }
        }
        let daemon = try ScriptedDaemon(beforeReading: hold) { request, _ in
            guard request["method"] != nil else {
                isAsked.signal()
                return .raw("{}\n")
            }
            return .result(change.json)
        }
        var client = try DaemonClient(
            path: daemon.path, patience: .seconds(600), silence: .milliseconds(20),
            grace: .seconds(60))
        // More than a socket holds.
        let words = EditRequest(entry: 1, change: .text(String(repeating: "x", count: 300_000)))
        #expect(try client.call(.edit, words, as: ChangeResult.self).result == change)
    }

    @Test func `a daemon that is gone while its answer is awaited does not hang`() throws {
        let daemon = try ScriptedDaemon { _, _ in .raw("") }
        var client = try DaemonClient(
            path: daemon.path, patience: .seconds(600), silence: .milliseconds(20),
            grace: .seconds(60))
        unlink(daemon.path)
        #expect {
            try client.call(.undo, as: ChangeResult.self)
        } throws: { error in
            if case CallFailure.disconnected = error { true } else { false }
        }
    }

    @Test func `a daemon that goes on without an answer is waited for only so long`() throws {
        let isOver = DispatchSemaphore(value: 0)
        let daemon = try ScriptedDaemon { request, _ in
            guard request["method"] != nil else { return .raw("{}\n") }
            isOver.wait()
            return .hangUp
        }
        defer { isOver.signal() }
        var client = try DaemonClient(
            path: daemon.path, patience: .milliseconds(60), silence: .milliseconds(20),
            grace: .seconds(60))
        #expect {
            try client.call(.undo, as: ChangeResult.self)
        } throws: { error in
            if case CallFailure.timedOut(.milliseconds(60)) = error { true } else { false }
        }
    }

    @Test func `events and replies to others are passed over`() throws {
        let daemon = try ScriptedDaemon { request, _ in
            let id = request["id"]?.text ?? ""
            return .raw(
                """
                {"jsonrpc":"2.0","method":"event","params":{"seq":1,"kind":"log"}}
                {"jsonrpc":"2.0","id":77,"result":{}}
                {"jsonrpc":"2.0","id":\(id),"result":\(change.json.text)}

                """)
        }
        #expect(try demeter("undo", daemon: daemon).output == change.reply + "\n")
    }

    @Test func `a full disk behind the output is told`() throws {
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        let status = DemeterCommand.run(
            ["--help"], environment: [:],
            console: Console(style: .plain, output: full, errors: full))
        #expect(status == 74)
    }

    @Test func `a reader that has had enough is no failure`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let status = DemeterCommand.run(
            ["completions", "bash"], environment: [:],
            console: Console(style: .plain, output: ends[1], errors: ends[1]))
        #expect(status == 0)
    }

    @Test func `failures of this side are told whole`() {
        let cases: [(Failure, Verbs.ExitStatus, String)] = [
            (
                .call(.timedOut(after: .seconds(60))), .tryAgain,
                "the daemon did not answer within 60 s; see with \"demeter today\" whether it was done, and try again if not"
            ),
            (
                .call(.stuck(socket: "/s")), .unreachable,
                """
                the daemon at /s does not answer: it is stopped or hangs
                Start it again with "systemctl --user restart demeterd", or let its process go on with
                "kill -CONT"; "demeter doctor" names the process. What was asked may then still be done.
                """
            ),
            (
                .call(.unreachable(socket: "/s", code: EACCES)), .unreachable,
                "you may not connect to /s: it belongs to somebody else"
            ),
            (
                .call(.unreachable(socket: "/s", code: EMFILE)), .unreachable,
                "cannot connect to /s: Too many open files"
            ),
            (
                .input(HostError(code: EISDIR, operation: "read the input")), .badData,
                "cannot read the input: Is a directory"
            ),
            (
                .output(HostError(code: ENOSPC, operation: "write the output")), .cannotWrite,
                "cannot write the output: No space left on device"
            ),
            (.outputClosed, .done, ""),
            (
                .usage(UsageError(.missingOperand("ID"), path: ["demeter"])), .wrongUsage,
                "ID is missing"
            ),
            (
                .configuration(
                    ConfigurationError(source: .file("/c", nil), problem: .missingFile)), .badData,
                "/c: there is no such file; name one that is there, or none to use the defaults"
            ),
            (
                .catalog(.notCatalog(path: "/i", reason: "is no JSON object")), .badData,
                "/i: is no JSON object"
            ),
        ]
        for (failure, status, message) in cases {
            #expect(failure.status == status)
            #expect(failure.message == message)
        }
    }
}
