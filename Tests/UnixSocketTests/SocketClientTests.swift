import Glibc
import TestSupport
import Testing

@testable import UnixSocket

struct SocketClientTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/s"
    }

    @Test func `lines go out and replies come in`() throws {
        let listener = try Listener(path: path)
        var client = try SocketClient(connectingTo: path, patience: .seconds(60))
        guard let server = try listener.accept() else { return }
        try client.send(line: "two eggs")
        client.finishSending()
        var buffer = [UInt8](repeating: 0, count: 100)
        #expect(try server.read(into: &buffer) == .moved(9))
        #expect(buffer.starts(with: "two eggs\n".utf8))
        #expect(try server.read(into: &buffer) == .ended)
        _ = try server.write(Array("Logged.\n143 kcal today.\n\n{\"id\":1}\nlast".utf8)[...])
        server.finishWriting()
        #expect(try client.receiveText() == ["Logged.", "143 kcal today."])
        #expect(try client.receiveLine() == #"{"id":1}"#)
        #expect(try client.receiveLine() == "last")
        #expect(try client.receiveLine() == nil)
        listener.close()
    }

    @Test func `nobody there is told from nobody listening`() throws {
        #expect(throws: SocketError(code: ENOENT, operation: .connect)) {
            _ = try SocketClient(connectingTo: path)
        }
        do { _ = try Listener(path: path) }
        #expect(throws: SocketError(code: ECONNREFUSED, operation: .connect)) {
            _ = try SocketClient(connectingTo: path)
        }
    }

    @Test func `patience ends`() throws {
        let listener = try Listener(path: path)
        var client = try SocketClient(connectingTo: path, patience: .milliseconds(1))
        #expect(throws: SocketError(code: ETIMEDOUT, operation: .read)) {
            _ = try client.receiveLine()
        }
        #expect(throws: SocketError(code: ETIMEDOUT, operation: .write)) {
            while true { try client.send(line: String(repeating: "x", count: 100_000)) }
        }
        listener.close()
    }

    @Test func `a daemon that closes is heard out`() throws {
        let listener = try Listener(path: path)
        var client = try SocketClient(connectingTo: path)
        do {
            guard let server = try listener.accept() else { return }
            _ = try server.write(Array("busy\n\nhalf".utf8)[...])
        }
        try client.send(line: "two eggs")
        #expect(try client.receiveText() == ["busy"])
        #expect(throws: SocketError(code: ECONNRESET, operation: .read)) {
            _ = try client.receiveText()
        }
        listener.close()
    }

    @Test func `a reply that is no text is refused`() throws {
        let listener = try Listener(path: path)
        var client = try SocketClient(connectingTo: path)
        guard let server = try listener.accept() else { return }
        _ = try server.write([0xFF, 0x0A][...])
        #expect(throws: SocketError(code: EILSEQ, operation: .read)) {
            _ = try client.receiveLine()
        }
        listener.close()
    }

    @Test func `a line that comes byte by byte, or has no end, is given up`() throws {
        let listener = try Listener(path: path)
        var client = try SocketClient(connectingTo: path, patience: .seconds(60), lineLimit: 100)
        guard let server = try listener.accept() else { return }
        // Each byte is in time, and the line is not.
        _ = try server.write(Array("x".utf8)[...])
        #expect(throws: SocketError(code: ETIMEDOUT, operation: .read)) {
            _ = try client.receiveLine(until: .now)
        }
        _ = try server.write(Array(repeating: UInt8(ascii: "x"), count: 200)[...])
        #expect(throws: SocketError(code: EMSGSIZE, operation: .read)) {
            _ = try client.receiveLine()
        }
        #expect(client.received == 201)
        var words = Array("two eggs\n".utf8)[...]
        #expect(throws: SocketError(code: ETIMEDOUT, operation: .write)) {
            try client.send(from: &words, until: .now - .seconds(1))
        }
        #expect(words.count == 9)
        listener.close()
    }

    @Test func `who listens is known before anything is sent`() throws {
        let listener = try Listener(path: path)
        let client = try SocketClient(connectingTo: path)
        #expect(try client.peer() == Peer(user: geteuid(), process: getpid()))
        listener.close()
    }
}
