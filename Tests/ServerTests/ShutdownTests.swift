import Glibc
import Service
import TestSupport
import Testing
import UnixSocket

@testable import Server

struct ShutdownTests {
    @Test func `what is in flight is finished and answered`() async throws {
        let harness = try await Harness()
        let client = try harness.client()
        try await client.send("wait one\ntwo\nhalf")
        let idle = try harness.client()
        #expect(try await idle.say("hello") == ["heard hello"])
        await harness.service.wait { $0.heard.contains("wait one") }
        async let done = harness.server.shutdown(within: .seconds(5))
        #expect(try await idle.rest() == [], "who waits for nothing is closed at once")
        #expect(throws: SocketError(code: ENOENT, operation: .connect)) {
            _ = try SocketClient(connectingTo: harness.path)
        }
        await harness.service.release("one")
        #expect(try await client.rest() == ["heard wait one", "", "heard two", ""])
        #expect(await done)
        #expect(await harness.server.shutdown(within: .seconds(5)))
        await harness.alarms.wait(for: 0)
    }

    @Test func `what is not done in time is cut off`() async throws {
        let harness = try await Harness()
        let client = try harness.client()
        try await client.send("wait for ever\n")
        await harness.service.wait { $0.heard == ["wait for ever"] }
        async let done = harness.server.shutdown(within: .seconds(5))
        await harness.alarms.wait(for: 1)
        harness.alarms.advance(by: .seconds(5))
        #expect(await done == false)
        #expect(try await client.rest() == [])
        await harness.service.release("for ever")
    }

    @Test func `a server that never started stops at once`() async throws {
        let folder = try TemporaryFolder()
        let server = try Server(
            on: Listener(path: "\(folder.path)/s"), serving: ScriptedService(),
            alarms: ManualAlarms()
        )
        #expect(await server.shutdown(within: .seconds(5)))
        await server.start()
        #expect(throws: SocketError.self) {
            _ = try SocketClient(connectingTo: "\(folder.path)/s")
        }
    }
}
