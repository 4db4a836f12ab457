import JSON
import TestSupport
import Testing
import Wire

@testable import Assistants

/// Clients whose connections are cut, and who come back.
struct ResumingTests {
    private static func message(_ number: Int) -> JSONValue {
        ["jsonrpc": "2.0", "method": "note", "params": ["number": .integer(number)]]
    }

    private static func answer(_ number: Int) -> JSONValue {
        ["jsonrpc": "2.0", "id": 1, "result": ["number": .integer(number)]]
    }

    /// What a client reads of a stream: numbers of messages, and the newest id.
    private struct Client {
        var numbers: [Int] = []
        var last: String?

        /// - Parameter most: events that come through before the connection is cut.
        mutating func read(_ stream: TestStream, most: Int = .max) {
            var count = 0
            for event in stream.text.split(separator: "\n\n") {
                // Where the stream begins comes through always: who has no id cannot come back to it.
                if event.contains("event: ") {
                    guard count < most else { break }
                    count += 1
                }
                for line in event.split(separator: "\n") {
                    if line.hasPrefix("id: ") { last = String(line.dropFirst(4)) }
                    guard line.hasPrefix("data: {"),
                        let value = try? JSONValue(parsing: String(line.dropFirst(6))),
                        let number = (value["params"] ?? value["result"])?["number"]?.integer
                    else { continue }
                    numbers.append(number)
                }
            }
        }

        var place: EventPlace? { last.flatMap { EventPlace($0) } }
    }

    @Test(arguments: 0..<100)
    func `whoever is cut off at any event gets the rest, each once`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let router = MessageRouter(isResumable: true)
        var (client, sent) = (Client(), 0)
        var stream = TestStream()
        #expect(router.attach(stream, primes: true) == .whole)
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 0..<8, using: &random) {
                sent += 1
                router.deliver(Self.message(sent), about: nil)
            }
            // Some of it comes through before the client's side is gone.
            client.read(stream, most: Int.random(in: 0..<8, using: &random))
            if Bool.random(using: &random) { stream.leave() }
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                sent += 1
                router.deliver(Self.message(sent), about: nil)
            }
            stream = TestStream()
            #expect(
                router.attach(stream, behind: client.place?.event, primes: true) == .whole,
                "seed \(seed)")
        }
        client.read(stream)
        #expect(client.numbers == Array(stride(from: 1, through: sent, by: 1)), "seed \(seed)")
    }

    @Test(arguments: 0..<100)
    func `an answer comes whole, wherever its stream was cut`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let router = MessageRouter(isResumable: true)
        let answer = try #require(router.open(.integer(1)))
        let count = Int.random(in: 1..<20, using: &random)
        var (client, sent, stream) = (Client(), 0, TestStream())
        var number = router.flow(answer, to: stream, primes: true)
        while sent < count || client.numbers.count < count {
            if sent < count {
                sent += 1
                router.deliver(
                    sent == count ? Self.answer(sent) : Self.message(sent), about: .integer(1))
            }
            guard Int.random(in: 0..<3, using: &random) == 0 || sent == count else { continue }
            client.read(stream, most: Int.random(in: 0..<8, using: &random))
            answer.left(stream: number, at: 0)
            stream = TestStream()
            let place = try #require(client.place)
            #expect(place.stream == 1)
            number = try #require(router.resume(place, on: stream)?.stream, "seed \(seed)")
            if sent == count { client.read(stream) }
        }
        #expect(client.numbers == Array(1...count), "seed \(seed)")
        #expect(stream.isEnded)
        // What is about something else has its own stream.
        router.deliver(Self.message(99), about: nil)
        let again = TestStream()
        #expect(router.resume(EventPlace(stream: 1, event: 0), on: again) != nil)
        #expect(!again.text.contains("99"))
    }

    @Test func `what is kept has its bounds, and a gap is told`() throws {
        let router = MessageRouter(isResumable: true)
        for number in 1...EventShelf.mostEvents + 6 {
            router.deliver(Self.message(number), about: nil)
        }
        let stream = TestStream()
        #expect(router.attach(stream) == .gap)
        var client = Client()
        client.read(stream)
        #expect(client.numbers == Array(7...EventShelf.mostEvents + 6))
        #expect(router.attach(TestStream(), behind: EventShelf.mostEvents + 6) == .whole)
        #expect(router.attach(TestStream(), behind: EventShelf.mostEvents + 7) == .unknown)

        // Large ones count by their size, and one that is too large is not kept at all.
        var shelf = EventShelf(stream: 0)
        let large = JSONValue.string(String(repeating: "x", count: EventShelf.mostBytes / 4))
        for _ in 0..<10 { _ = shelf.add(["jsonrpc": "2.0", "method": large]) }
        #expect(shelf.size <= EventShelf.mostBytes)
        #expect(shelf.behind(0).events.count == 3)
        _ = shelf.add(.string(String(repeating: "x", count: EventShelf.mostBytes)))
        #expect(shelf.size == 0 && shelf.behind(10).isGap && !shelf.behind(11).isGap)

        // Of answers that were sent the newest are kept.
        for id in 1...20 {
            let answer = try #require(router.open(.integer(id)))
            _ = router.flow(answer, to: TestStream(), primes: true)
            router.deliver(Self.answer(id), about: .integer(id))
        }
        let kept = (1...20).filter {
            router.resume(EventPlace(stream: $0, event: 0), on: TestStream()) != nil
        }
        #expect(kept == Array(13...20))
    }

    @Test func `an answer of which some had to make room is not gone on with`() throws {
        let router = MessageRouter(isResumable: true)
        let answer = try #require(router.open(.integer(1)))
        _ = router.flow(answer, to: TestStream(), primes: true)
        for number in 1...EventShelf.mostEvents + 6 {
            router.deliver(Self.message(number), about: .integer(1))
        }
        #expect(router.resume(EventPlace(stream: 1, event: 5), on: TestStream()) == nil)
        #expect(router.resume(EventPlace(stream: 1, event: 6), on: TestStream()) != nil)
    }

    @Test func `who does not come back within a minute is given up`() throws {
        let router = MessageRouter(isResumable: true)
        let answer = try #require(router.open(.integer(1)))
        let number = router.flow(answer, to: TestStream(), primes: true)
        #expect(router.giveUp(leftBy: .max - 1) == [])
        answer.left(stream: number, at: 10)
        #expect(router.giveUp(leftBy: 9) == [])
        let other = try #require(
            router.resume(EventPlace(stream: 1, event: 0), on: TestStream())?.stream)
        // An older stream of it ends late.
        answer.left(stream: number, at: 10)
        #expect(router.giveUp(leftBy: 10) == [])
        answer.left(stream: other, at: 11)
        #expect(router.giveUp(leftBy: 11) == [.integer(1)])
        #expect(router.openCount == 0)
    }

    @Test(
        arguments: [
            "", "0", "0-", "-", "-1-0", "a-b", "0-0-0", "9-0", "0-1", "1-0", "0x0-0",
            "99999999999999999999-0",
        ])
    func `an id that was never sent opens nothing`(id: String) throws {
        let stage = DeskStage()
        let session = try #require(stage.begin())
        let here: [String: String?] = ["mcp-session-id": session, "last-event-id": id]
        let reply = stage.ask(.get, here)
        #expect(reply.status == 400 && reply.stream == nil)
        #expect(stage.ask(.get, here, token: "other").status == 404)
    }

    @Test func `a desk's streams say where they are, to those who know what that is`() throws {
        let stage = DeskStage()
        let session = try #require(stage.begin())
        let stream = try #require(stage.ask(.get, ["mcp-session-id": session]).test)
        #expect(stream.text == ": \n\nid: 0-0\ndata: \n\n")
        let again = stage.ask(.get, ["mcp-session-id": session, "last-event-id": "0-0"])
        #expect(again.test?.text == ": \n\nid: 0-0\ndata: \n\n" && stream.isEnded)

        let older = stage.send(
            DeskStage.initialize.replacing("2025-11-25", with: "2025-06-18"))
        let name = try #require(older.header("Mcp-Session-Id"))
        #expect(stage.ask(.get, ["mcp-session-id": name]).test?.text == ": \n\n")
    }
}
