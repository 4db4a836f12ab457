import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket
import Wyoming

@testable import Ears

/// The ears at the socket of a second recogniser that does as it is told.
struct SecondHearingTests {
    /// Somebody at a socket, who takes an utterance and then does something.
    private final class Server: Sendable {
        let path: String
        private let folder: TemporaryFolder

        /// - Parameter act: gets the connection and what was sent.
        init(_ act: @escaping @Sendable (Int32, [WyomingEvent]) -> Void) throws {
            folder = try TemporaryFolder()
            path = "\(folder.path)/second.sock"
            let listener = try Listener(path: path)
            Self.serve(listener, act)
        }

        private static func serve(
            _ listener: consuming Listener,
            _ act: @escaping @Sendable (Int32, [WyomingEvent]) -> Void
        ) {
            // Taken out of the listener, whose file stays.
            let waiting = dup(listener.pollable)
            Thread.detachNewThread {
                var watched = pollfd(fd: waiting, events: Int16(POLLIN), revents: 0)
                _ = poll(&watched, 1, 10_000)
                let connection = accept(waiting, nil, nil)
                defer {
                    close(connection)
                    close(waiting)
                }
                var framer = WyomingFramer()
                var events: [WyomingEvent] = []
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while events.last?.type != "audio-stop" {
                    let count = recv(connection, &buffer, buffer.count, 0)
                    guard count > 0 else { return }
                    framer.append(buffer[..<count])
                    while case .event(let event)? = try? framer.next() { events.append(event) }
                }
                act(connection, events)
            }
        }
    }

    @discardableResult
    private static func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
        Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    private static func transcript(_ text: String) -> [UInt8] {
        WyomingEvent("transcript", JSONObject([("text", .string(text))])).bytes
    }

    private static let sound = (0..<20_000).map { Int16(truncatingIfNeeded: $0 * 7) }

    @Test func `the sound arrives as it was, and the words come back`() throws {
        let server = try Server { connection, events in
            let types = events.map(\.type)
            let bytes = events.flatMap(\.payload)
            let samples = stride(from: 0, to: bytes.count, by: 2).map {
                Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
            }
            let isRight =
                samples == Self.sound && types.prefix(2) == ["transcribe", "audio-start"]
                && events[1].data == JSONObject([("rate", 16_000), ("width", 2), ("channels", 1)])
            Self.send(WyomingEvent("transcript-start").bytes, connection)
            Self.send(Self.transcript(isRight ? "Two eggs." : "wrong"), connection)
        }
        #expect(
            SecondHearing(socket: server.path, patience: .seconds(5)).words(of: Self.sound)
                == "Two eggs.")
    }

    @Test(
        arguments: [
            ("garbage", { @Sendable connection in Self.send([0, 1, 2, 10, 255], connection) }),
            ("hangs up", { @Sendable _ in }),
            (
                "half an answer",
                { @Sendable connection in
                    Self.send(Array(Self.transcript("two eggs").dropLast(3)), connection)
                }
            ),
            (
                "an error",
                { @Sendable connection in
                    Self.send(WyomingEvent.error("no", code: "x").bytes, connection)
                }
            ),
            (
                "no text",
                { @Sendable connection in
                    Self.send(WyomingEvent("transcript").bytes, connection)
                }
            ),
            (
                "a long line",
                { @Sendable connection in
                    var left = 10_000_000
                    while left > 0, Self.send([UInt8](repeating: 120, count: 50_000), connection) {
                        left -= 50_000
                    }
                }
            ),
            (
                "a large event",
                { @Sendable connection in
                    Self.send(
                        Array("{\"type\":\"transcript\",\"data_length\":999999999}\n".utf8),
                        connection)
                }
            ),
        ] as [(String, @Sendable (Int32) -> Void)])
    func `what is no answer is none, at once`(
        name: String, act: @escaping @Sendable (Int32) -> Void
    ) throws {
        let server = try Server { connection, _ in act(connection) }
        let begun = ContinuousClock.now
        #expect(
            SecondHearing(socket: server.path, patience: .seconds(20)).words(of: Self.sound) == nil)
        #expect(.now - begun < .seconds(10), "\(name)")
    }

    @Test func `a late answer and one that drips are waited for no longer than that`() throws {
        let drip = try Server { connection, _ in
            for byte in Self.transcript("two eggs") where Self.send([byte], connection) {
                usleep(20_000)
            }
        }
        let late = try Server { connection, _ in
            // Until the ears hang up.
            var byte: UInt8 = 0
            _ = recv(connection, &byte, 1, 0)
        }
        for server in [drip, late] {
            let begun = ContinuousClock.now
            #expect(
                SecondHearing(socket: server.path, patience: .milliseconds(200))
                    .words(of: Self.sound) == nil)
            #expect(.now - begun < .seconds(2))
        }
    }

    @Test func `nobody there, or too long an utterance, costs nothing`() {
        let hearing = SecondHearing(socket: "/nowhere/second.sock")
        #expect(hearing.words(of: Self.sound) == nil)
        #expect(hearing.words(of: [Int16](repeating: 0, count: 31 * 16_000)) == nil)
    }
}
