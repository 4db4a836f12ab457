import Foundation
import Glibc
import Locking
import TestSupport
import Testing

@testable import WebServer

/// Answers that last, against bare sockets.
struct WebStreamTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    /// A server whose only answer is this stream.
    private func serve(_ stream: WebStream) throws -> Served {
        try Served { _ in
            WebResponse(
                status: 200, headers: [("Content-Type", "text/event-stream")], stream: stream)
        }
    }

    @Test func `what is written comes at once, in its order, until the end`() throws {
        let stream = WebStream()
        let served = try serve(stream)
        let client = try BareClient(port: served.port)
        stream.write(Array("first;".utf8))
        client.send(Self.request)
        #expect(client.read(until: "first;").hasPrefix("HTTP/1.1 200 "))
        stream.write(Array("second;".utf8))
        _ = client.read(until: "second;")
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
        stream.write(long)
        stream.write(Array("last;".utf8))
        stream.end()
        stream.write(Array("never".utf8))
        let rest = client.readAll()
        #expect(rest.contains("last;") && !rest.contains("never"))
        #expect(rest.utf8.count { $0 == UInt8(ascii: "x") } == long.count)
    }

    @Test(arguments: [true, false]) func `that the peer is gone is told, once`(isWhole: Bool) throws
    {
        let stream = WebStream()
        let served = try serve(stream)
        let told = Mutex(0)
        stream.whenClosed { told.withLock { $0 += 1 } }
        let client = try BareClient(port: served.port)
        stream.write(Array("first;".utf8))
        client.send(Self.request)
        _ = client.read(until: "first;")
        #expect(told.withLock(\.self) == 0)
        if isWhole { stream.end() } else { client.close() }
        try waitUntil { told.withLock(\.self) == 1 }
        // Who comes late hears it at once.
        stream.whenClosed { told.withLock { $0 += 1 } }
        #expect(told.withLock(\.self) == 2)
        stream.write(Array("late".utf8))
        withExtendedLifetime(served) {}
    }

    @Test func `a server with open streams stops, and ends them`() throws {
        let stream = WebStream()
        let served = try serve(stream)
        let client = try BareClient(port: served.port)
        stream.write(Array("first;".utf8))
        client.send(Self.request)
        _ = client.read(until: "first;")
        served.stop()
        #expect(!client.readAll().contains("first;"))
        let told = Mutex(false)
        stream.whenClosed { told.withLock { $0 = true } }
        #expect(told.withLock(\.self) == true)
    }

    @Test func `who reads nothing is dropped before much waits`() throws {
        let stream = WebStream(limit: 1000)
        stream.write([UInt8](repeating: UInt8(ascii: "#"), count: 900))
        stream.write([UInt8](repeating: UInt8(ascii: "#"), count: 101))
        let served = try serve(stream)
        let client = try BareClient(port: served.port)
        client.send(Self.request)
        #expect(!client.readAll().contains("#"))
        withExtendedLifetime(served) {}
    }
}
