import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket

/// Whatever reaches the socket gets its documented answer, and the daemon serves on.
@Suite(.serialized)
struct BadInputTests {
    private func check(_ daemon: DaemonProcess) throws {
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        _ = try client.say("undo that")
    }

    @Test func `an over-long line is refused once and skipped`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        #expect(
            try client.say(String(repeating: "x", count: 200_000)) == [
                "A line may have at most 65536 bytes; this one was skipped to its end. "
                    + "Send it in shorter lines."
            ])
        #expect(try client.say("2 eggs").count == 2)
        #expect(
            try client.say(String(repeating: "é", count: 501)) == [
                "A description may have at most 500 characters; send it in shorter parts."
            ])
        #expect(try client.say("2 eggs").count == 2)
    }

    @Test func `bytes that are no text are refused and the connection goes on`() throws {
        let daemon = try DaemonProcess()
        let reply = try raw(
            daemon,
            [UInt8]("2 eggs\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x61, 0x0A]
                + [UInt8]("2 eggs\n".utf8))
        let paragraphs = reply.components(separatedBy: "\n\n").filter { !$0.isEmpty }
        #expect(paragraphs.count == 4)
        #expect(paragraphs.first?.hasPrefix("egg, 2") == true)
        #expect(paragraphs.last?.hasPrefix("egg, 2") == true)
    }

    @Test func `a line without an end is still a line at half-close`() throws {
        let daemon = try DaemonProcess()
        #expect(try raw(daemon, [UInt8]("2 eggs".utf8)).hasPrefix("egg, 2 (100 g): 150 kcal\n"))
    }

    @Test func `ten thousand random lines are answered one by one`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let daemon = try DaemonProcess()
        try check(daemon)
        let before = daemon.residentKilobytes
        var client = try daemon.connect()
        for number in 0..<10_000 {
            let line = Self.line(&random)
            let reply = try client.say(line)
            #expect(!reply.isEmpty, "line \(number), seed \(seed)")
        }
        #expect(
            daemon.residentKilobytes < before + 40_000 * DaemonProcess.memoryFactor, "seed \(seed)")
        try check(daemon)
    }

    /// Letters, digits, marks and foods in random order; never empty, never JSON.
    private static func line(_ random: inout SplitMix64) -> String {
        let parts = [
            "egg", "toast", "2", "½", "-3", "1e99", "g", "cup of", "with", "no", "and", ",", ".",
            "(",
            ")", "\"", "'", "{", "]", "é", "😀", "日本", "\u{200B}", "\u{7}", "yesterday", "at",
            "undo",
            "delete", "the", "%s", "../", "x", "\\", "\t", "\r",
        ]
        let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            parts.randomElement(using: &random) ?? "egg"
        }
        return "w" + words.joined(separator: Bool.random(using: &random) ? " " : "")
    }

    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":1,"method":"log"}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"log","params":{"text":1}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"log","params":{"text":"egg","txet":"egg"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"log","params":{"text":"egg","text":"egg"}}"#, -32700),
        (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, -32601),
        (#"{"jsonrpc":"1.0","id":1,"method":"status"}"#, -32600),
        (#"{"id":1}"#, -32600), ("[]", -32600), ("{", -32700), ("[1,", -32700),
        (#"{"jsonrpc":"2.0","id":1,"method":"delete","params":{"entry":1e999}}"#, -32700),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"delete","params":{"entry":99999999999999999999}}"#,
            -32700
        ),
        (#"{"jsonrpc":"2.0","id":1,"method":"delete","params":{"entry":1.5}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"listen"}"#, -31988),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"answer","params":{"utterance":1,"text":"2"}}"#,
            -31982
        ),
    ])
    func `hostile JSON-RPC gets its documented error`(line: String, code: Int) throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        #expect(try client.ask(line)["error"]?["code"]?.integer == code)
        #expect(try client.call("status")["result"] != nil)
    }

    @Test func `deep nesting is refused`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        let deep = String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
        #expect(try client.ask(deep)["error"]?["code"]?.integer == -32700)
        try check(daemon)
    }

    @Test func `of three hundred connections the last are told that it is busy`() throws {
        let daemon = try DaemonProcess()
        var clients: [Int32] = []
        defer { for client in clients { close(client) } }
        var busy = 0
        for _ in 0..<300 {
            let client = try rawConnection(daemon)
            clients.append(client)
            write(client, "2 eggs\n", 7)
        }
        for client in clients {
            let reply = readSome(client)
            if reply.hasPrefix("egg") { continue }
            #expect(reply.contains("busy") || reply.contains("256"))
            busy += 1
        }
        #expect(busy == 44)
        for verb in [["status"], ["say", "egg"], ["log", "egg"]] {
            let run = try Command.run(
                Built.program("demeter"), verb + ["--socket", "\(daemon.folder)/demeter.sock"])
            #expect(run.status == 75 && run.output == "")
            #expect(run.errors.hasPrefix("demeter: Demeter is busy: it has 256 connections, as "))
        }
        for client in clients { close(client) }
        clients = []
        try check(daemon)
    }

    @Test func `a client that never reads stops being read and holds nobody up`() throws {
        let daemon = try DaemonProcess()
        try check(daemon)
        let before = daemon.residentKilobytes
        let silent = try rawConnection(daemon)
        defer { close(silent) }
        _ = fcntl(silent, F_SETFL, O_NONBLOCK)
        let chunk = [UInt8](String(repeating: "what have I had today\n", count: 400).utf8)
        var refused = 0
        while refused < 200 {
            if write(silent, chunk, chunk.count) < 0 {
                refused += 1
                try check(daemon)
            }
        }
        #expect(daemon.residentKilobytes < before + 20_000 * DaemonProcess.memoryFactor)
    }

    @Test func `a client that vanishes costs nothing`() throws {
        let daemon = try DaemonProcess()
        for _ in 0..<100 {
            let client = try rawConnection(daemon)
            write(client, "2 eggs\n2 eg", 11)
            close(client)
        }
        try check(daemon)
    }

    // MARK: sockets by hand

    private func rawConnection(_ daemon: DaemonProcess) throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) {
            $0.copyBytes(from: Array(daemon.socket.utf8))
        }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
        return descriptor
    }

    private func readSome(_ descriptor: Int32) -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
    }

    /// Sends bytes, half-closes, and returns everything that comes back.
    private func raw(_ daemon: DaemonProcess, _ bytes: [UInt8]) throws -> String {
        let descriptor = try rawConnection(daemon)
        defer { close(descriptor) }
        try #require(write(descriptor, bytes, bytes.count) == bytes.count)
        shutdown(descriptor, Int32(SHUT_WR))
        var reply = ""
        while case let more = readSome(descriptor), !more.isEmpty { reply += more }
        return reply
    }
}
