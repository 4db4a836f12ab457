import Service
import TestSupport
import Testing
import Wire

@testable import Server

struct WatchTests {
    @Test func `a watch begins now or after a number, and loses and repeats nothing`() async throws
    {
        try await Harness.run { harness in
            await harness.service.addEvents(3)
            let client = try harness.client()
            #expect(
                try await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"watch"}"#)
                    == #"{"jsonrpc":"2.0","id":1,"result":{"seq":3}}"#)
            await harness.service.addEvents(2)
            #expect(
                try await client.line()
                    == #"{"jsonrpc":"2.0","method":"event","params":{"seq":4,"kind":"log","entry":4}}"#
            )
            #expect(try await client.event()?.seq == 5)
            let late = try harness.client()
            #expect(
                try await late.ask(
                    #"{"jsonrpc":"2.0","id":"a","method":"watch","params":{"since":1}}"#)
                    == #"{"jsonrpc":"2.0","id":"a","result":{"seq":1}}"#)
            for seq in 2...5 { #expect(try await late.event()?.seq == seq) }
            #expect(
                try await client.ask(
                    #"{"jsonrpc":"2.0","id":2,"method":"watch","params":{"since":6}}"#)
                    == #"{"jsonrpc":"2.0","id":2,"error":{"code":-31995,"message":"#
                    + #""`since` must lie between 0 and 5.","#
                    + #""data":{"kind":"out_of_range","parameter":"since"}}}"#)
        }
    }

    @Test func `other requests are served beside a watch`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            _ = try await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"watch"}"#)
            #expect(try await client.say("two eggs") == ["heard two eggs"])
            await harness.service.addEvents(1)
            #expect(try await client.event()?.seq == 1)
            #expect(try await client.say("tea") == ["heard tea"])
        }
    }

    @Test func `across reconnects every event comes once`() async throws {
        try await Harness.run { harness in
            var seen: [Int] = []
            var random = SplitMix64(seed: 7)
            while seen.count < 500 {
                await harness.service.addEvents(Int.random(in: 1...200, using: &random))
                let client = try harness.client()
                _ = try await client.ask(
                    #"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"since":"#
                        + "\(seen.last ?? 0)}}")
                let all = await harness.service.events.count
                // Some are left unread, and the connection dropped with them.
                for _ in 0..<Int.random(in: 1...(all - seen.count), using: &random) {
                    if let event = try await client.event() { seen.append(event.seq) }
                }
            }
            #expect(seen == Array(1...seen.count))
        }
    }

    @Test func `a slow watcher holds no more than the limit in memory`() async throws {
        var limits = ServerLimits()
        limits.output = 10_000
        try await Harness.run(limits: limits) { harness in
            let client = try harness.client()
            _ = try await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"watch"}"#)
            await harness.service.addEvents(10_000)
            await harness.alarms.wait(for: 1)
            let fetched = await harness.service.fetches.count
            #expect(fetched * limits.events < 8000, "what the client cannot take is not read")
            for seq in 1...10_000 where try await client.event()?.seq != seq {
                Issue.record("event \(seq) is missing")
                return
            }
        }
    }

    @Test func `a watch that cannot read the journal ends, to be taken up again`() async throws {
        try await Harness.run { harness in
            let client = try harness.client()
            _ = try await client.ask(#"{"jsonrpc":"2.0","id":1,"method":"watch"}"#)
            await harness.service.wait { $0.fetches == [0] }
            await harness.service.fail(with: .storage(code: 10))
            await harness.service.addEvents(1)
            #expect(try await client.line() == nil)
        }
    }

    @Test func `half-closing after a watch delivers what there is`() async throws {
        try await Harness.run { harness in
            await harness.service.addEvents(100)
            let client = try harness.client()
            try await client.send(
                #"{"jsonrpc":"2.0","id":1,"method":"watch","params":{"since":0}}"#)
            await client.finish()
            #expect(try await client.rest().count == 101)
        }
    }
}
