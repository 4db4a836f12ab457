import Glibc
import JSON
import Service
import TestSupport
import Testing
import UnixSocket
import Wire

@testable import Server

struct ServerTests {
    @Test func `every line gets its reply and an empty line`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            #expect(try await client.say("two eggs") == ["heard two eggs"])
            #expect(try await client.say("  toast\r") == ["heard   toast"])
            await harness.service.reply(with: ["Logged.\n\n1 kcal", "", "\u{2028}bye\r\n"])
            #expect(try await client.say("tea") == ["Logged.", "1 kcal", "bye"])
            await harness.service.reply(with: ["", " "])
            #expect(try await client.say("tea") == ["There is nothing to say to this."])
        }
    }

    @Test func `half-closing answers everything and ends`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            try await client.send(
                "two eggs\n\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"undo\"}\ntea")
            await client.finish()
            let lines = try await client.rest()
            #expect(lines.count == 5)
            #expect(lines.first == "heard two eggs")
            #expect(lines.last == "")
            #expect(lines.dropLast().last == "heard tea")
            #expect(await harness.service.heard == ["two eggs", "undo", "tea"])
        }
    }

    @Test func `replies come in the order of the lines, whatever takes long`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            try await client.send("wait one\ntwo\n")
            let other = try harness.client()
            #expect(try await other.say("three") == ["heard three"])
            #expect(await harness.service.heard.contains("two") == false)
            await harness.service.release("one")
            #expect(try await client.text() == ["heard wait one"])
            #expect(try await client.text() == ["heard two"])
        }
    }

    @Test func `64 clients have 64 requests in flight`() async throws {
        try await Harness.run { harness in
            var clients: [TestClient] = []
            for number in 0..<64 {
                let client = try harness.client()
                try await client.send("wait \(number)\n")
                clients.append(client)
            }
            await harness.service.wait { $0.heard.count == 64 }
            for (number, client) in clients.enumerated().reversed() {
                await harness.service.release("\(number)")
                #expect(try await client.text() == ["heard wait \(number)"])
            }
        }
    }

    @Test func `bad lines are answered and the connection goes on`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            try await client.send(String(repeating: "x", count: 70_000) + "\n")
            #expect(
                try await client.text() == [
                    "A line may have at most 65536 bytes; this one was skipped to its end. "
                        + "Send it in shorter lines."
                ])
            try await client.send(String(repeating: "é", count: 501) + "\n")
            #expect(
                try await client.text() == [
                    "A description may have at most 500 characters; send it in shorter parts."
                ])
            try await client.send(bytes: [0xFF, 0x0A])
            #expect(try await client.text() == ["The line is not UTF-8 text; send it as UTF-8."])
            try await client.send("a\0b\n")
            #expect(
                try await client.text() == [
                    "The line holds a NUL byte; send text without control characters."
                ])
            try await client.send("2 eggs\u{1B}[2J\n")
            #expect(
                try await client.text() == [
                    "A description may have no control characters, and this one has U+001B; send it without."
                ])
            #expect(
                try await client.ask("{\"a\":\"\u{0}\"}")
                    == #"{"jsonrpc":"2.0","id":null,"error":{"code":-31983,"message":"#
                    + #""The line holds a NUL byte; send text without control characters.","#
                    + #""data":{"kind":"not_text"}}}"#)
            await harness.service.fail(with: .diskFull)
            #expect(
                try await client.say("eggs") == [
                    "The disk with the journal is full. Nothing was changed; make room and try again."
                ])
            await harness.service.fail(with: nil)
            #expect(
                try await client.say(String(repeating: "é", count: 500))
                    == ["heard \(String(repeating: "é", count: 500))"])
        }
    }

    @Test func `an unfinished line is waited for 30 seconds`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            try await client.send("two eg")
            await harness.alarms.wait(for: 1)
            harness.alarms.advance(by: .seconds(29))
            try await client.send("gs\n")
            #expect(try await client.text() == ["heard two eggs"])
            await harness.alarms.wait(for: 0)
            try await client.send("{\"jsonrpc\"")
            await harness.alarms.wait(for: 1)
            harness.alarms.advance(by: .seconds(30))
            let error = RPCError(
                .timedOut,
                "The line was not finished within 30 seconds, so the connection is closed; "
                    + "send whole lines.", details: [("limit", 30)])
            #expect(
                try await client.rest() == [RPCResponse(id: .null, .failure(error)).json.text])
            await harness.service.wait { $0.finished == [ConversationID(rawValue: 1)] }
        }
    }

    @Test func `one connection more than the limit is told and closed`() async throws {
        try await Harness.run(limits: ServerLimits(connections: 2)) { harness in
            let first = try harness.client()
            let second = try harness.client()
            #expect(try await first.say("1") == ["heard 1"])
            #expect(try await second.say("2") == ["heard 2"])
            let third = try harness.client()
            #expect(
                try await third.rest() == [
                    "Demeter is busy: it has 2 connections, as many as it takes; "
                        + "close one or try again.", "",
                ])
            await first.finish()
            #expect(try await first.rest() == [])
            await harness.service.wait { $0.finished.count == 1 }
            #expect(try await harness.client().say("4") == ["heard 4"])
            await harness.server.reconfigure(ServerLimits(connections: 1))
            #expect(try await harness.client().rest().count == 2)
        }
    }

    @Test func `of 300 connections 256 are served`() async throws {
        try await Harness.run { harness in
            var clients: [TestClient] = []
            for _ in 0..<300 { clients.append(try harness.client()) }
            for client in clients { try? await client.send("eggs\n") }
            var served = 0
            var refused = 0
            for client in clients {
                let reply = try await client.text()
                if reply == ["heard eggs"] { served += 1 }
                if reply.first?.hasPrefix("Demeter is busy") == true { refused += 1 }
            }
            #expect(served == 256)
            #expect(refused == 44)
        }
    }

    @Test func `without a descriptor left clients are told so, and it serves on`() async {
        await #expect(processExitsWith: .success) {
            try await Harness.run { harness in
                var limit = rlimit(rlim_cur: 64, rlim_max: 64)
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                let first = try harness.client()
                try #require(try await first.say("one") == ["heard one"])
                var taken: [Int32] = []
                while case let next = open("/dev/null", O_RDONLY), next >= 0 { taken.append(next) }
                for _ in 0..<3 {
                    close(taken.removeLast())
                    do {
                        var client = try SocketClient(
                            connectingTo: harness.path, patience: .seconds(60))
                        let reply = try client.receiveText()
                        try #require(
                            reply == [
                                "Demeter is busy: the system gives it no more file descriptors; "
                                    + "try again."
                            ])
                    }
                    taken.append(open("/dev/null", O_RDONLY))
                }
                for descriptor in taken { close(descriptor) }
                try #require(try await first.say("two") == ["heard two"])
                try #require(try await harness.client().say("three") == ["heard three"])
            }
        }
    }

    @Test func `strangers are refused`() async throws {
        try await Harness.run(allowedUsers: []) { harness in
            let client = try harness.client()
            #expect(
                try await client.rest() == [
                    "Not allowed: this daemon serves only the user it runs as, and root.", "",
                ])
            #expect(await harness.service.heard == [])
        }
    }

    @Test func `a client that vanishes has its lines served and harms nobody`() async throws {
        try await Harness.run { harness in
            do {
                let client = try harness.client()
                try await client.send("wait one\ntwo\nthr")
            }
            await harness.service.wait { $0.heard == ["wait one"] }
            await harness.service.release("one")
            await harness.service.wait { $0.finished.count == 1 }
            #expect(await harness.service.heard == ["wait one", "two", "thr"])
            #expect(try await harness.client().say("four") == ["heard four"])
        }
    }

    @Test func `a client that never reads is not read from, and in the end closed`() async throws {
        try await Harness.run { harness in
            let reply = String(repeating: "x", count: 100_000)
            await harness.service.reply(with: [reply])
            let client = try TestClient(harness.path, patience: .milliseconds(300))
            await #expect(throws: SocketError.self) {
                while true { try await client.send(String(repeating: "more\n", count: 1000)) }
            }
            #expect(try await harness.client().say("other") == [reply])
            await harness.alarms.wait(for: 1)
            harness.alarms.advance(by: .seconds(300))
            await harness.service.wait { $0.finished.contains(ConversationID(rawValue: 1)) }
            // Replies of 100 kB: the socket's buffer and the limit hold but a few of them.
            #expect((1...20).contains(await harness.service.heard.count))
        }
    }

    @Test func `a slow reader gets everything`() async throws {
        try await Harness.run { harness in
            await harness.service.reply(with: [String(repeating: "x", count: 30_000)])
            let client = try harness.client()
            try await client.send(String(repeating: "more\n", count: 100))
            await client.finish()
            let lines = try await client.rest()
            #expect(lines.count == 200)
            #expect(Set(lines.map(\.utf8.count)) == [30_000, 0])
        }
    }
}
